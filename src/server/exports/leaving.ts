import type { Direction, Document } from '#shared/document/schema.ts'
import type { AiPart } from '#shared/made-with-ai.ts'
import type { Card } from './cards.ts'

/** A picture that was looked at and can be drawn. */
export type Picture = Readonly<{
  type: 'png' | 'jpg' | 'webp'
  width: number
  height: number
  bytes: Uint8Array
}>

/** By the address that the text has for each; what is not among them is shown by its words. */
export type Pictures = ReadonlyMap<string, Picture>

/** What leaves the studio, before it is a file: nothing in it can run, ask anybody or lead where nobody may. */
export type Leaving = Readonly<{
  document: Document
  title: string
  /** Its first heading is the title, and stands above chapters that are headings of the first level, too. */
  isTitled?: boolean
  /** As browsers write it: `de`, `en`, `ar`. */
  language: string
  direction: Direction
  pictures: Pictures
  /** What a model has to do with it; nothing where it was written by hand. */
  ai?: AiPart
  /** Where it leaves as cards to be held, what stands on each. */
  cards?: readonly Card[]
}>
