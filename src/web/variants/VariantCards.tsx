import { useText } from '../language.tsx'
import { namesOf } from './names.ts'
import type { OneOf } from '../runs/one-of.ts'
import { type OfAll, VariantCard } from './VariantCard.tsx'

const columns = ['grid-cols-1', 'grid-cols-1', 'grid-cols-2', 'grid-cols-3']

/** A few short answers as cards beside each other. */
export function VariantCards({ variants, ...all }: OfAll & { variants: readonly OneOf[] }) {
  const t = useText()
  const names = namesOf(all.call.fields, variants)
  return (
    <div className={`-mb-px grid gap-px border-b border-line bg-line ${columns[variants.length] ?? ''}`}>
      {variants.map((one, at) => (
        <VariantCard key={at} {...all} one={one} number={at + 1} name={t(names[at])} />
      ))}
    </div>
  )
}
