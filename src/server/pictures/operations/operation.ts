import type { Sharp } from 'sharp'
import type { Text } from '#shared/text.ts'
import type { PictureFacts, Terms } from '../jobs.ts'

/** A picture that was given: opened, and whatever else is known of it. */
export type Given = Readonly<{ field: string; name: string; path: string; picture: Sharp; facts: PictureFacts }>

/** A file that comes of an operation; a picture says its size. */
export type MadePart = Readonly<{ name: string; type: string; bytes: Uint8Array; width?: number; height?: number }>

/** How far it is, where it takes longer. */
export type Progress = Readonly<{ step: Text; at: number; of: number }>

export type OperationInput = Terms & Readonly<{ given: readonly Given[] }>

/** Makes files of pictures and of what a form says. A failure is a `Problem`. */
export type Operation = (asked: OperationInput) => AsyncIterable<MadePart | Progress>
