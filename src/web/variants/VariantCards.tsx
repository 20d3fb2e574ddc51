import { useText } from '../language.tsx'
import { namesOf } from './names.ts'
import type { OneOf } from '../runs/one-of.ts'
import { type OfAll, VariantCard } from './VariantCard.tsx'

/** Several answers as cards: one under the other, and two beside each other where there is room. */
export function VariantCards({ variants, ...all }: OfAll & { variants: readonly OneOf[] }) {
  const t = useText()
  const names = namesOf(all.call.fields, variants)
  return (
    <div className="@container -mb-px border-b border-line">
      <div className="grid grid-cols-1 gap-px bg-line @3xl:grid-cols-2 @3xl:*:last:odd:col-span-full">
        {variants.map((one, at) => (
          <VariantCard key={at} {...all} one={one} number={at + 1} name={t(names[at])} />
        ))}
      </div>
    </div>
  )
}
