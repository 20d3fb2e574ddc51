import type { Sharp } from 'sharp'
import type { Values } from '#shared/fields.ts'
import type { Locale, Text } from '#shared/text.ts'
import type { Recipe } from '../marking.ts'
import type { PictureFacts } from '../jobs.ts'
import type { PictureModel } from '../models/known.ts'

/** A picture that was given: opened, and whatever else is known of it. */
export type Given = Readonly<{ field: string; name: string; path: string; picture: Sharp; facts: PictureFacts }>

/** A file that comes of an operation; a picture says its size. */
export type MadePart = Readonly<{ name: string; type: string; bytes: Uint8Array; width?: number; height?: number }>

/** How far it is, where it takes longer. */
export type Progress = Readonly<{ step: Text; at: number; of: number }>

export type OperationInput = Readonly<{
  given: readonly Given[]
  values: Values
  locale: Locale
  recipe: Recipe
  /** One that was downloaded and does a part of this work, in place of what does it otherwise. */
  model?: PictureModel
}>

/** Makes files of pictures and of what a form says. A failure is a `Problem`. */
export type Operation = (asked: OperationInput) => AsyncIterable<MadePart | Progress>
