import { useEffect, useState } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import type { foundIn } from '../search/found.ts'
import type { Aids } from '../search/ranking.ts'
import { useFindable } from '../search/useFindable.ts'

/**
 * The engines that fit what was typed, the best first, and where none does the nearest; nothing where nothing was. The
 * search comes with the first letter: until it is there, nothing was typed.
 */
export function useFound(all: readonly EngineCard[], typed: string) {
  const [search, setSearch] = useState<{ find: typeof foundIn; aids: Aids }>()
  const wanted = typed.trim()
  const { findable, isComing } = useFindable(all, wanted !== '')
  useEffect(() => {
    // What cannot be loaded is told by the frame; until then the catalogue shows everything.
    if (wanted && !search)
      Promise.all([import('../search/found.ts'), import('../search/aids.ts')]).then(
        ([{ foundIn: find }, { aids }]) => setSearch({ find, aids }),
        () => undefined,
      )
  }, [wanted, search])
  if (!wanted || !search || isComing) return undefined
  return search.find(findable, wanted, search.aids)
}
