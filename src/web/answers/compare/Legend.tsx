import { useText } from '../../language.tsx'

const words = {
  legend: { de: 'Was die Farben bedeuten', en: 'What the colours mean' },
  only: (number: number) => ({ de: `nur in Text ${number}`, en: `only in text ${number}` }),
  both: { de: 'ohne Farbe: in beiden', en: 'no colour: in both' },
}

/** What only one of them has is neither wrong nor right: each text has a colour, and a line of its own kind. */
export const onlyIn = [
  'rounded-sm bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-4',
  'rounded-sm bg-warn-soft text-ink underline decoration-warn decoration-2 decoration-dotted underline-offset-4',
] as const

/** What the colours of two texts mean that are compared. */
export function Legend() {
  const t = useText()
  return (
    <ul aria-label={t(words.legend)} className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
      {onlyIn.map((look, at) => (
        <li key={at}>
          <span className={`${look} px-1`}>{t(words.only(at + 1))}</span>
        </li>
      ))}
      <li className="text-muted">{t(words.both)}</li>
    </ul>
  )
}
