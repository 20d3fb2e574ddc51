import { useState } from 'react'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { fromOf, lastDays, type Period, periodOf } from './period.ts'

const words = {
  label: { de: 'Nach Zeitraum filtern', en: 'Filter by time' },
  any: { de: 'Jederzeit', en: 'Any time' },
  from: { de: 'Von', en: 'From' },
  to: { de: 'Bis', en: 'To' },
}
const periods: Readonly<Record<Period, Text>> = {
  today: { de: 'Heute', en: 'Today' },
  week: { de: '7 Tage', en: '7 days' },
  month: { de: '30 Tage', en: '30 days' },
  own: { de: 'Eigener Zeitraum', en: 'Custom dates' },
}

type Days = { readonly from?: string; readonly to?: string }
type Props = Days & { onDays(days: { from: string | undefined; to: string | undefined }): void }

/** Narrows a list to days: some that end today, or those from one to another. */
export function PeriodFilter({ from, to, onDays }: Props) {
  const t = useText()
  const [own, setOwn] = useState(false)
  const period = own ? 'own' : periodOf({ from, to })
  function choose(chosen: string | undefined) {
    setOwn(chosen === 'own')
    if (chosen === 'own') return
    const known = Object.keys(lastDays).find(name => name === chosen) as keyof typeof lastDays | undefined
    onDays({ from: known && fromOf(known), to: undefined })
  }
  const day = (label: Text, value: string | undefined, onDay: (day: string | undefined) => void) => (
    <label className="grid gap-1 text-sm">
      {t(label)}
      <input
        type="date"
        value={value ?? ''}
        onChange={({ target }) => onDay(target.value || undefined)}
        className="field h-10 pointer-coarse:h-11"
      />
    </label>
  )
  return (
    <>
      <FilterSelect
        label={t(words.label)}
        any={t(words.any)}
        value={period}
        options={Object.entries(periods).map(([value, label]) => ({ value, label: t(label) }))}
        onChange={choose}
      />
      {period === 'own' && (
        <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
          {day(words.from, from, day => onDays({ from: day, to }))}
          {day(words.to, to, day => onDays({ from, to: day }))}
        </div>
      )}
    </>
  )
}
