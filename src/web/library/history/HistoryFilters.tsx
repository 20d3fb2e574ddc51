import { useQuery } from '@tanstack/react-query'
import { useEngines } from '../../data/engines.ts'
import { runFiltersQuery } from '../../data/runs.ts'
import { useText } from '../../language.tsx'
import { otherPlaces } from '../../usage/useToolNames.ts'
import { engineOf } from '../engine-of.ts'
import { FilterPanel } from '../FilterPanel.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import type { useLibrary } from '../useLibrary.ts'
import { nameOfModel } from './model-name.ts'
import { PeriodFilter } from './PeriodFilter.tsx'
import { isWithout, states, without } from './state.ts'

const words = {
  engine: { de: 'Nach Werkzeug filtern', en: 'Filter by tool' },
  anyEngine: { de: 'Alle Werkzeuge', en: 'All tools' },
  model: { de: 'Nach Modell filtern', en: 'Filter by model' },
  anyModel: { de: 'Alle Modelle', en: 'All models' },
  state: { de: 'Nach Zustand filtern', en: 'Filter by state' },
  anyState: { de: 'Jeder Zustand', en: 'Any state' },
}
/** Narrows the history by tool, model, state and days; the address keeps it. */
export function HistoryFilters({ at }: { at: Pick<ReturnType<typeof useLibrary>, 'filters' | 'onFilter'> }) {
  const t = useText()
  const engines = useEngines()
  const { data } = useQuery(runFiltersQuery)
  const { engine, model, state, from, to } = at.filters
  const set = [engine, model, state, from ?? to].filter(Boolean).length
  const nameOf = (slug: string) => {
    const name = engineOf(engines, slug)?.name ?? otherPlaces[slug]
    return name ? t(name) : slug
  }
  return (
    <FilterPanel set={set} isOpen={set > 0 && !(set === 1 && isWithout(state))}>
      <FilterSelect
        label={t(words.engine)}
        any={t(words.anyEngine)}
        value={engine}
        options={(data?.engines ?? []).map(one => ({ value: one.engine, label: nameOf(one.engine) }))}
        nameOf={nameOf}
        onChange={to => at.onFilter({ engine: to })}
      />
      <FilterSelect
        label={t(words.model)}
        any={t(words.anyModel)}
        value={model}
        options={(data?.models ?? []).map(one => ({ value: one.model, label: t(nameOfModel(one.model, one.called)) }))}
        nameOf={name => t(nameOfModel(name))}
        onChange={to => at.onFilter({ model: to })}
      />
      <FilterSelect
        label={t(words.state)}
        any={t(words.anyState)}
        value={isWithout(state) ? without : state}
        options={Object.entries(states).map(([value, label]) => ({ value, label: t(label) }))}
        onChange={to => at.onFilter({ state: to })}
      />
      <PeriodFilter from={from} to={to} onDays={at.onFilter} />
    </FilterPanel>
  )
}
