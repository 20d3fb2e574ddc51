import { useQuery } from '@tanstack/react-query'
import { bookmarkTypesQuery } from '../../data/bookmarks.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { FilterPanel } from '../FilterPanel.tsx'
import { FilterSelect } from '../FilterSelect.tsx'
import { useTypeName } from '../useTypeName.ts'

const words = {
  label: { de: 'Nach Werkzeug filtern', en: 'Filter by tool' },
  any: { de: 'Alle Werkzeuge', en: 'All tools' },
}
/** Narrows the bookmarks to those of one tool; there is nothing to choose where all are of the same. */
export function TypeFilter({ type, onType }: { type: string | undefined; onType(type: string | undefined): void }) {
  const t = useText()
  const { number } = useFormats()
  const { data } = useQuery(bookmarkTypesQuery)
  const nameOf = useTypeName()
  const options = (data?.types ?? []).map(one => ({
    value: one.type,
    label: `${nameOf(one.type)} (${number(one.count)})`,
  }))
  if (options.length < 2 && !type) return null
  return (
    <FilterPanel set={type ? 1 : 0}>
      <FilterSelect
        label={t(words.label)}
        any={t(words.any)}
        value={type}
        options={options}
        nameOf={nameOf}
        onChange={onType}
      />
    </FilterPanel>
  )
}
