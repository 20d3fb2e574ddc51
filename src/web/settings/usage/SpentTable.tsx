import type { UsageView } from '#server/usage/routes.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { DayTable } from '../../usage/DayTable.tsx'

const requests = { de: 'Anfragen', en: 'Requests' }

type Props = { caption: string; days: UsageView['days'] }

/** What the bars show, for those who hear the page. */
export function SpentTable({ caption, days }: Props) {
  const t = useText()
  const { number } = useFormats()
  const used = days.filter(day => day.requests)
  return (
    <div className="sr-only">
      <DayTable
        caption={caption}
        heads={[t(requests)]}
        rows={used.map(({ day, requests: count }) => ({ day, cells: [number(count)] }))}
      />
    </div>
  )
}
