import type { Pixels } from './pixels.ts'
import type { StepOf } from './steps.ts'

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)
const shown = (light: number) => (light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055)
const mixed = (one: number, other: number, part: number) => one + (other - one) * part
/** A hill over the dark quarter of the scale, as steep as it can be without turning tones round. */
const hill = (value: number) => value * (1 - value) ** 3 * 0.95

/** What becomes of each tone from 0 to 255: light as a camera counts it, then shadows, highlights and contrast. */
const curve = ({ exposure, contrast, shadows, highlights }: StepOf<'light'>) =>
  Uint8ClampedArray.from({ length: 256 }, (_, at) => {
    const exposed = Math.min(1, shown(Math.min(1, linear(at / 255) * 2 ** (exposure / 50))))
    const lifted = exposed + (shadows / 100) * hill(exposed) + (highlights / 100) * hill(1 - exposed)
    const strong = lifted * lifted * (3 - 2 * lifted)
    const weak = 0.5 + (lifted - 0.5) * 0.4
    return 255 * mixed(lifted, contrast < 0 ? weak : strong, Math.abs(contrast) / 100)
  })

export const lit = ({ width, height, data }: Pixels, step: StepOf<'light'>): Pixels => {
  const tones = curve(step)
  const made = data.slice()
  for (let at = 0; at < made.length; at += 4) {
    made[at] = tones[made[at] ?? 0] ?? 0
    made[at + 1] = tones[made[at + 1] ?? 0] ?? 0
    made[at + 2] = tones[made[at + 2] ?? 0] ?? 0
  }
  return { width, height, data: made }
}

/** More or less colour, warmer or colder, greener or nearer to magenta; grey keeps its brightness. */
export const coloured = ({ width, height, data }: Pixels, { saturation, warmth, tint }: StepOf<'colour'>): Pixels => {
  const more = 1 + saturation / 100
  const gains = [1 + warmth / 500 + tint / 1500, 1 - tint / 750, 1 - warmth / 500 + tint / 1500] as const
  const made = data.slice()
  for (let at = 0; at < made.length; at += 4) {
    const red = (made[at] ?? 0) * gains[0]
    const green = (made[at + 1] ?? 0) * gains[1]
    const blue = (made[at + 2] ?? 0) * gains[2]
    const grey = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    made[at] = grey + (red - grey) * more
    made[at + 1] = grey + (green - grey) * more
    made[at + 2] = grey + (blue - grey) * more
  }
  return { width, height, data: made }
}
