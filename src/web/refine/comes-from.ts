import type { VersionView } from '#server/runs/shown.ts'

/** What tells where a version comes from. */
export type Descent = Pick<VersionView, '_id' | 'parent' | 'variant'>

/** A version and those it was made of, the newest first, as far as they are still there. */
export const lineOf = <One extends Descent>(versions: readonly One[], run: string | undefined): readonly One[] => {
  const line: One[] = []
  let next = versions.find(({ _id }) => _id === run)
  while (next && !line.includes(next)) {
    line.push(next)
    const { parent } = next
    next = versions.find(({ _id }) => _id === parent)
  }
  return line
}

/**
 * Which of several answers of an earlier version, counted from 1, a text comes from: the one that was changed on the
 * way, else the one that it is itself.
 */
export const answerIn = (
  versions: readonly Descent[],
  earlier: string | undefined,
  { run, variant }: { readonly run: string | undefined; readonly variant: number | undefined },
) => {
  const line = lineOf(versions, run)
  const at = line.findIndex(({ _id }) => _id === earlier)
  return line.slice(0, at < 0 ? undefined : at).findLast(one => one.variant !== null)?.variant ?? variant
}

/** The text of a version, of several answers that of the one with this number. */
export const textOfAnswer = ({ variants, text }: Pick<VersionView, 'variants' | 'text'>, number: number | undefined) =>
  (number && variants?.[number - 1]) || text
