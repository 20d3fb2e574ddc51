import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { useEngines } from '../../data/engines.ts'
import { runFiltersQuery } from '../../data/runs.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { engineOf } from '../engine-of.ts'
import { FilterSelect } from '../FilterSelect.tsx'
import type { useLibrary } from '../useLibrary.ts'
import { nameOfModel } from './model-name.ts'
import { PeriodFilter } from './PeriodFilter.tsx'

const words = {
  filters: { de: 'Filter', en: 'Filters' },
  set: (count: string) => ({ de: `${count} gesetzt`, en: `${count} set` }),
  engine: { de: 'Nach Werkzeug filtern', en: 'Filter by tool' },
  anyEngine: { de: 'Alle Werkzeuge', en: 'All tools' },
  model: { de: 'Nach Modell filtern', en: 'Filter by model' },
  anyModel: { de: 'Alle Modelle', en: 'All models' },
  state: { de: 'Nach Zustand filtern', en: 'Filter by state' },
  anyState: { de: 'Jeder Zustand', en: 'Any state' },
}
/** As the server is asked, and as it is said. */
const states: Readonly<Record<string, Text>> = {
  done: { de: 'fertig', en: 'finished' },
  stopped: { de: 'angehalten', en: 'stopped' },
  'failed,interrupted': { de: 'nicht fertig', en: 'not finished' },
  running: { de: 'wird geschrieben', en: 'being written' },
}

/** Narrows the history by tool, model, state and days; the address keeps it. */
export function HistoryFilters({ at }: { at: Pick<ReturnType<typeof useLibrary>, 'filters' | 'onFilter'> }) {
  const t = useText()
  const { number } = useFormats()
  const engines = useEngines()
  const { data } = useQuery(runFiltersQuery)
  const { engine, model, state, from, to } = at.filters
  const set = [engine, model, state, from ?? to].filter(Boolean).length
  const counted = (label: string, count: number) => `${label} (${number(count)})`
  const nameOf = (slug: string) => {
    const name = engineOf(engines, slug)?.name
    return name ? t(name) : slug
  }
  return (
    <details className="group mt-2" open={set > 0 || undefined}>
      <summary
        className="flex h-10 cursor-pointer list-none items-center gap-2 rounded-md px-3 text-sm hover:bg-sunken
          [&::-webkit-details-marker]:hidden"
      >
        <span className="font-medium">{t(words.filters)}</span>
        {set > 0 && <span className="text-muted">{t(words.set(number(set)))}</span>}
        <ChevronDown className="ml-auto size-4 text-muted group-open:rotate-180" aria-hidden />
      </summary>
      <div className="mt-1 grid grid-cols-1 gap-2">
        <FilterSelect
          label={t(words.engine)}
          any={t(words.anyEngine)}
          value={engine}
          options={(data?.engines ?? []).map(one => ({
            value: one.engine,
            label: counted(nameOf(one.engine), one.count),
          }))}
          nameOf={nameOf}
          onChange={to => at.onFilter({ engine: to })}
        />
        <FilterSelect
          label={t(words.model)}
          any={t(words.anyModel)}
          value={model}
          options={(data?.models ?? []).map(one => ({
            value: one.model,
            label: counted(t(nameOfModel(one.model)), one.count),
          }))}
          nameOf={name => t(nameOfModel(name))}
          onChange={to => at.onFilter({ model: to })}
        />
        <FilterSelect
          label={t(words.state)}
          any={t(words.anyState)}
          value={state}
          options={Object.entries(states).map(([value, label]) => ({ value, label: t(label) }))}
          onChange={to => at.onFilter({ state: to })}
        />
        <PeriodFilter from={from} to={to} onDays={at.onFilter} />
      </div>
    </details>
  )
}
