import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawnFromSvg } from '#tests/drawn-from-svg.ts'
import { drawingOf } from './shapes.ts'
import { svgOf } from './vector.ts'

test('squares that touch are one area at any size: no hair of the ground is seen between them', async () => {
  const drawing = drawingOf('https://beispiel.de/aktion', { shape: 'square', eyes: 'square', hasLogo: false })
  const svg = await svgOf(drawing, { dark: '#000000', light: '#ffffff' })
  const side = Math.round(drawing.across * 7.3)
  const drawn = await drawnFromSvg(svg.replace('<svg ', `<svg width="${side}" height="${side}" `))
  const grey = await sharp(drawn).greyscale().raw().toBuffer()
  const modules = drawing.blocks.filter(({ size }) => size === 1)
  const isThere = new Set(modules.map(({ x, y }) => `${x} ${y}`))
  const pixelAt = (x: number, y: number) => {
    const [left, top] = [x, y].map(at => Math.floor((at * side) / drawing.across)) as [number, number]
    return grey[top * side + left]
  }
  const seams = modules.flatMap(({ x, y }) => [
    ...(isThere.has(`${x + 1} ${y}`) ? [pixelAt(x + 1, y + 0.5)] : []),
    ...(isThere.has(`${x} ${y + 1}`) ? [pixelAt(x + 0.5, y + 1)] : []),
  ])
  expect(seams.length).toBeGreaterThan(100)
  expect(Math.max(...seams.map(Number))).toBeLessThan(30)
})
