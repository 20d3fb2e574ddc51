import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { drawnFromSvg } from './drawn-from-svg.ts'

/**
 * Somebody's face: Eileen Collins, photographed by NASA in 1999; what NASA photographs is nobody's alone
 * (https://www.nasa.gov/nasa-brand-center/images-and-media/).
 */
export const face = () => readFileSync(new URL('./faces/astronaut.jpg', import.meta.url))

const size = { width: 640, height: 560 }

/** Boxes on a table, sharp, each number another picture. */
export const sharpPicture = (number: number, { width, height } = size) => {
  const boxes = Array.from({ length: 9 }, (_, at) => {
    const value = (number * 37 + at * 53 + number * at * 11) % 97
    const [x, y] = [(value * 7) % 85, (value * 13 + at * 9) % 85]
    return `<rect x="${x}%" y="${y}%" width="${8 + (value % 20)}%" height="${6 + ((value * 3) % 24)}%"
      fill="hsl(${(value * 29) % 360} 70% ${20 + (value % 60)}%)" stroke="#111" stroke-width="3"/>`
  })
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(${(number * 61) % 360} 40% ${30 + ((number * 17) % 50)}%)"/>${boxes.join('')}</svg>`
  return drawnFromSvg(drawn)
}

/** The same, smaller and as a JPEG. */
export const doubled = async (picture: Buffer) => sharp(picture).resize(620).jpeg({ quality: 70 }).toBuffer()
export const blurred = async (picture: Buffer) => sharp(picture).blur(14).png().toBuffer()
