import { ChevronRight } from 'lucide-react'
import type { UsageLine } from '#server/admin/usage.ts'
import type { Currency } from '#shared/costs.ts'
import { metersShown } from '#shared/meters.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { DayBars } from '../../usage/DayBars.tsx'
import { DayTable } from '../../usage/DayTable.tsx'
import { columnNames, columnsOf, type Measure, measureNames, valueOf } from './measures.ts'
import { useSaid } from './useSaid.ts'

const words = {
  perDay: { de: 'je Tag (UTC)', en: 'per day (UTC)' },
  table: { de: 'Als Tabelle', en: 'As a table' },
}

type Props = { days: readonly UsageLine[]; measure: Measure; currency: Currency }

/** One figure of each day as bars, and all of them as a table for whoever opens it. */
export function UsedDays({ days, measure, currency }: Props) {
  const t = useText()
  const { number, money } = useFormats()
  const { cell } = useSaid(currency)
  const caption = `${t(measureNames[measure])} ${t(words.perDay)}`
  const columns = columnsOf(metersShown(...days))
  const used = days.filter(({ runs }) => runs).toReversed()
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3">
      <h3 className="text-sm font-medium">{caption}</h3>
      <DayBars
        says={value => (measure === 'cost' ? money(value, currency) : number(value))}
        days={days.map(day => ({ day: day.name, value: valueOf(measure, day) }))}
      />
      <details className="group min-w-0">
        <summary className="btn-small -ml-2.5 w-fit cursor-pointer list-none [&::-webkit-details-marker]:hidden">
          <ChevronRight className="size-4 transition-transform group-open:rotate-90" aria-hidden />
          {t(words.table)}
        </summary>
        <div
          role="region"
          aria-label={caption}
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard, too
          tabIndex={0}
          className="mt-2 max-h-96 overflow-auto rounded-md"
        >
          <DayTable
            caption={caption}
            heads={columns.map(one => t(columnNames[one]))}
            rows={used.map(day => ({ day: day.name, cells: columns.map(one => cell(one, day)) }))}
          />
        </div>
      </details>
    </div>
  )
}
