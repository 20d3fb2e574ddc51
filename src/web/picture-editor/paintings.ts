import type { Pixels } from '#shared/picture-steps/pixels.ts'

/** What was painted is not there any more, or cannot be fetched. */
export class PaintingLost extends Error {}

/** So many are kept, each some megabytes. */
const most = 4

const read = async (address: string, scale: number): Promise<Pixels> => {
  const answer = await fetch(address)
  if (!answer.ok) throw new PaintingLost(address)
  const whole = await createImageBitmap(await answer.blob())
  const [width, height] = [whole.width, whole.height].map(side => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ]
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new PaintingLost(address)
  context.imageSmoothingQuality = 'high'
  context.drawImage(whole, 0, 0, width, height)
  whole.close()
  return { width, height, data: context.getImageData(0, 0, width, height).data }
}

/** Gives what was painted, by its address, as small as the picture is that it belongs to. Rejects with PaintingLost. */
export const openPaintings = () => {
  const known = new Map<string, Pixels>()
  return async (address: string, scale: number): Promise<Pixels> => {
    const name = `${address} ${scale}`
    const found =
      known.get(name) ??
      (await read(address, scale).catch(error => {
        throw new PaintingLost(address, { cause: error })
      }))
    if (known.size >= most) known.clear()
    known.set(name, found)
    return found
  }
}
