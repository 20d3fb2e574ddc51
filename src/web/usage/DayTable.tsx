import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'

const dayHead = { de: 'Tag', en: 'Day' }

type Props = { caption: string; heads: readonly string[]; rows: readonly { day: string; cells: readonly string[] }[] }

/** What bars show, as a table; `heads` are those behind the day. */
export function DayTable({ caption, heads, rows }: Props) {
  const t = useText()
  const { renewal } = useFormats()
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-left text-muted">
          {[t(dayHead), ...heads].map((head, at) => (
            <th
              key={head}
              scope="col"
              className={`py-1.5 font-normal whitespace-nowrap ${at ? 'pl-4 text-right' : ''}`}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ day, cells }) => (
          <tr key={day} className="border-t border-line">
            <th scope="row" className="py-1.5 text-left font-normal whitespace-nowrap">
              {renewal(day)}
            </th>
            {cells.map((cell, at) => (
              <td key={heads[at]} className="py-1.5 pl-4 text-right text-balance">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
