import { useQuery } from '@tanstack/react-query'
import type { Text } from '#shared/text.ts'
import { bookmarkTypesQuery } from '../../data/bookmarks.ts'
import { useEngines } from '../../data/engines.ts'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { engineOf } from '../engine-of.ts'
import { FilterSelect } from '../FilterSelect.tsx'

const words = {
  label: { de: 'Nach Werkzeug filtern', en: 'Filter by tool' },
  any: { de: 'Alle Werkzeuge', en: 'All tools' },
}
const others: Readonly<Record<string, Text>> = {
  editor: { de: 'Editor', en: 'Editor' },
  picture: { de: 'Bilder', en: 'Pictures' },
}

/** Narrows the bookmarks to those of one tool; there is nothing to choose where all are of the same. */
export function TypeFilter({ type, onType }: { type: string | undefined; onType(type: string | undefined): void }) {
  const t = useText()
  const { number } = useFormats()
  const engines = useEngines()
  const { data } = useQuery(bookmarkTypesQuery)
  const nameOf = (name: string) => {
    const said = engineOf(engines, name)?.name ?? others[name]
    return said ? t(said) : name
  }
  const options = (data?.types ?? []).map(one => ({
    value: one.type,
    label: `${nameOf(one.type)} (${number(one.count)})`,
  }))
  if (options.length < 2 && !type) return null
  return (
    <div className="mt-2">
      <FilterSelect
        label={t(words.label)}
        any={t(words.any)}
        value={type}
        options={options}
        nameOf={nameOf}
        onChange={onType}
      />
    </div>
  )
}
