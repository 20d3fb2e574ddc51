import { useEffect, useState } from 'react'
import { type Distances, noDistances } from './ranking.ts'

/**
 * What finds mistyped words, fetched when somebody begins to search; undefined until it is there. Where it cannot be
 * fetched, words are found as they are typed.
 */
export function useDistances(): Distances | undefined {
  const [distances, setDistances] = useState<{ measure: Distances }>()
  useEffect(() => {
    import('./distances.ts').then(
      ({ distances: measure }) => setDistances({ measure }),
      () => setDistances({ measure: noDistances }),
    )
  }, [])
  return distances?.measure
}
