import * as z from 'zod/mini'
import type { Annotations } from '#shared/annotations.ts'
import type { Answer } from '#shared/answers.ts'
import type { Values } from '#shared/fields.ts'
import type { MadeFile } from '#shared/made-files.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { Refinement } from '#shared/refinement.ts'
import type { Sender } from '#shared/sender.ts'
import type { Source } from '#shared/sources.ts'
import { listOf, moment, ofType } from '../http/shapes.ts'
import type { Run } from '../store/run.ts'

const answer = ofType<Answer>({ description: 'A text, a list, or named parts, as the call says.' })
const values = ofType<Values>({ type: 'object', description: 'What the form said.' })
const ended = {
  cut: z.nullable(z.literal('length')),
  problem: z.nullable(ofType<ProblemCode>({ type: 'string', description: 'The code of the problem it ended with.' })),
  details: z.nullable(ofType<Readonly<Record<string, number>>>({ type: 'object' })),
  bookmark: z.nullable(z.string()),
}
const notes = listOf(z.string())
/** How a run can stand. */
export const states = ['running', 'done', 'stopped', 'failed', 'interrupted'] as const satisfies readonly Run['state'][]

const variantShown = z.object({ inputs: values, answer, text: z.string(), notes, ...ended })
/** One of several answers of a run. */
export type VariantView = z.infer<typeof variantShown>

const refinement = z.nullable(ofType<Refinement>({ type: 'object', description: 'What was asked of its parent.' }))

/** A run on the wire. */
export const runShown = z.object({
  _id: z.string(),
  engine: z.string(),
  call: z.string(),
  version: z.int(),
  /** Whether an administrator tried a draft with it. */
  trial: z.boolean(),
  parent: z.nullable(z.string()),
  origin: z.nullable(z.string()),
  refinement,
  inputs: values,
  /** The input that says what it is about; null of a tool that was made here. */
  subject: z.nullable(z.string()),
  /** The brand it was written for, as it was called then. */
  brand: z.nullable(z.string()),
  /** What it may say of whoever sent it, as that stood then. */
  sender: z.nullable(ofType<Sender>({ type: 'object' })),
  state: z.enum(states),
  answer,
  /** The answer as Markdown. */
  text: z.string(),
  variants: z.nullable(z.array(variantShown)),
  corrections: z.nullable(ofType<NonNullable<Annotations['corrections']>>({ type: 'array', items: {} })),
  /** What the model said about the answer to the person. */
  notes,
  /** What stays when the rest is written anew. */
  pins: listOf(z.string()),
  /** The search services that did not answer, so that nothing of theirs is in it. */
  away: listOf(z.string()),
  unpainted: z.nullable(
    ofType<ProblemCode>({ type: 'string', description: 'Why some of the pictures did not come about.' }),
  ),
  /** The files that were made. */
  files: listOf(ofType<MadeFile>({ type: 'object' })),
  cost: z.int(),
  charged: z.boolean(),
  model: z.string(),
  /** That model as people call it. */
  called: z.string(),
  /** The sources it was to be written from, where its person chose them. */
  chosen: z.nullable(listOf(z.string())),
  sources: listOf(ofType<Source>({ type: 'object', description: 'What was read for it.' })),
  startedAt: moment,
  endedAt: z.nullable(moment),
  ...ended,
  language: z.string(),
  house: z.boolean(),
  /** Whether its reader has made it of its parent by hand. */
  hand: z.boolean(),
  /** Whether it has written or painted what was missing in its parent, and holds the rest of that. */
  completed: z.boolean(),
})
export type RunView = z.infer<typeof runShown>

/** One of the versions of a text: what was asked of the one before it, and what came of that. */
export const versionShown = z.object({
  _id: z.string(),
  parent: z.nullable(z.string()),
  refinement,
  hand: z.boolean(),
  completed: z.boolean(),
  state: z.enum(states),
  text: z.string(),
  variants: z.nullable(listOf(z.string())),
  /** Of several answers, which it was made of; also by way of versions of that one. */
  variant: z.nullable(z.int()),
  startedAt: moment,
})
export type VersionView = z.infer<typeof versionShown>
