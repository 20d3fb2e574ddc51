import sharp from 'sharp'

/** What is where in the yard: whether a place lies within, and which colour it then has. */
const things: readonly (readonly [(x: number, y: number) => boolean, readonly number[]])[] = [
  [(x, y) => Math.hypot(x - 790, y - 600) < 100, [190, 40, 35]],
  [(x, y) => x >= 180 && x < 240 && y >= 430 && y < 540, [81, 53, 36]],
  [(x, y) => ((x >= 120 && x < 180) || (x >= 240 && x < 300)) && y >= 320 && y < 400, [207, 227, 240]],
  [(x, y) => x >= 80 && x < 340 && y >= 260 && y < 540, [185, 139, 102]],
  [(x, y) => y >= 150 && y < 260 && Math.abs(x - 210) < ((y - 150) / 110) * 150, [122, 59, 42]],
  [(_, y) => y >= 530, [105, 120, 70]],
]

/** A house with two windows and a ball before it, 1200 × 800: nothing on it is text. */
export const yard = () => {
  const [width, height] = [1200, 800]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const sky = [91 + y / 6, 143 + y / 8, 214 - y / 20]
      const colour = things.find(([isWithin]) => isWithin(x, y))?.[1] ?? sky
      pixels.set(colour, (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
