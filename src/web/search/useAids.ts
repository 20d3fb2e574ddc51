import { useEffect, useState } from 'react'
import { type Aids, noAids } from './ranking.ts'

/**
 * What finds mistyped words and knows those that say nothing, fetched when somebody begins to search; undefined until
 * it is there. Where it cannot be fetched, words are found as they are typed.
 */
export function useAids(): Aids | undefined {
  const [aids, setAids] = useState<Aids>()
  useEffect(() => {
    import('./aids.ts').then(
      come => setAids(come.aids),
      () => setAids(noAids),
    )
  }, [])
  return aids
}
