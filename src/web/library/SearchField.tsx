import { useEffect, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { useText } from '../language.tsx'

const words = {
  search: { de: 'Texte durchsuchen', en: 'Search the texts' },
  where: { de: 'Wörter, Eingaben', en: 'Words, inputs' },
}
const pause = 300

/** Searches when somebody stops typing. */
export function SearchField({ search, onSearch }: { search: string; onSearch(search: string): void }) {
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
    <div role="search" className="relative mt-4">
      <Search className="pointer-events-none absolute top-3 left-3 size-4 text-muted" aria-hidden />
      <input
        type="search"
        aria-label={t(words.search)}
        placeholder={t(words.where)}
        value={typed}
        onChange={({ target }) => type(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && type('')}
        className="field h-10 pl-9 pointer-coarse:h-11"
      />
    </div>
  )
}
