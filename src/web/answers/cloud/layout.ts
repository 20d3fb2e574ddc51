import cloud, { type Laid } from 'd3-cloud'
import { chance, type Sized, smallest } from './sizes.ts'

/** The face of the words: what is written stands in Newsreader. */
export const face = { family: 'Newsreader Variable', weight: 560 } as const

/** Width and height of a cloud; the width is a multiple of 32, as its layout counts in words of so many bits. */
export type Frame = readonly [width: number, height: number]
export const frames = { wide: [960, 576], narrow: [480, 640] } as const satisfies Record<string, Frame>

export type Placed = Sized & { readonly x: number; readonly y: number }

/** A cloud that was laid out: its words around its middle, and the room that they take. */
export type Laidout = { readonly words: readonly Placed[]; readonly frame: Frame }

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
/** In a frame as wide as a phone words below this size cannot be read: it grows downwards in place of them. */
const legible = 21
const higher = 1.15
const isNarrow = ([width]: Frame) => width === frames.narrow[0]

/** Words for a narrow frame: none too small to be read, none wider than it, the weight still told by the size. */
const forNarrow = (words: readonly Sized[], [width]: Frame) =>
  words.map(word => {
    const most = (width * 0.94) / (word.text.length * widest)
    return { ...word, size: Math.round(Math.min(most, legible + (word.size - smallest) * calmer)) }
  })
/** How wide a letter is beside its height, in a word of wide ones; how much of their difference in size words keep. */
const widest = 0.58
const calmer = 0.6

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

/** Dots between the outermost words and the edge. */
const edge = 8

/** Only as large as its words are together, so that they fill what is drawn of it. */
const cropped = (laid: readonly Laid[], [width, height]: Frame): Laidout => {
  if (!laid.length) return { words: [], frame: [width, height] }
  const left = Math.min(...laid.map(({ x, x0 }) => x + x0)) - edge
  const right = Math.max(...laid.map(({ x, x1 }) => x + x1)) + edge
  const top = Math.min(...laid.map(({ y, y0 }) => y + y0)) - edge
  const bottom = Math.max(...laid.map(({ y, y1 }) => y + y1)) + edge
  const [across, down] = [(left + right) / 2, (top + bottom) / 2]
  return {
    words: laid.map(({ text, size, hue, x, y }) => ({ text, size, hue, x: x - across, y: y - down })),
    frame: [Math.round(right - left), Math.round(bottom - top)],
  }
}

/**
 * Finds each word its place. Where a word finds none, all are tried again a little smaller, on a
 * narrow page in a higher frame, until none is left out.
 */
export const laidOut = async (words: readonly Sized[], place: Place): Promise<Laidout> => {
  const [width, height] = place.frame
  const narrow = isNarrow(place.frame)
  const sizes = narrow ? forNarrow(words, place.frame) : words
  const first = scaleFor(sizes, place.frame)
  let best: readonly Laid[] = []
  let frame = place.frame
  for (let attempt = 0; attempt < tries && best.length < words.length && !place.signal.aborted; attempt++) {
    if (narrow) frame = [width, Math.round((height / first ** 2) * higher ** attempt)]
    best = await once(sizes, narrow ? 1 : first * smaller ** attempt, { ...place, frame })
  }
  return cropped(best, frame)
}
