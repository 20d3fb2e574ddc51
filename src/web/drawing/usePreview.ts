import { useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Values } from '#shared/fields.ts'
import { call, post } from '../api.ts'
import { drawnSmall } from './layer-canvas.ts'
import type { Size, Stack } from './stack.ts'

/** How long nothing is drawn until a preview is asked for; milliseconds. */
const pause = 600

/** A drawing as a preview is wanted of it, each time under another name. */
export type Wanted = Readonly<{ id: string; stack: Stack; size: Size; values: Values }>

/** A preview; `slow` is how many seconds it took, where that was too long. */
const painted = async (of: Wanted | undefined, signal: AbortSignal) => {
  if (!of) throw new TypeError('No preview is wanted.')
  const asked = post({ ...of.values, drawing: drawnSmall(of.stack, of.size) })
  const answer = await call('/api/pictures/image-from-drawing/preview', { ...asked, signal })
  return { of: of.id, picture: await answer.blob(), slow: Number(answer.headers.get('Preview-Slow')) }
}

/**
 * The preview of a drawing: asked for once nothing more is drawn, one at a time. While one is under way the newest
 * drawing waits; the last one that came stays until the next is there.
 */
export const usePreview = (wanted: Wanted | undefined) => {
  const [rested, setRested] = useState<Wanted>()
  const [asked, setAsked] = useState<Wanted>()
  useEffect(() => {
    const timer = setTimeout(setRested, pause, wanted)
    return () => clearTimeout(timer)
  }, [wanted])
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['drawing-preview', 'painted', asked?.id],
    queryFn: ({ signal }) => painted(asked, signal),
    enabled: asked !== undefined,
    ...{ networkMode: 'always', retry: false, staleTime: Infinity, gcTime: 0 },
    ...{ refetchOnReconnect: false, refetchOnWindowFocus: false },
  })
  if (!isFetching && rested && rested !== asked) setAsked(rested)
  const [last, setLast] = useState(data)
  if (data && data !== last) setLast(data)
  const [address, setAddress] = useState<string>()
  const picture = last?.picture
  useEffect(() => {
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [picture])
  return {
    address,
    isPainting: isFetching,
    /** It shows what is drawn now. */
    isCurrent: !!wanted && last?.of === wanted.id,
    last,
    ...{ error, again: () => void refetch() },
  }
}
