import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Fetched } from '../../admin/system/Fetched.tsx'
import { useCsv } from '../../admin/useCsv.ts'
import { type Span, spans, spentQuery } from '../../data/spent.ts'
import { useText } from '../../language.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Section } from '../Section.tsx'
import { sections } from '../sections.ts'
import { DayBars } from './DayBars.tsx'
import { EngineBars } from './EngineBars.tsx'

const words = {
  line: {
    de: 'Wofür Ihre Anfragen verwendet wurden. Was nicht berechnet wurde oder gelöscht ist, fehlt hier.',
    en: 'What your requests went into. What was not charged or is deleted is missing here.',
  },
  span: { de: 'Zeitraum', en: 'Period' },
  days: (span: Span) => ({ de: `${span} Tage`, en: `${span} days` }),
  none: {
    de: 'In dieser Zeit haben Sie keine Anfrage verwendet.',
    en: 'You have used no requests in this time.',
  },
  csv: { de: 'Als CSV herunterladen', en: 'Download as CSV' },
  file: { de: 'Federwerk-Verbrauch.csv', en: 'Federwerk usage.csv' },
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
              <DayBars days={days} />
              <EngineBars engines={engines} />
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
