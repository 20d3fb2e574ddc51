import type { AiPart } from '#shared/made-with-ai.ts'
import type { Details, ProblemCode } from '#shared/problems.ts'
import type { FormatName } from '#shared/export-formats.ts'
import type { Wanted } from '../pictures/in-file.ts'

/** A text as it came: HTML, or a document as JSON that nobody has looked at yet. */
export type Source = Readonly<{ html: string } | { json: string }>

/** A text that is to become a file. */
export type Job = Readonly<{
  format: FormatName
  source: Source
  title: string
  /** As it was said; else it is read from the words, and this where they do not tell. */
  language?: string
  otherwise: string
  cards?: boolean
  ai?: AiPart
  /** Whether a line at its end says what a model has to do with it. */
  marked?: boolean
}>
export type Files = ReadonlyMap<string, Uint8Array>

/** A file, and how many pictures of its text are missing in it, each with a line in its place. */
export type Exported = Readonly<{ made: Uint8Array; missing: number }>

/** How the process says, as it ends, that a text was too much for it. */
export const outOfMemory = 70

/** What the process is told: what to make, and the pictures it has asked for, or asked to have drawn anew. */
export type MakerRequest = { readonly job: Job } | { readonly files: Files }

/**
 * What it says: that all it needs is loaded; which pictures it wants, by their ids; which it wants drawn anew, by their
 * addresses; and what came of it, with how many pictures are missing in it and, where its writer has failed, `why`.
 */
export type MakerReply =
  | { readonly ready: true }
  | { readonly wants: readonly string[] }
  | { readonly redraw: Wanted }
  | (Exported & { readonly why?: string })
  | { readonly problem: ProblemCode; readonly details?: Details; readonly why?: string }
