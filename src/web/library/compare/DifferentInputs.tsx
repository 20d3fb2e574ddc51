import { segmentsOf } from '#language/comparing/segments.ts'
import { onlyIn } from '../../answers/compare/Legend.tsx'
import { sidesOf } from '../../answers/compare/sides.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { type Difference, differing, type AnsweredQuestion } from './differing.ts'

const words = {
  inputs: { de: 'Eingaben, die sich unterscheiden', en: 'Inputs that differ' },
  equal: { de: 'Beide Texte sind aus denselben Eingaben entstanden.', en: 'Both texts came from the same inputs.' },
  alike: (count: string, one: boolean) => ({
    de: one ? 'Die übrige Eingabe ist gleich.' : `Die übrigen ${count} Eingaben sind gleich.`,
    en: one ? 'The other input is the same.' : `The other ${count} inputs are the same.`,
  }),
  missing: { de: 'nicht gefragt', en: 'not asked' },
}

function Row({ label, one, other }: Difference) {
  const t = useText()
  const sides = one !== undefined && other !== undefined ? sidesOf(segmentsOf(one, other)) : undefined
  return (
    <div className="grid grid-cols-1 gap-x-8 gap-y-1.5 @2xl:grid-cols-2">
      <dt className="col-span-full text-muted">{label}</dt>
      {[one, other].map((said, at) => (
        <dd key={at} dir="auto" className="min-w-0 rounded-md bg-sunken px-3 py-2 whitespace-pre-wrap wrap-anywhere">
          {sides?.[at]?.map(({ kind, text }, place) => {
            if (kind === 'same') return text
            return (
              <mark key={place} className={onlyIn[at]}>
                {text}
              </mark>
            )
          }) ??
            said ?? <span className="text-muted">{t(words.missing)}</span>}
        </dd>
      ))}
    </div>
  )
}

/** What was asked differently of two texts, with what only one of them was told marked. */
export function DifferentInputs({
  one,
  other,
}: {
  one: readonly AnsweredQuestion[]
  other: readonly AnsweredQuestion[]
}) {
  const t = useText()
  const { number } = useFormats()
  const { different, alike } = differing(one, other)
  if (!different.length) return <p className="text-sm text-muted">{t(words.equal)}</p>
  return (
    <section aria-label={t(words.inputs)} className="text-sm">
      <h3 className="mb-3 font-medium">{t(words.inputs)}</h3>
      <dl className="grid grid-cols-1 gap-4">
        {different.map(row => (
          <Row key={row.label} {...row} />
        ))}
      </dl>
      {alike > 0 && <p className="mt-3 text-muted">{t(words.alike(number(alike), alike === 1))}</p>}
    </section>
  )
}
