import cloud, { type Laid } from 'd3-cloud'
import { chance, type Sized } from './sizes.ts'

/** The face of the words: what is written stands in Newsreader. */
export const face = { family: 'Newsreader Variable', weight: 560 } as const

/** Width and height of a cloud; the width is a multiple of 32, as its layout counts in words of so many bits. */
export type Frame = readonly [width: number, height: number]
export const frames = { wide: [960, 576], narrow: [480, 640] } as const satisfies Record<string, Frame>

export type Placed = Sized & { readonly x: number; readonly y: number }

const slice = 8
/** How much of a frame words can fill at all; a letter is about half as wide as it is high. */
const densest = 0.6
const letter = 0.5

/** How much smaller words must be, at the least, to have room in a frame. */
const scaleFor = (words: readonly Sized[], [width, height]: Frame) => {
  const area = words.reduce((sum, { text, size }) => sum + text.length * letter * size * size, 0)
  return Math.min(1, Math.sqrt((width * height * densest) / Math.max(1, area)))
}

const smaller = 0.88
const tries = 16

/** Where words are drawn to see which dots they take. */
type Canvas = () => HTMLCanvasElement | OffscreenCanvas

type Place = { readonly frame: Frame; readonly canvas: Canvas; readonly signal: AbortSignal }

const once = (words: readonly Sized[], scale: number, { frame, canvas, signal }: Place) =>
  new Promise<readonly Laid[]>(resolve => {
    const layout = cloud()
      .canvas(canvas)
      .size(frame)
      .words(words.map(word => ({ ...word })))
      .text(({ text }) => text)
      .font(face.family)
      .fontWeight(face.weight)
      .fontSize(({ text }) => Math.max(8, (words.find(word => word.text === text)?.size ?? 0) * scale))
      .rotate(0)
      .padding(3)
      .random(chance())
      .timeInterval(slice)
      .on('end', resolve)
    signal.addEventListener('abort', () => layout.stop(), { once: true })
    layout.start()
  })

/** The face as a canvas names it. */
export const font = `${face.weight} 32px "${face.family}"`

/** Finds each word its place. Where a word finds none, all are tried again a little smaller, until none is left out. */
export const laidOut = async (words: readonly Sized[], place: Place): Promise<readonly Placed[]> => {
  const first = scaleFor(words, place.frame)
  let best: readonly Laid[] = []
  for (let attempt = 0; attempt < tries && best.length < words.length && !place.signal.aborted; attempt++)
    best = await once(words, first * smaller ** attempt, place)
  return best.map(({ text, size, hue, x, y }) => ({ text, size, hue, x, y }))
}
