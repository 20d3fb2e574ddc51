import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { labelsQuery } from '../data/documents.ts'
import { useFormats } from '../formats.ts'
import { useText } from '../language.tsx'
import { FilterPanel } from '../library/FilterPanel.tsx'
import { FilterSelect } from '../library/FilterSelect.tsx'
import { later } from '../ui/later.ts'
import { Select } from '../ui/Select.tsx'
import type { DocumentsAt } from './useDocumentsAt.ts'

const ManageLabels = later<{ onGone(label: string, to: string | undefined): void; onClose(): void }>(() =>
  import('./ManageLabels.tsx').then(it => it.ManageLabels),
)

const words = {
  label: { de: 'Etikett', en: 'Label' },
  all: { de: 'Alle Etiketten', en: 'All labels' },
  manage: { de: 'Etiketten verwalten', en: 'Manage labels' },
  sort: { de: 'Reihenfolge', en: 'Order' },
  changed: { de: 'Zuletzt geänderte zuerst', en: 'Last changed first' },
  title: { de: 'Nach Titel', en: 'By title' },
}

/** By which label the documents are narrowed, and in which order they stand. */
export function DocumentFilters({ at }: { at: DocumentsAt }) {
  const t = useText()
  const { number } = useFormats()
  const { data } = useQuery(labelsQuery)
  const [isManaging, manage] = useState(false)
  const options = (data?.labels ?? [])
    .toSorted((one, other) => one.label.localeCompare(other.label))
    .map(({ label, count }) => ({ value: label, label: `${label} (${number(count)})` }))
  return (
    <FilterPanel set={at.label === undefined ? 0 : 1}>
      <div className="grid grid-cols-1 items-center gap-2 sm:grid-cols-[minmax(0,16rem)_minmax(0,16rem)_auto]">
        <FilterSelect
          label={t(words.label)}
          any={t(words.all)}
          value={at.label}
          options={options}
          onChange={at.onLabel}
        />
        <Select
          aria-label={t(words.sort)}
          value={at.sort}
          onChange={({ target }) => at.onSort(target.value === 'title' ? 'title' : 'changed')}
        >
          <option value="changed">{t(words.changed)}</option>
          <option value="title">{t(words.title)}</option>
        </Select>
        {options.length > 0 && (
          <button type="button" className="btn-quiet justify-self-start" onClick={() => manage(true)}>
            {t(words.manage)}
          </button>
        )}
      </div>
      <Suspense>
        {isManaging && (
          <ManageLabels onGone={(label, to) => at.label === label && at.onLabel(to)} onClose={() => manage(false)} />
        )}
      </Suspense>
    </FilterPanel>
  )
}
