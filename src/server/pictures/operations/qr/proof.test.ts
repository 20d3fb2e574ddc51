import { expect, test } from 'vitest'
import { proven } from './proof.ts'
import { drawn } from './raster.ts'
import { drawingOf } from './shapes.ts'

const content = 'https://beispiel.de/aktion'
const drawing = drawingOf(content, { shape: 'square', eyes: 'square', hasLogo: false })
const proof = (dark: string, light: string) =>
  proven(content, drawing.across, size => drawn(drawing, size, { dark, light }, undefined))

test('dark dots on a light ground are read; light ones on a dark ground are what many cameras cannot read', async () => {
  await proof('#14532d', '#ffffff')
  await expect(proof('#ffffff', '#000000')).rejects.toMatchObject({ code: 'qr_unreadable' })
})
