import { useId, useState } from 'react'
import { useText } from '../language.tsx'
import type { OneOf } from '../runs/one-of.ts'
import { namesOf } from './names.ts'
import { type OfAll, VariantCard } from './VariantCard.tsx'
import { tabIds, VariantTabs } from './VariantTabs.tsx'

/** Several answers where they are only looked at, one at a time. */
export function TabbedCards({ variants, ...all }: OfAll & { variants: readonly OneOf[] }) {
  const t = useText()
  const id = useId()
  const [wanted, show] = useState(1)
  const shown = Math.min(wanted, variants.length)
  const names = namesOf(all.call.fields, variants)
  const one = variants[shown - 1]
  const { tab, panel } = tabIds(id, shown)
  return (
    <div className="mt-3">
      <VariantTabs {...{ id, names, variants, shown }} onShow={show} />
      <div role="tabpanel" id={panel} aria-labelledby={tab} className="-mb-px border-y border-line">
        {one && <VariantCard key={shown} {...all} one={one} number={shown} name={t(names[shown - 1])} />}
      </div>
    </div>
  )
}
