import type { Compared } from '#language/comparing/compared.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

const words = {
  figures: { de: 'In Zahlen', en: 'In figures' },
  text: (number: number) => ({ de: `Text ${number}`, en: `Text ${number}` }),
  words: { de: 'Wörter', en: 'Words' },
  sentences: { de: 'Sätze', en: 'Sentences' },
  wordsPerSentence: { de: 'Wörter je Satz', en: 'Words per sentence' },
  flesch: { de: 'Lesbarkeit (Flesch, 100 ist leicht)', en: 'Readability (Flesch, 100 is easy)' },
  lix: { de: 'Lesbarkeit (LIX, unter 40 ist leicht)', en: 'Readability (LIX, below 40 is easy)' },
}
const rows = [
  ['words', 0],
  ['sentences', 0],
  ['wordsPerSentence', 1],
  ['flesch', 0],
  ['lix', 0],
] as const

/** How much both texts are, and how easily each reads. */
export function Figures({ one, other }: Pick<Compared, 'one' | 'other'>) {
  const t = useText()
  const { number } = useFormats()
  const said = (value: number | undefined, digits: number) =>
    value === undefined ? '–' : number(Number(value.toFixed(digits)))
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t(words.figures)}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          <td />
          {[1, 2].map(side => (
            <th key={side} scope="col" className="py-1.5 pl-3 text-right font-medium whitespace-nowrap">
              {t(words.text(side))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([row, digits]) => (
          <tr key={row} className="border-b border-line last:border-b-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              {t(words[row])}
            </th>
            <td className="py-1.5 pl-3 text-right tabular-nums">{said(one[row], digits)}</td>
            <td className="py-1.5 pl-3 text-right tabular-nums">{said(other[row], digits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
