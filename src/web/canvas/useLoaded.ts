import { useEffect, useState } from 'react'

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | {
      readonly state: 'there'
      readonly picture: HTMLImageElement
      readonly before: Blob | undefined
      /** Whether something was drawn before that is not to be had now. */
      readonly lost: boolean
    }

/** A picture that can be drawn, and what was drawn on it before, or that this is lost. */
export function useLoaded(address: string, before: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    const load = async (): Promise<Loaded> => {
      const picture = new Image()
      picture.src = address
      await picture.decode()
      const found = before ? await fetch(before, { signal: left.signal }).catch(() => undefined) : undefined
      const drawn = found?.ok ? await found.blob().catch(() => undefined) : undefined
      return { state: 'there', picture, before: drawn, lost: !!before && !drawn }
    }
    load()
      .catch((): Loaded => ({ state: 'failed' }))
      .then(found => left.signal.aborted || setLoaded(found))
      .catch(() => {})
    return () => left.abort()
  }, [address, before])
  return loaded
}
