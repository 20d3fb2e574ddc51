import { wordsOf } from '#shared/document/words.ts'
import type { CheckedKind, CheckedText } from '#shared/claims-checking.ts'
import { findRun } from '../runs/follow.ts'
import { meantOf } from '../runs/own-answer.ts'
import type { User, World } from '../world.ts'

/** A text that can be checked: which it is, what it says, and in which language. */
export type Checkable = { readonly of: CheckedText; readonly text: string; readonly language: string }

/** Finds a text of this person by one of its runs, or a document. Throws `not_found`, and `invalid` for a variant. */
export const checkableIn = async (
  world: World,
  user: User,
  kind: CheckedKind,
  { id, variant }: { readonly id: string; readonly variant: number | undefined },
): Promise<Checkable> => {
  if (kind === 'document') {
    const { content, language } = await world.documents.find(user.id, id)
    return { of: { kind, text: id, variant: 1 }, text: wordsOf(content), language }
  }
  const run = await findRun(world, user, id)
  const meant = meantOf(run, run.variants ? variant : undefined)
  const text = 'text' in meant ? meant.text : run.text
  return { of: { kind, text: run.origin ?? run.id, variant: variant ?? 1 }, text, language: run.language }
}

/** The newest good version of the newest fact check of a text, and the one that is at work, if there are any. */
export const checksOf = async (world: World, user: User, runs: readonly string[]) => {
  const [newest, ...earlier] = runs.toReversed()
  const versionsOf = async (run: string) => (await world.runs.versions(user.id, run)).toReversed()
  const isGood = ({ state, text }: Awaited<ReturnType<typeof versionsOf>>[number]) =>
    (state === 'done' || state === 'stopped') && text !== ''
  const versions = newest === undefined ? [] : await versionsOf(newest)
  const running = versions[0]?.state === 'running' ? versions[0].id : null
  let run = versions.find(isGood)
  // Of a check that came to nothing what was known before still stands.
  for (const before of earlier) run ??= (await versionsOf(before)).find(isGood)
  return { run: run?.id ?? null, running }
}
