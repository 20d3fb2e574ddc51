import type { Segment } from '#language/comparing/segments.ts'
import { useText } from '../../language.tsx'
import { sidesOf } from './sides.ts'

const words = {
  text: (number: number) => ({ de: `Text ${number}`, en: `Text ${number}` }),
  legend: { de: 'Was die Farben bedeuten', en: 'What the colours mean' },
  only: (number: number) => ({ de: `nur in Text ${number}`, en: `only in text ${number}` }),
  both: { de: 'ohne Farbe: in beiden', en: 'no colour: in both' },
}
/** What only one of them has is neither wrong nor right: each text has a colour, and a line of its own kind. */
const only = [
  'rounded-sm bg-accent-soft text-ink underline decoration-accent decoration-2 underline-offset-4',
  'rounded-sm bg-warn-soft text-ink underline decoration-warn decoration-2 decoration-dotted underline-offset-4',
] as const

/** Both texts side by side, with what only one of them has in its colour; on phones one after the other. */
export function Sides({ segments }: { segments: readonly Segment[] }) {
  const t = useText()
  return (
    <div>
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 @xl:grid-cols-2">
        {sidesOf(segments).map((side, at) => (
          <section key={at} aria-label={t(words.text(at + 1))} className="min-w-0">
            <h3 className="mb-2 text-sm font-medium">{t(words.text(at + 1))}</h3>
            <p dir="auto" className="font-serif text-lg whitespace-pre-wrap wrap-anywhere">
              {side.map(({ kind, text }, place) =>
                kind === 'same' ? (
                  <span key={place}>{text}</span>
                ) : (
                  <mark key={place} className={only[at]}>
                    {text}
                  </mark>
                ),
              )}
            </p>
          </section>
        ))}
      </div>
      <ul aria-label={t(words.legend)} className="mt-5 flex flex-wrap gap-x-5 gap-y-1.5 text-sm">
        {only.map((look, at) => (
          <li key={at}>
            <span className={`${look} px-1`}>{t(words.only(at + 1))}</span>
          </li>
        ))}
        <li className="text-muted">{t(words.both)}</li>
      </ul>
    </div>
  )
}
