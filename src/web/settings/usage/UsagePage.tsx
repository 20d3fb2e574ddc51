import { type ReactNode, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type Span, spans, spentQuery } from '../../data/spent.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Button } from '../../ui/Button.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { useCsv } from '../../ui/useCsv.ts'
import { DayBars } from '../../usage/DayBars.tsx'
import { sections } from '../sections.ts'
import { SettingsNav } from '../SettingsNav.tsx'
import { MonthFigures } from './MonthFigures.tsx'
import { SpentTable } from './SpentTable.tsx'
import { SpentTools } from './SpentTools.tsx'

const words = {
  missing: {
    de: 'Was nicht berechnet wurde oder gelöscht ist, fehlt hier. Tage sind nach UTC gezählt.',
    en: 'What was not charged or has been deleted is not shown. Days are counted in UTC.',
  },
  span: { de: 'Zeitraum', en: 'Period' },
  days: (span: Span) => ({ de: `${span} Tage`, en: `${span} days` }),
  none: {
    de: 'In dieser Zeit haben Sie keine Anfrage verwendet.',
    en: 'You used no requests in this period.',
  },
  perDay: { de: 'Anfragen je Tag', en: 'Requests per day' },
  csv: { de: 'Als CSV', en: 'As CSV' },
  file: { de: 'Federwerk-Verbrauch.csv', en: 'Federwerk usage.csv' },
}

/** What a person's requests went into: this month in three figures, by day and by tool. */
export function UsagePage() {
  const t = useText()
  const { number, month } = useFormats()
  const [span, setSpan] = useState<Span>('30')
  const csv = useCsv()
  const query = useQuery(spentQuery(span))
  const options = spans.map(value => ({ value, label: t(words.days(value)) }))
  const perDay = (bars: ReactNode) => (
    <section aria-labelledby="per-day" className="grid grid-cols-1 gap-1">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id="per-day" className="font-semibold">
          {t(words.perDay)}
        </h2>
        <Segments label={t(words.span)} value={span} options={options} onChange={setSpan} />
      </div>
      {bars}
    </section>
  )
  const missing = <p className="text-sm text-muted">{t(words.missing)}</p>
  const meanwhile = (
    <div className="grid grid-cols-1 gap-8">
      <MonthFigures />
      {perDay(<span aria-hidden className="skeleton h-52 sm:h-60" />)}
      {missing}
    </div>
  )
  return (
    <div className="grid grid-cols-1 gap-x-12 gap-y-4 lg:grid-cols-[11rem_minmax(0,1fr)]">
      <SettingsNav at="usage" />
      <div className="grid min-w-0 grid-cols-1 content-start gap-8">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h1 className="voice text-2xl">{t(sections.usage)}</h1>
            <p className="mt-1 min-h-6 text-muted">{query.data && month(query.data.month.begins)}</p>
          </div>
          <Button
            className="btn-line"
            disabled={!query.data?.engines.length}
            isBusy={csv.isPending}
            onClick={() => csv.mutate({ from: `/api/usage.csv?days=${span}`, name: t(words.file) })}
          >
            <Download className="size-4" aria-hidden />
            {t(words.csv)}
          </Button>
        </div>
        <Fetched query={query} meanwhile={meanwhile}>
          {({ month: written, days, engines }) => (
            <>
              <MonthFigures month={written} />
              {perDay(
                engines.length ? (
                  <>
                    <DayBars says={number} days={days.map(({ day, requests }) => ({ day, value: requests }))} />
                    <SpentTable caption={t(words.perDay)} days={days} />
                  </>
                ) : (
                  <p className="py-4 text-muted">{t(words.none)}</p>
                ),
              )}
              {engines.length > 0 && <SpentTools engines={engines} />}
              {missing}
            </>
          )}
        </Fetched>
      </div>
    </div>
  )
}
