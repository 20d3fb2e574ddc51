import { useEffect, useState } from 'react'
import type { Pixels } from '#shared/picture-steps/pixels.ts'

/** The longest side at which a picture is edited; the server takes the same steps at its full size. */
const longest = 1400

type Loaded =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'there'; readonly picture: Pixels; readonly full: { width: number; height: number } }

const read = async (address: string, signal: AbortSignal): Promise<Loaded> => {
  const answer = await fetch(address, { signal })
  if (!answer.ok) return { state: 'failed' }
  const whole = await createImageBitmap(await answer.blob())
  const full = { width: whole.width, height: whole.height }
  const scale = Math.min(1, longest / Math.max(full.width, full.height))
  const [width, height] = [Math.max(1, Math.round(full.width * scale)), Math.max(1, Math.round(full.height * scale))]
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return { state: 'failed' }
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  const { data } = context.getImageData(0, 0, width, height)
  return { state: 'there', picture: { width, height, data }, full }
}

/** The pixels of a picture, small enough to be worked on while a slider moves, and how large it is. */
export function usePicture(address: string): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  useEffect(() => {
    const left = new AbortController()
    read(address, left.signal)
      .catch((): Loaded => ({ state: 'failed' }))
      .then(found => left.signal.aborted || setLoaded(found))
      .catch(() => {})
    return () => left.abort()
  }, [address])
  return loaded
}
