import type { EngineCard } from '#catalogue/shown.ts'
import type { Family } from '../families.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'

export type Bar = {
  readonly key: string
  readonly name: string
  readonly value: number
  /** The value in words. */
  readonly says: string
  /** The tool it is about, as long as there is one. */
  readonly card?: EngineCard
  /** Whose tint it wears. */
  readonly family?: Family
  /** What else there is to say, in a line below. */
  readonly more?: string
}

/** Of tools the sign, of everything else a longer name; then the bar and the value. */
const columns = {
  tools: 'gap-x-3 grid-cols-[auto_minmax(0,1fr)_auto] sm:grid-cols-[auto_minmax(0,11rem)_minmax(0,1fr)_auto]',
  others: 'grid-cols-[0_minmax(0,1fr)_auto] sm:grid-cols-[0_minmax(0,14rem)_minmax(0,1fr)_auto]',
}

/** Things and how much of something each has, a bar beside each; on phones below its name. */
export function Bars({ bars }: { bars: readonly Bar[] }) {
  const most = Math.max(...bars.map(({ value }) => value)) || 1
  const isOfTools = bars.some(({ card }) => card)
  return (
    <ul className={`grid gap-y-4 ${columns[isOfTools ? 'tools' : 'others']}`}>
      {bars.map(({ key, name, value, says, card, family = 'general', more }) => (
        <li key={key} data-family={family} className="col-span-full grid grid-cols-subgrid items-center gap-y-1">
          {card ? <EngineIcon engine={card} size="small" /> : <span />}
          <span className="min-w-0 pr-3 hyphens-auto wrap-anywhere">{name}</span>
          <span className="text-right text-balance tabular-nums sm:pl-3 sm:whitespace-nowrap sm:order-1">{says}</span>
          <span aria-hidden className="col-start-2 -col-end-1 block sm:col-start-3 sm:-col-end-2">
            <span
              className={`block h-2 rounded-[3px] bg-tint-ink ${value ? 'min-w-0.5' : ''}`}
              style={{ width: `${(value / most) * 100}%` }}
            />
          </span>
          {more && (
            <p className="col-start-2 -col-end-1 text-sm text-muted tabular-nums sm:order-2 sm:col-start-3">{more}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
