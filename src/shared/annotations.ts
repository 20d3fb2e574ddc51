import type { Correction } from './corrections.ts'
import type { MadeFile } from './made-files.ts'
import type { ProblemCode } from './problems.ts'

/** What stands beside an answer and is no part of it: the row of a run has one place for all of it. */
export type Annotations = Readonly<{
  /** What was corrected in a text, one by one, with the reasons. */
  corrections?: readonly Correction[]
  /** What the model says to the person about the answer. */
  notes?: readonly string[]
  /** What stays when the rest is written anew, by what it says. */
  pins?: readonly string[]
  /** The search services that did not answer, so that nothing of theirs is in it. */
  away?: readonly string[]
  /** Why some of the pictures that were asked for did not come about. */
  unpainted?: ProblemCode
  /** The files that were made, in the order in which they came. */
  files?: readonly MadeFile[]
  /** Of a version by hand that comes from one of several answers, which of them that is, counted from 1. */
  variant?: number
}>
