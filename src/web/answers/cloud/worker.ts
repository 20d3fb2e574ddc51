import type { CloudRequest } from './aside.ts'
import { face, font, laidOut } from './layout.ts'

const { fonts } = globalThis as unknown as { fonts: FontFaceSet }

/** A cloud's places, found beside the page: its face is loaded first, so that measures are right. */
addEventListener('message', async ({ data }: MessageEvent<CloudRequest>) => {
  const { words, frame, faces } = data
  for (const { url, ...about } of faces) fonts.add(new FontFace(face.family, `url("${url}")`, about))
  await fonts.load(font, words.map(({ text }) => text).join(' ')).catch(() => [])
  const { signal } = new AbortController()
  postMessage(await laidOut(words, { frame, canvas: () => new OffscreenCanvas(1, 1), signal }))
})
