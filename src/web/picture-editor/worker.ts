import { applied } from '#shared/picture-steps/apply.ts'
import { openFonts, type TextBox } from '#shared/picture-steps/lettering.ts'
import type { Pixels } from '#shared/picture-steps/pixels.ts'
import type { Step } from '#shared/picture-steps/steps.ts'
import { fontBytes } from './fonts.ts'
import { openPaintings, PaintingLost } from './paintings.ts'

/**
 * The steps to be taken on a picture, which comes along with the first question about it, and how large it is worked on
 * for its full size.
 */
export type PreviewAsked = Readonly<{ name: string; picture?: Pixels; scale: number; steps: readonly Step[] }>
/** What a picture looks like after its steps, and where each text lies; or why not. */
export type PreviewAnswer =
  | Readonly<{ pixels: Pixels; boxes: Readonly<Record<number, TextBox>> }>
  | Readonly<{ failed: 'picture' | 'steps' | 'painting' }>

const fontsFor = openFonts(fontBytes)
const paintings = openPaintings()

type Taken = Readonly<{ step: string; pixels: Pixels; box?: TextBox | undefined }>

/** The picture that is worked on, and what it was after each step: what has not changed is not worked out again. */
let name = ''
let before: Pixels | undefined
let taken: readonly Taken[] = []

const shown = async ({ steps, scale }: PreviewAsked): Promise<PreviewAnswer> => {
  if (!before) return { failed: 'picture' }
  const means = { fontsFor, paintedAt: (address: string) => paintings(address, scale) }
  const now: Taken[] = []
  for (const [at, one] of steps.entries()) {
    const [pixels, step] = [now.at(-1)?.pixels ?? before, JSON.stringify(one)]
    const same = taken[at]
    const isSame = same?.step === step && now.every(({ step }, of) => taken[of]?.step === step)
    now.push(isSame ? same : { step, ...(one.off ? { pixels } : await applied(pixels, one, means)) })
  }
  taken = now
  const boxes = Object.fromEntries(now.flatMap(({ box }, at) => (box ? [[at, box]] : [])))
  return { pixels: now.at(-1)?.pixels ?? before, boxes }
}

const answered = async (asked: PreviewAsked): Promise<PreviewAnswer> => {
  if (asked.picture) [name, before, taken] = [asked.name, asked.picture, []]
  if (asked.name !== name) return { failed: 'picture' }
  return shown(asked).catch((error: unknown) => ({ failed: error instanceof PaintingLost ? 'painting' : 'steps' }))
}

/** Takes the steps of an editor at the size of the screen, beside the page. */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<PreviewAsked>) => {
  void answered(data).then(answer => port?.postMessage(answer))
})
