import { createRequire } from 'node:module'
import sharp from 'sharp'

/** The size of the picture below. */
export const [width, height] = [640, 400]

const fontfile = createRequire(import.meta.url).resolve('dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf')
/** Words on nothing, as a PNG. */
export const written = (text: string, colour: string, size: number) =>
  sharp({
    text: {
      text: `<span foreground="${colour}">${text}</span>`,
      ...{ font: `DejaVu Sans Bold ${size}`, fontfile, rgba: true },
    },
  })
    .png()
    .toBuffer()

/** A sky over a meadow, both never quite the same. */
export const meadow = () => {
  const pixels = Buffer.alloc(width * height * 3)
  let chance = 3
  const noise = () => ((chance = (chance * 1_103_515_245 + 12_345) & 0x7f_ff_ff_ff) / 0x7f_ff_ff_ff) * 8
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.set(
        (y < 240 ? [120 + y / 4, 165 + y / 6, 205] : [80, 125 + 12 * Math.sin(x / 8), 60]).map(part => part + noise()),
        (y * width + x) * 3,
      )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

/** What stands on it, and where. */
export const first = { text: 'MUSTER GmbH', left: 40, top: 50 }
export const second = { text: 'Größe und Straße', left: 300, top: 320 }
/** The meadow with two lines of text, as a PNG. */
export const lettered = async () => {
  const layers = [
    { input: await written(first.text, 'white', 40), left: first.left, top: first.top },
    { input: await written(second.text, '#ffeb3b', 22), left: second.left, top: second.top },
  ]
  return meadow().composite(layers).png().toBuffer()
}
