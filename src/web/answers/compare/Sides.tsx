import type { Segment } from '#language/comparing/segments.ts'
import { useText } from '../../language.tsx'
import { Legend, onlyIn } from './Legend.tsx'
import { sidesOf } from './sides.ts'

const words = { text: (number: number) => ({ de: `Text ${number}`, en: `Text ${number}` }) }

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
                  <mark key={place} className={onlyIn[at]}>
                    {text}
                  </mark>
                ),
              )}
            </p>
          </section>
        ))}
      </div>
      <Legend />
    </div>
  )
}
