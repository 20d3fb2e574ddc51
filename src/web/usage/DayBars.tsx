import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { niceTop } from './nice-top.ts'

const words = { today: (value: string) => ({ de: `heute ${value}`, en: `today ${value}` }) }

export type DayValue = { readonly day: string; readonly value: number }
type Props = {
  days: readonly DayValue[]
  /** A value as it is written at an axis or above a bar. */
  says(value: number): string
}

/** Where something stands that belongs to a bar: above its middle, and never beyond the last one's edge. */
const over = (at: number, of: number) =>
  at > of * 0.9 ? { right: 0 } : { left: `${((at + 0.5) / of) * 100}%`, transform: 'translateX(-50%)' }

/** A value of each day as bars, today's in full colour. For eyes only: a table says the same. */
export function DayBars({ days, says }: Props) {
  const t = useText()
  const { date } = useFormats()
  const of = days.length
  const highest = Math.max(0, ...days.map(({ value }) => value))
  const top = niceTop(highest)
  const last = of - 1
  const peak = days.findIndex(({ value }) => value === highest)
  const every = Math.max(1, Math.round(of / 4))
  const height = (value: number) => `${value ? Math.max(1.5, (value / top) * 100) : 0}%`
  return (
    <div
      aria-hidden
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 pt-6 text-sm text-muted tabular-nums"
    >
      <p className="relative flex flex-col justify-between text-right">
        {[top, top / 2, 0].map(value => (
          <span key={value} className="-my-2.5">
            {says(value)}
          </span>
        ))}
      </p>
      <div className="relative h-40 border-b border-line sm:h-48">
        {['top-0', 'top-1/2'].map(place => (
          <span key={place} className={`absolute inset-x-0 border-t border-dashed border-line ${place}`} />
        ))}
        <div className="absolute inset-0 flex items-end">
          {days.map(({ day, value }, at) => (
            <span key={day} data-day={day} className="flex h-full flex-1 items-end justify-center">
              <span
                className={`w-[70%] max-w-4 rounded-t-[3px] ${at === last ? 'bg-accent' : 'bg-accent/45'}`}
                style={{ height: height(value) }}
              />
            </span>
          ))}
        </div>
        {highest > 0 && (
          <span className="absolute mb-1 font-medium text-ink" style={{ bottom: height(highest), ...over(peak, of) }}>
            {says(highest)}
          </span>
        )}
      </div>
      <p className="relative col-start-2 h-5">
        {days.map(
          ({ day, value }, at) =>
            (last - at) % every === 0 &&
            at > of * 0.05 && (
              <span
                key={day}
                className={`absolute whitespace-nowrap ${
                  at === last ? 'font-medium text-accent-ink' : at > of * 0.65 ? 'max-sm:hidden' : ''
                }`}
                style={over(at, of)}
              >
                {at === last ? t(words.today(says(value))) : date(day)}
              </span>
            ),
        )}
      </p>
    </div>
  )
}
