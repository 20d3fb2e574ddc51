import { hidden, sharpened } from './blurring.ts'
import { cropped, straightened, turned } from './geometry.ts'
import { type FontsFor, lettered, type TextBox } from './lettering.ts'
import { marksOf } from './outlines.ts'
import { type Mark, paint } from './painting.ts'
import type { Pixels } from './pixels.ts'
import type { Step } from './steps.ts'
import { coloured, lit } from './tones.ts'

const painted = ({ width, height, data }: Pixels, marks: readonly Mark[]): Pixels => {
  const made = { width, height, data: data.slice() }
  for (const mark of marks) paint(made, mark)
  return made
}

/** What steps need beside the picture: fonts, and what was painted before, by its address. */
export type Means = Readonly<{ fontsFor: FontsFor; paintedAt(address: string): Promise<Pixels> }>

/** A picture after one step, and where a text lies on it. */
export type Stepped = Readonly<{ pixels: Pixels; box?: TextBox }>

/** Takes one step; the pixels that came in stay as they are. The same runs in the browser and on the server. */
export const applied = async (pixels: Pixels, step: Step, { fontsFor, paintedAt }: Means): Promise<Stepped> => {
  switch (step.kind) {
    case 'crop':
      return { pixels: cropped(pixels, step) }
    case 'straighten':
      return { pixels: straightened(pixels, step) }
    case 'turn':
      return { pixels: turned(pixels, step) }
    case 'light':
      return { pixels: lit(pixels, step) }
    case 'colour':
      return { pixels: coloured(pixels, step) }
    case 'sharpen':
      return { pixels: sharpened(pixels, step) }
    case 'hide':
      return { pixels: hidden(pixels, step) }
    case 'text': {
      const { marks, box } = lettered(step, pixels, await fontsFor(step))
      return { pixels: painted(pixels, marks), box }
    }
    case 'describe':
      return { pixels: step.painted ? await paintedAt(step.painted.file) : pixels }
    case 'arrow':
    case 'line':
    case 'rectangle':
    case 'ellipse':
      return { pixels: painted(pixels, marksOf(step, pixels)) }
  }
}
