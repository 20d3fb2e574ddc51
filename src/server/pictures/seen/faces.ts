import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { openOpenCV, outputsOf } from './opencv.ts'

/** BlazeFace for pictures from near and far, by Google under the Apache licence: 192 pixels a side, in a grid of 48. */
const [side, grid, values] = [192, 48, 16]
/** From here on it is taken for a face: of the whole picture, and of a part of it, which is more often mistaken. */
const sure = { whole: 0.6, part: 0.75 }

/** In pictures that are larger than this, faces can be too small to be seen in the whole. */
const far = 640

const model = () =>
  readFile(
    join(
      dirname(createRequire(import.meta.url).resolve('@mediapipe/face_detection')),
      'face_detection_full_range.tflite',
    ),
  )

type Area = Readonly<{ left: number; top: number; width: number; height: number }>

/** The four quarters, each a little over its half, so that a face on a seam is whole in one of them. */
const quartersOf = (width: number, height: number): readonly Area[] => {
  const [wide, high] = [Math.ceil(width * 0.6), Math.ceil(height * 0.6)]
  return [0, height - high].flatMap(top => [0, width - wide].map(left => ({ left, top, width: wide, height: high })))
}

const chance = (score: number) => 1 / (1 + Math.exp(-Math.max(-80, Math.min(80, score))))

/** How sure the model is that somebody's face is to be seen, in the picture as a whole and in its quarters. */
const openDetector = async () => {
  const { cv } = await openOpenCV()
  cv.FS_createDataFile('/', 'face.tflite', new Uint8Array(await model()), true, false)
  const net = cv.readNetFromTFLite('face.tflite')
  return async (picture: Buffer, size: { width: number; height: number }, area: Area) => {
    const pixels = await sharp(picture, { raw: { ...size, channels: 3 } })
      .extract(area)
      .resize(side, side, { fit: 'contain', background: 'black' })
      .raw()
      .toBuffer()
    const image = new cv.Mat(side, side, cv.CV_8UC3)
    image.data.set(pixels)
    const mean = new cv.Scalar(127.5, 127.5, 127.5)
    const blob = cv.blobFromImage(image, 1 / 127.5, new cv.Size(side, side), mean, false, false)
    net.setInput(blob)
    const scores = outputsOf(net).find(({ length }) => length === grid * grid)
    blob.delete()
    image.delete()
    if (!scores)
      throw new TypeError(`The model should answer with ${grid * grid} scores and ${values} values for each.`)
    return chance(scores.reduce((most, score) => Math.max(most, score), -80))
  }
}

let opened: ReturnType<typeof openDetector> | undefined

/** Whether a person's face is to be seen in a picture of three bytes a pixel. */
export const showsFace = async (picture: Buffer, size: { width: number; height: number }): Promise<boolean> => {
  const detect = await (opened ??= openDetector())
  if ((await detect(picture, size, { left: 0, top: 0, ...size })) >= sure.whole) return true
  if (Math.max(size.width, size.height) < far) return false
  for (const area of quartersOf(size.width, size.height))
    if ((await detect(picture, size, area)) >= sure.part) return true
  return false
}
