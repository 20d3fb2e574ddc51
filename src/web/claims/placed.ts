import type { Claim } from '#shared/claims.ts'

/** A claim, its number among all of its check, and where the text says it now. */
export type PlacedClaim = Readonly<{ claim: Claim; number: number; place: { from: number; to: number } | undefined }>

/** Where these words stand, nearest to where they stood. */
const nearest = (text: string, words: string, place: number) => {
  let [best, at] = [-1, text.indexOf(words)]
  while (at >= 0 && (best < 0 || Math.abs(at - place) < Math.abs(best - place))) {
    best = at
    at = text.indexOf(words, at + 1)
  }
  return best < 0 ? undefined : { from: best, to: best + words.length }
}

/**
 * Claims where they stand in a text as it is now. One whose words have changed since is `gone`: its verdict was about
 * other words.
 */
export const placedIn = (text: string, claims: readonly Claim[]) => {
  const placed: PlacedClaim[] = []
  let gone = 0
  for (const [at, claim] of claims.entries()) {
    const { passage } = claim
    const place = passage && nearest(text, passage.text, passage.start)
    if (passage && !place) gone++
    else placed.push({ claim, number: at + 1, place })
  }
  return { placed, gone }
}

/** Whether a text has a sentence that could claim something: not what is but a list of words. */
export const canClaim = (text: string): boolean => /[^\n.!?…]{25,}[.!?…]/u.test(text)

/** Whether somebody should look: a source says otherwise. */
export const isHard = ({ verdict }: Claim) => verdict === 'refuted' || verdict === 'disputed'
