import { workerFor } from '../../worker-for.ts'
import { type Face, facesOf } from './faces.ts'
import { face, font, type Frame, type Laidout, laidOut } from './layout.ts'
import type { Sized } from './sizes.ts'

/** What a worker is told. */
export type CloudRequest = { readonly words: readonly Sized[]; readonly frame: Frame; readonly faces: readonly Face[] }

/** Rejects where no worker can be had, or it fails. */
const inWorker = async (asked: CloudRequest, signal: AbortSignal) => {
  if (typeof OffscreenCanvas === 'undefined') throw new Error('No canvas beside the page')
  const worker = workerFor('cloud')
  try {
    return await new Promise<Laidout>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Laidout>) => resolve(data))
      worker.addEventListener('error', reject)
      signal.addEventListener('abort', () => resolve({ words: [], frame: asked.frame }), { once: true })
      worker.postMessage(asked)
    })
  } finally {
    worker.terminate()
  }
}

const inPage = async (words: readonly Sized[], frame: Frame, signal: AbortSignal) => {
  await document.fonts.load(font, words.map(({ text }) => text).join(' ')).catch(() => [])
  return laidOut(words, { frame, canvas: () => document.createElement('canvas'), signal })
}

/**
 * Finds each word of a cloud its place without keeping the page from answering: in a worker, or, in a browser that has
 * none with a canvas, in the page.
 */
export const laidOutAside = (words: readonly Sized[], frame: Frame, signal: AbortSignal) =>
  inWorker({ words, frame, faces: facesOf(face.family) }, signal).catch(() => inPage(words, frame, signal))
