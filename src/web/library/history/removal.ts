import type { Kind } from '../kinds.ts'

/** What is to be removed: texts with all their versions, named or found by the server, or one version alone. */
export type Going = {
  readonly query: URLSearchParams
  /** How many texts; 0 where it is one version. */
  readonly count: number
  /** What they are. */
  readonly kind: Kind
  /** There are more than were counted. */
  readonly more?: true
  /** How many versions they have together, where that is known. */
  readonly versions?: number
}

/** Texts that are named, with all their versions. */
export const textsGoing = (ids: readonly string[], versions: number, kind: Kind): Going => ({
  query: new URLSearchParams({ ids: ids.join(), group: 'text' }),
  kind,
  count: ids.length,
  versions,
})

/** One version of a text. */
export const versionGoing = (id: string): Going => ({
  query: new URLSearchParams({ ids: id }),
  kind: 'texts',
  count: 0,
})
