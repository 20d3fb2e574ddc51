import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, sep } from 'node:path'
import { asOnnx, type Layers } from './layers.ts'
import { openSession, type Session } from './session.ts'
import type { Enlarger } from './enlarged.ts'
import type { Times } from './enlarging.ts'

/** ESRGAN in its smallest form, which npm ships: github.com/thekevinscott/UpscalerJS, under the MIT licence. */
const packaged = () => {
  const name = ['@upscalerjs', 'esrgan-slim'].join(sep)
  const [above = ''] = createRequire(import.meta.url)
    .resolve('@upscalerjs/esrgan-slim')
    .split(name)
  return join(above, name, 'models')
}

/** How it stands in the pictures that it has drawn. */
export const networkMade = { name: 'ESRGAN', task: 'upscale' } as const

/** How far around a pixel it looks, in every direction: with less, pieces would show. */
const around = 10

const open = async (times: Times, folder = packaged()): Promise<Session> => {
  const place = join(folder, `x${times}`)
  const layers = JSON.parse(await readFile(join(place, 'model.json'), 'utf8')) as Layers
  const files = layers.weightsManifest.flatMap(({ paths }) => paths)
  const bytes = await Promise.all(files.map(file => readFile(join(place, file))))
  return openSession(asOnnx(layers, Buffer.concat(bytes)))
}

/**
 * Four times as large, it sees the same for the four pixels in the middle of each sixteen, which is a grid on skin and
 * sky. Smoothed so, that goes, and nothing that it has drawn.
 */
const smoothed: Partial<Record<Times, number>> = { 4: 1 }

/** Enlarges by the network that comes along; `folder` is where its weights lie, if not in their package. */
export const byNetwork = (times: Times, folder?: string): Enlarger => ({
  times,
  around,
  open: () => open(times, folder),
  failed: 'picture_network_failed',
  smoothed: smoothed[times],
})
