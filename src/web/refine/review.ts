import type { VersionView } from '#server/runs/shown.ts'
import { keep, recall } from '../ui/tab-storage.ts'
import { lineOf } from './comes-from.ts'

/**
 * How far somebody has gone through the changes of a version: what it is compared with, and how each answer that it
 * was compared with reads with the changes that were accepted.
 */
export type Review = {
  readonly against: string
  readonly accepted?: Readonly<Record<string, string | undefined>> | undefined
}

const nameOf = (version: string) => `review ${version}`

const isReview = (thing: unknown): thing is Review =>
  typeof thing === 'object' && thing !== null && 'against' in thing && typeof thing.against === 'string'

/** Keeps that in this tab: it survives a save, which makes a version of its own, and a reload. */
export const keepReview = (version: string, review: Review) => keep(nameOf(version), review)

/** The review of a version; one by hand goes on with that of the version it was made of. */
export const reviewOf = (versions: readonly VersionView[], version: string): Review | undefined => {
  for (const { _id, hand } of lineOf(versions, version)) {
    const found = recall(nameOf(_id))
    if (isReview(found)) return found
    if (!hand) return undefined
  }
  return undefined
}
