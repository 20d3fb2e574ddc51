import { useId, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { InstallationUsage } from '#server/admin/usage.ts'
import { metersShown } from '#shared/meters.ts'
import { type InstallationSpan, installationSpans, installationUsageQuery } from '../../data/installation-usage.ts'
import { useText } from '../../language.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Select } from '../../ui/Select.tsx'
import { Fetched } from '../../ui/Fetched.tsx'
import { type Measure, measureNames, measuresOf } from './measures.ts'
import { PricesForm } from './PricesForm.tsx'
import { Used } from './Used.tsx'

const words = {
  span: { de: 'Zeitraum', en: 'Period' },
  days: (span: InstallationSpan) => ({ de: `${span} Tage`, en: `${span} days` }),
  measure: { de: 'Balken zeigen', en: 'Bars show' },
  none: { de: 'In dieser Zeit ist nichts entstanden.', en: 'Nothing was made in this period.' },
}

/** What was saved of prices: what is typed beside stays until that changes. */
const savedIn = ({ prices: { currency, models } }: InstallationUsage) =>
  JSON.stringify([currency, models.filter(({ price }) => price)])

/** What the whole installation used, what that cost, and what models cost. */
export function UsagePage() {
  const t = useText()
  const id = useId()
  const [span, setSpan] = useState<InstallationSpan>('30')
  const [chosen, setMeasure] = useState<Measure>('requests')
  const query = useQuery(installationUsageQuery(span))
  const measures = measuresOf(metersShown(query.data?.total ?? {}))
  const measure = measures.includes(chosen) ? chosen : 'requests'
  const options = installationSpans.map(value => ({ value, label: t(words.days(value)) }))
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Segments label={t(words.span)} value={span} options={options} onChange={setSpan} />
        <div className="flex items-center gap-2 text-sm">
          <label htmlFor={id}>{t(words.measure)}</label>
          <Select id={id} value={measure} onChange={({ target }) => setMeasure(target.value as Measure)}>
            {measures.map(one => (
              <option key={one} value={one}>
                {t(measureNames[one])}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <Fetched query={query}>
        {usage => (
          <>
            {usage.total.runs ? (
              <Used usage={usage} span={span} measure={measure} />
            ) : (
              <p className="py-6 text-muted">{t(words.none)}</p>
            )}
            <PricesForm key={savedIn(usage)} prices={usage.prices} />
          </>
        )}
      </Fetched>
    </>
  )
}
