import { onOneLine } from '#shared/one-line.ts'
import { asProblem, Problem } from '#shared/problems.ts'
import { giveTo, leftTexts, type LyingText } from './kept.ts'
import { sendText } from './send.ts'
import { oneByOne, tabName } from './tabs.ts'

/** A text that is not saved, and why. */
export type LeftText = LyingText & { readonly problem: Problem }

/** Saves one as its tab would have; it lies no longer here then. Says what is wrong. */
const sendOne = async ({ name, kept }: LyingText): Promise<Problem | undefined> => {
  const lies = localStorage.getItem(name)
  // Another tab has sent or taken it meanwhile.
  if (lies === null) return undefined
  try {
    await sendText({ ...kept, title: onOneLine(kept.title) })
  } catch (error) {
    return asProblem(error)
  }
  if (localStorage.getItem(name) === lies) localStorage.removeItem(name)
  return undefined
}

/**
 * Saves what tabs that are gone have left in this browser, each by its own key or revision, and `tells` where one was.
 * What comes back could not be saved: the service is away or refuses it, or its document was changed elsewhere, which
 * is decided where it is opened.
 */
export const sendLeft = async (person: string, tells: () => void): Promise<readonly LeftText[]> => {
  const all = await leftTexts(person, await tabName())
  const stuck: LeftText[] = []
  for (const one of all) {
    const before = stuck.at(-1)?.problem
    const problem = before?.code === 'unavailable' ? before : await oneByOne(() => sendOne(one))
    if (problem) stuck.push({ ...one, problem })
  }
  if (stuck.length < all.length) tells()
  return stuck
}

/**
 * What is left is to be opened in this tab, before anything else that lies here of the same page. Fails where the
 * browser does not hand it on: another one would be opened.
 */
export const takeLeft = async (person: string, { name, kept }: LyingText) => {
  if (!giveTo(person, await tabName(), { name, kept: { ...kept, at: Date.now() } })) throw new Problem('unexpected')
}
