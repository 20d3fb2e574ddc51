import { useEffect, useState } from 'react'
import type Fuse from 'fuse.js'
import type { ShownEngine } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'

/**
 * The engines that fit what was typed, the best first; nothing where nothing was. The search comes with the first
 * letter: until it is there, nothing was typed.
 */
export function useFound(all: readonly ShownEngine[], typed: string): readonly ShownEngine[] | undefined {
  const t = useText()
  const [search, setSearch] = useState<{ make: typeof Fuse }>()
  const wanted = typed.trim()
  useEffect(() => {
    // What cannot be loaded is told by the frame; until then the catalogue shows everything.
    if (wanted && !search)
      import('fuse.js').then(
        ({ default: make }) => setSearch({ make }),
        () => undefined,
      )
  }, [wanted, search])
  if (!wanted || !search) return undefined
  const entries = all.map(engine => ({ engine, name: t(engine.name), line: t(engine.description) }))
  const keys = [{ name: 'name', weight: 2 }, { name: 'line' }]
  return new search.make(entries, { keys, threshold: 0.3, ignoreLocation: true })
    .search(wanted)
    .map(({ item }) => item.engine)
}
