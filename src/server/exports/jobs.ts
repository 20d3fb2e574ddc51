import type { ProblemCode } from '#shared/problems.ts'
import type { FormatName } from './formats.ts'

/** A text that is to become a file. */
export type Job = Readonly<{ format: FormatName; html: string; title: string; language: string; cards?: boolean }>
export type Files = ReadonlyMap<string, Uint8Array>

/** How the process says, as it ends, that a text was too much for it. */
export const outOfMemory = 70

/** What the process is told: what to make, and the pictures it has asked for. */
export type MakerRequest = { readonly job: Job } | { readonly files: Files }

/** What it says: that all it needs is loaded; which pictures it wants, by their ids; and what came of it. */
export type MakerReply =
  | { readonly ready: true }
  | { readonly wants: readonly string[] }
  | { readonly made: Uint8Array }
  | { readonly problem: ProblemCode; readonly why?: string }
