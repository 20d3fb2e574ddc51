import type { UsageView } from '#server/usage.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'

const words = {
  caption: { de: 'Anfragen am Tag', en: 'Requests per day' },
  day: { de: 'Tag', en: 'Day' },
  requests: { de: 'Anfragen', en: 'Requests' },
  today: { de: 'heute', en: 'today' },
  most: (requests: string) => ({ de: `bis zu ${requests} am Tag`, en: `up to ${requests} a day` }),
}

/** A bar takes 7 of 10; the highest is 100. Where there was something, something is to be seen. */
const heightOf = (requests: number, most: number) => (requests ? Math.max(3, (requests / most) * 100) : 0)

/** The requests of each day as bars, today's in full colour; the same as a table for those who hear it. */
export function DayBars({ days }: Pick<UsageView, 'days'>) {
  const t = useText()
  const { number, renewal } = useFormats()
  const most = Math.max(1, ...days.map(({ requests }) => requests))
  const [first, last] = [days[0], days.at(-1)]
  const used = days.filter(({ requests }) => requests)
  return (
    <div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
        <h3 className="font-medium">{t(words.caption)}</h3>
        <p className="text-muted tabular-nums">{t(words.most(number(most)))}</p>
      </div>
      <svg
        aria-hidden
        viewBox={`0 0 ${days.length * 10} 100`}
        preserveAspectRatio="none"
        className="mt-2 h-32 w-full border-b border-line"
      >
        {days.map(({ day, requests }, at) => {
          const height = heightOf(requests, most)
          const fill = day === last?.day ? 'fill-accent' : 'fill-accent/50'
          return <rect key={day} x={at * 10 + 1.5} y={100 - height} width={7} height={height} className={fill} />
        })}
      </svg>
      <p aria-hidden className="mt-1 flex justify-between text-sm text-muted">
        <span>{first && renewal(first.day)}</span>
        <span>{t(words.today)}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>{t(words.caption)}</caption>
          <thead>
            <tr>
              <th scope="col">{t(words.day)}</th>
              <th scope="col">{t(words.requests)}</th>
            </tr>
          </thead>
          <tbody>
            {used.map(({ day, requests }) => (
              <tr key={day}>
                <th scope="row">{renewal(day)}</th>
                <td>{number(requests)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
