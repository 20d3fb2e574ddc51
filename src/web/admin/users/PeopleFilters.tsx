import { Download } from 'lucide-react'
import { peopleWords } from '../../data/people.ts'
import { useText } from '../../language.tsx'
import { SearchField } from '../../library/SearchField.tsx'
import { Button } from '../../ui/Button.tsx'
import { Select } from '../../ui/Select.tsx'
import type { At } from '../useAt.ts'
import { useCsv } from '../../ui/useCsv.ts'
import { planOptions, roleNames } from './words.ts'

const words = {
  search: { de: 'Konten durchsuchen', en: 'Search the accounts' },
  where: { de: 'Name, E-Mail-Adresse', en: 'Name, e-mail address' },
  plan: { de: 'Nach Tarif filtern', en: 'Filter by plan' },
  anyPlan: { de: 'Jeder Tarif', en: 'Any plan' },
  role: { de: 'Nach Rolle filtern', en: 'Filter by role' },
  anyRole: { de: 'Jede Rolle', en: 'Any role' },
  state: { de: 'Nach Sperre filtern', en: 'Filter by block' },
  anyState: { de: 'Jeder Zustand', en: 'Any state' },
  blocked: { de: 'Gesperrt', en: 'Blocked' },
  open: { de: 'Nicht gesperrt', en: 'Not blocked' },
  sort: { de: 'Sortieren', en: 'Sort' },
  newest: { de: 'Neueste zuerst', en: 'Newest first' },
  name: { de: 'Nach Namen', en: 'By name' },
  used: { de: 'Nach Verbrauch', en: 'By usage' },
  csv: { de: 'Als CSV', en: 'As CSV' },
  file: { de: 'konten.csv', en: 'accounts.csv' },
}

/** Narrows and sorts the list of people, and saves it as it is narrowed. */
export function PeopleFilters({ at }: { at: At }) {
  const t = useText()
  const csv = useCsv()
  const { plan, role, state, sort } = at.filters
  const asked = peopleWords({ search: at.search, plan, role, state, sort })
  const choices = [
    {
      ...{ name: 'plan', label: words.plan, value: plan, any: words.anyPlan },
      options: planOptions,
    },
    {
      ...{ name: 'role', label: words.role, value: role, any: words.anyRole },
      options: Object.entries(roleNames).map(([value, name]) => ({ value, label: t(name) })),
    },
    {
      ...{ name: 'state', label: words.state, value: state, any: words.anyState },
      options: (['blocked', 'open'] as const).map(value => ({ value, label: t(words[value]) })),
    },
    {
      ...{ name: 'sort', label: words.sort, value: sort, any: words.newest },
      options: (['name', 'used'] as const).map(value => ({ value, label: t(words[value]) })),
    },
  ]
  return (
    <div className="grid grid-cols-2 items-start gap-2 sm:grid-cols-4">
      <SearchField
        className="col-span-2 sm:col-span-3"
        search={at.search}
        onSearch={at.onSearch}
        label={words.search}
        where={words.where}
      />
      {choices.map(({ name, label, value, any, options }) => (
        <Select
          key={name}
          aria-label={t(label)}
          value={value ?? ''}
          onChange={({ target }) => at.onFilter({ [name]: target.value || undefined })}
        >
          <option value="">{t(any)}</option>
          {options.map(({ value: own, label: text }) => (
            <option key={own} value={own}>
              {text}
            </option>
          ))}
        </Select>
      ))}
      <Button
        className="btn-line max-sm:col-span-2 sm:col-start-4 sm:row-start-1"
        isBusy={csv.isPending}
        onClick={() => csv.mutate({ from: `/api/admin/users.csv?${asked}`, name: t(words.file) })}
      >
        <Download className="size-4" aria-hidden />
        {t(words.csv)}
      </Button>
    </div>
  )
}
