import { useEffect, useState } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import type { fuzzy } from './fuzzy.ts'

/**
 * The engines that fit what was typed, the best first; nothing where nothing was. The search comes with the first
 * letter: until it is there, nothing was typed.
 */
export function useFound(all: readonly EngineCard[], typed: string): readonly EngineCard[] | undefined {
  const t = useText()
  const [search, setSearch] = useState<{ find: typeof fuzzy }>()
  const wanted = typed.trim()
  useEffect(() => {
    // What cannot be loaded is told by the frame; until then the catalogue shows everything.
    if (wanted && !search)
      import('./fuzzy.ts').then(
        ({ fuzzy: find }) => setSearch({ find }),
        () => undefined,
      )
  }, [wanted, search])
  if (!wanted || !search) return undefined
  const entries = all.map(engine => ({ engine, name: t(engine.name), line: t(engine.description) }))
  return search.find(entries, wanted).map(({ engine }) => engine)
}
