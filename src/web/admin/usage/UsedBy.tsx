import { useState } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import type { Currency, Figures } from '#shared/costs.ts'
import type { Family } from '../../families.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Bars } from '../../usage/Bars.tsx'
import { byMost, type Measure, valueOf } from './measures.ts'
import { useSaid } from './useSaid.ts'

const all = (count: string) => ({ de: `Alle ${count} zeigen`, en: `Show all ${count}` })
const atFirst = 10

export type UsageLine = Figures & {
  readonly key: string
  readonly named: string
  readonly card?: EngineCard
  readonly family?: Family
}
type Props = { lines: readonly UsageLine[]; measure: Measure; currency: Currency }

/** What was used by one thing after the other, the most first, with all that is counted. */
export function UsedBy({ lines, measure, currency }: Props) {
  const t = useText()
  const { number } = useFormats()
  const { says, others } = useSaid(currency)
  const [isWhole, show] = useState(false)
  const sorted = lines.toSorted(byMost(measure))
  const bars = (isWhole ? sorted : sorted.slice(0, atFirst)).map(({ key, named, card, family, ...figures }) => ({
    ...{ key, name: named, card, family, value: valueOf(measure, figures) },
    ...{ says: says(measure, figures), more: others(measure, figures) },
  }))
  return (
    <>
      <Bars bars={bars} />
      {bars.length < lines.length && (
        <button type="button" className="btn-small -ml-2.5 justify-self-start" onClick={() => show(true)}>
          {t(all(number(lines.length)))}
        </button>
      )}
    </>
  )
}
