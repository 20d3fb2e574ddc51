import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { UsageView } from '#server/usage/routes.ts'
import { Fetched } from '../../ui/Fetched.tsx'
import { useCsv } from '../../ui/useCsv.ts'
import { type Span, spans, spentQuery } from '../../data/spent.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Bars } from '../../usage/Bars.tsx'
import { DayBars } from '../../usage/DayBars.tsx'
import { DayTable } from '../../usage/DayTable.tsx'
import { useToolNames } from '../../usage/useToolNames.ts'
import { Section } from '../../ui/Section.tsx'
import { sections } from '../sections.ts'

const words = {
  line: {
    de: 'Wofür Ihre Anfragen verwendet wurden. Was nicht berechnet wurde oder gelöscht ist, fehlt hier.',
    en: 'What your requests were used for. What was not charged or has been deleted is not shown.',
  },
  span: { de: 'Zeitraum', en: 'Period' },
  days: (span: Span) => ({ de: `${span} Tage`, en: `${span} days` }),
  none: {
    de: 'In dieser Zeit haben Sie keine Anfrage verwendet.',
    en: 'You used no requests in this period.',
  },
  perDay: { de: 'Anfragen am Tag', en: 'Requests per day' },
  perTool: { de: 'Anfragen je Werkzeug', en: 'Requests per tool' },
  requests: { de: 'Anfragen', en: 'Requests' },
  csv: { de: 'Als CSV herunterladen', en: 'Download as CSV' },
  file: { de: 'Federwerk-Verbrauch.csv', en: 'Federwerk usage.csv' },
}

function Charts({ days, engines }: UsageView) {
  const t = useText()
  const { number } = useFormats()
  const toolOf = useToolNames()
  const used = days.filter(({ requests }) => requests)
  return (
    <>
      <div>
        <DayBars
          caption={t(words.perDay)}
          peak={number(Math.max(0, ...days.map(({ requests }) => requests)))}
          days={days.map(({ day, requests }) => ({ day, value: requests }))}
        />
        <div className="sr-only">
          <DayTable
            caption={t(words.perDay)}
            heads={[t(words.requests)]}
            rows={used.map(({ day, requests }) => ({ day, cells: [number(requests)] }))}
          />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <h3 className="text-sm font-medium">{t(words.perTool)}</h3>
        <Bars
          bars={engines.map(({ engine, requests }) => ({
            ...{ key: engine, value: requests, says: number(requests) },
            ...toolOf(engine),
          }))}
        />
      </div>
    </>
  )
}

/** What a person's requests went into, by day and by tool. */
export function UsageSection() {
  const t = useText()
  const [span, setSpan] = useState<Span>('30')
  const csv = useCsv()
  const query = useQuery(spentQuery(span))
  const options = spans.map(value => ({ value, label: t(words.days(value)) }))
  return (
    <Section id="usage" title={t(sections.usage)} line={t(words.line)}>
      <Segments label={t(words.span)} value={span} options={options} onChange={setSpan} />
      <Fetched query={query}>
        {({ days, engines }) =>
          engines.length ? (
            <>
              <Charts days={days} engines={engines} />
              <button
                type="button"
                className="btn-line justify-self-start"
                disabled={csv.isPending}
                onClick={() => csv.mutate({ from: `/api/usage.csv?days=${span}`, name: t(words.file) })}
              >
                {t(words.csv)}
              </button>
            </>
          ) : (
            <p className="text-muted">{t(words.none)}</p>
          )
        }
      </Fetched>
    </Section>
  )
}
