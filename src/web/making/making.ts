import type { Problem } from '#shared/problems.ts'
import type { DocumentShown } from '#server/documents/shown.ts'
import { giveUpMaking } from '../data/makings.ts'
import type { Writing } from '../runs/run-state.ts'
import type { Taker } from './fitting.ts'
import type { Came, Material } from './material.ts'

/** What is to be made of a document: which tool, asked what of each part of the text. */
export type Job = Readonly<{
  /** The document it is made of. */
  source: string
  taker: Taker
  parts: readonly { readonly material: Material; readonly body: Readonly<Record<string, unknown>> }[]
  /** The language it is written in, where that is known: as `de`. */
  language: string | undefined
  /** What it is called where it has no title of its own. */
  called: string
  /** A method of the house makes it. */
  without?: 'model' | undefined
  /** The click: the same one is the same document. */
  key: string
}>

/** What came of a part, and in which run. */
export type Part = Came & Readonly<{ run: string; title: string; stopped: boolean }>

/** How far it is; `runs` has the newest run of each part. What has come stays whatever happens, and is gone on from. */
export type Making = Readonly<{ job: Job; came: readonly Part[]; runs: readonly string[] }> &
  (
    | Readonly<{ state: 'writing'; writing: Writing }>
    /** All has come, and becomes a document. */
    | Readonly<{ state: 'saving' }>
    /** `isLost`: it may go on, we cannot hear it. */
    | Readonly<{ state: 'failed'; problem: Problem; rest?: Part; isLost?: boolean }>
    | Readonly<{ state: 'made'; document: DocumentShown }>
  )

const all = new Map<string, Making>()
let listed: readonly Making[] = []
const hearers = new Set<() => void>()

/** Says how far something is; undefined: it is looked at no longer. */
export const become = (key: string, making: Making | undefined) => {
  if (making) all.set(key, making)
  else all.delete(key)
  listed = [...all.values()]
  for (const hear of hearers) hear()
}

/** Tells of every change of what is being made. */
export const followMaking = (hear: () => void) => {
  hearers.add(hear)
  return () => void hearers.delete(hear)
}
/** All that is being made, or was made since this page was opened. */
export const makings = () => listed
/** How far the one of this click is. */
export const makingBy = (key: string) => all.get(key)
/** What is being made of a document, or was made last. */
export const makingOf = (source: string | undefined) => listed.findLast(({ job }) => job.source === source)
/** Turns to something else: what was made stays a document, what was not is in the history. */
export const forgetMaking = ({ job, state }: Making) => {
  become(job.key, undefined)
  // What could not be given up is offered again when the page is opened the next time.
  if (state !== 'made') giveUpMaking(job.key).catch(() => undefined)
}

const seen = new Set<string>()
/** Says that somebody sees how far it is; hands back how to say that they look away. */
export const seeMaking = (key: string) => {
  seen.add(key)
  return () => void seen.delete(key)
}
/** Whether somebody sees how far it is: what becomes of it need not be told them then. */
export const isSeen = ({ key }: Job) => seen.has(key)
