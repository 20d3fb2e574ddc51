import { avatarKinds } from '#shared/avatars.ts'
import { Problem } from '#shared/problems.ts'
import { type Cut, fitted, squareOf } from './cut.ts'

const canvasOf = (width: number, height: number) => {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

const pen = (canvas: HTMLCanvasElement) => {
  const context = canvas.getContext('2d')
  if (!context) throw new Problem('picture_broken')
  context.imageSmoothingQuality = 'high'
  return context
}

/** Draws the square that is meant over a whole canvas. */
export const drawCut = (canvas: HTMLCanvasElement, picture: ImageBitmap, cut: Cut) => {
  const context = pen(canvas)
  const { side, left, top } = squareOf(picture, cut)
  context.clearRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** As WebP, or as PNG where a browser cannot write that. Nothing but the pixels is in it. */
const encoded = (canvas: HTMLCanvasElement) =>
  new Promise<Blob>((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Problem('picture_broken'))), 'image/webp', 0.92),
  )

/** The square that is meant, as a person's picture. */
export const asAvatar = (picture: ImageBitmap, cut: Cut) => {
  const { side } = avatarKinds.avatar
  const canvas = canvasOf(side, side)
  drawCut(canvas, picture, cut)
  return encoded(canvas)
}

/** The whole picture, no larger than a logo may be. */
export const asLogo = (picture: ImageBitmap) => {
  const { width, height } = fitted(picture, avatarKinds.logo.side)
  const canvas = canvasOf(width, height)
  pen(canvas).drawImage(picture, 0, 0, width, height)
  return encoded(canvas)
}
