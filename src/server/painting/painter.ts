import type { Ability } from '#catalogue/abilities.ts'
import type { Counts } from '#shared/meters.ts'
import type { ProblemCode } from '#shared/problems.ts'

/** How large a picture is, in pixels. */
export type Size = { readonly width: number; readonly height: number }

/** A picture to begin with, and its area to change, as PNGs of one size: white changes, black stays. */
export type Beginning = {
  readonly picture: Buffer
  readonly area?: Buffer | undefined
  /** Further pictures, of any size, where one is made of several or after references; empty after a single one. */
  readonly others?: readonly Buffer[] | undefined
  /** How far it may go from the picture, of 100; told only to those who can be told by a number. */
  readonly strength?: number | undefined
}

/** What is to be painted, in words, and how often; in which size, where that is said. */
export type PaintRequest = {
  readonly prompt: string
  readonly howMany: number
  readonly size?: Size | undefined
  /** The picture it begins with; without one it paints from words alone. */
  readonly from?: Beginning | undefined
  /** What must not be seen, and the number that the first picture draws lots with; told to those who can be told. */
  readonly avoid?: string | undefined
  readonly seed?: number | undefined
  /** Where that lies which a model of one's own has learned. */
  readonly lora?: string | undefined
  /** It is for a look alone: painted as small as was asked for, also where models see more in a larger one. */
  readonly isPreview?: boolean | undefined
  readonly signal: AbortSignal
}

/** The bytes of a picture, and its size in pixels. */
export type PaintedFile = Size & {
  readonly bytes: Uint8Array
  readonly type: 'image/png' | 'image/webp' | 'image/jpeg'
}

/** One picture in the size that was wanted. */
export type Painting = PaintedFile & {
  /** As it was painted, where that is larger. */
  readonly original?: PaintedFile | undefined
  /** What its file is called, where that follows from what it was made of. */
  readonly name?: string
  /** The number that it drew lots with: with the same it is painted again. */
  readonly seed?: number | undefined
}

/** Why some of several pictures did not come about, said once after those that did. */
export type Unpainted = { readonly unpainted: ProblemCode }

/** Paints pictures. What it used is told beside them; a failure is a `Problem`, as with models that write. */
export type Painter = {
  /** What it is, as it stands in runs: `openai:gpt-image-1`. */
  readonly name: string
  /** What it can; it is asked for nothing else. */
  readonly can: readonly Ability[]
  /** Whether a picture of it costs nothing, since it runs on a machine of whoever runs this. */
  readonly isFree?: boolean
  /** How many pictures it can begin with, where it makes one of several. */
  readonly takes?: number | undefined
  /** Whether it has failed too often to be asked now. */
  isPassedOver?(): boolean
  /** Whether it is painting something now, as far as this process knows. */
  isBusy?(): boolean
  paint(asked: PaintRequest): AsyncIterable<Painting | Counts | Unpainted>
}
