import type { Sharp } from 'sharp'
import type { Text } from '#shared/text.ts'
import type { GivenPicture, PictureFacts, Terms, AboutMade } from '../jobs.ts'
import type { Written } from '../authorship.ts'
import type { Mark, Recipe } from '../marking.ts'

/** A picture that was given: opened, and whatever else is known of it. */
export type Given = GivenPicture &
  Readonly<{ picture: Sharp; facts: PictureFacts; mark?: Mark | undefined; written?: Written }>

/** A file that comes of an operation; a picture says its size, and where extras can be kept, what became of them. */
export type MadePart = Readonly<{ name: string; type: string; bytes: Uint8Array; width?: number; height?: number }> &
  AboutMade

/** Said before anything is made, where work that is stopped hands over what it has. */
export type HandsOver = Readonly<{ handsOver: true }>

/** How far it is, where it takes longer. */
export type Progress = Readonly<{ step: Text; at: number; of: number }>

/**
 * `recipe` is that of all that was given; `recipeOf` that of what is made of one of them alone. `stopped` is
 * aborted once nobody wants more, for operations that have said that they hand over what they have.
 */
export type OperationInput = Terms &
  Readonly<{ given: readonly Given[]; recipeOf(one: Given): Recipe; stopped?: AbortSignal }>

/** Makes files of pictures and of what a form says. A failure is a `Problem`. */
export type Operation = (asked: OperationInput) => AsyncIterable<MadePart | Progress | HandsOver>
