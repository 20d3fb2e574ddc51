import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const words = {
  today: { de: 'heute', en: 'today' },
  peak: (value: string) => ({ de: `Höchstwert: ${value}`, en: `Peak: ${value}` }),
}

/** A bar takes 7 of 10; the highest is 100. Where there was something, something is to be seen. */
const heightOf = (value: number, most: number) => (value ? Math.max(3, (value / most) * 100) : 0)

export type DayValue = { readonly day: string; readonly value: number }
type Props = {
  caption: string
  /** The value of the highest bar, as it is written. */
  peak: string
  days: readonly DayValue[]
}

/** A value of each day as bars, today's in full colour. For eyes only: a table says the same. */
export function DayBars({ caption, peak, days }: Props) {
  const t = useText()
  const { renewal } = useFormats()
  const highest = Math.max(0, ...days.map(({ value }) => value))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <h3 className="font-medium">{caption}</h3>
        <p className="text-muted tabular-nums">{peak && t(words.peak(peak))}</p>
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * 10} 100`}
        preserveAspectRatio="none"
        className="mt-2 h-32 w-full border-b border-line"
      >
        {days.map(({ day, value }, at) => {
          const height = heightOf(value, highest || 1)
          const fill = day === last?.day ? 'fill-accent' : 'fill-accent/50'
          return <rect key={day} x={at * 10 + 1.5} y={100 - height} width={7} height={height} className={fill} />
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{first && renewal(first.day)}</span>
        <span>{t(words.today)}</span>
      </p>
    </div>
  )
}
