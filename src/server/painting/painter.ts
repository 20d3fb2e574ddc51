import type { Counts } from '#shared/meters.ts'

/** What is to be painted, in words, and how often. */
export type PaintRequest = { readonly prompt: string; readonly howMany: number; readonly signal: AbortSignal }

/** One picture as it came, and its size in pixels. */
export type Painting = {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/webp'
  readonly width: number
  readonly height: number
}

/** Paints pictures. What it used is told beside them; a failure is a `Problem`, as with models that write. */
export type Painter = {
  /** What it is, as it stands in runs: `openai:gpt-image-1`. */
  readonly name: string
  paint(asked: PaintRequest): AsyncIterable<Painting | Counts>
}
