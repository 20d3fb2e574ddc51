import { useEffect, useRef } from 'react'
import type { ImageModelDeeds } from '../data/image-models.ts'

/** Whoever comes back from paying: asks once what became of it. */
export const usePaid = ({ confirm }: ImageModelDeeds, id: string | undefined, session: string | undefined) => {
  const begun = useRef<string>(undefined)
  const { mutate } = confirm
  useEffect(() => {
    if (!id || !session || begun.current === session) return
    begun.current = session
    mutate({ id, session })
  }, [id, session, mutate])
  return confirm
}
