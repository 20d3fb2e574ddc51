import type { Counts } from '#shared/meters.ts'

/** How large a picture is, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** What is to be painted, in words, and how often; in which size, where that is said. */
export type PaintRequest = {
  readonly prompt: string
  readonly howMany: number
  readonly size?: Size | undefined
  /** Where that lies which a model of one's own has learned. */
  readonly lora?: string | undefined
  readonly signal: AbortSignal
}

/** One picture as it came, and its size in pixels. */
export type Painting = Size & {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg'
}

/** Paints pictures. What it used is told beside them; a failure is a `Problem`, as with models that write. */
export type Painter = {
  /** What it is, as it stands in runs: `openai:gpt-image-1`. */
  readonly name: string
  paint(asked: PaintRequest): AsyncIterable<Painting | Counts>
}
