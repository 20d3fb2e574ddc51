import { useEffect, useRef, useState } from 'react'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import { SearchInput } from '../ui/SearchInput.tsx'

const words = {
  search: { de: 'Texte durchsuchen', en: 'Search the texts' },
  where: { de: 'Wörter, Eingaben', en: 'Words, inputs' },
}
const pause = 300

type Props = {
  search: string
  onSearch(search: string): void
  /** What is searched, and what one can type. */
  label?: Text
  where?: Text
  className?: string
}

/** Searches when somebody stops typing. */
export function SearchField({
  search,
  onSearch,
  label = words.search,
  where = words.where,
  className = 'mt-4',
}: Props) {
  const t = useText()
  const [typed, setTyped] = useState(search)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => setTyped(search), [search])
  useEffect(() => () => clearTimeout(waiting.current), [])
  const type = (to: string) => {
    setTyped(to)
    clearTimeout(waiting.current)
    waiting.current = setTimeout(() => to.trim() !== search && onSearch(to.trim()), pause)
  }
  return (
    <div className={className}>
      <SearchInput label={t(label)} placeholder={t(where)} value={typed} onChange={type} />
    </div>
  )
}
