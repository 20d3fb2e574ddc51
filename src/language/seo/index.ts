import type { Document } from '#shared/document/schema.ts'
import { type Judged, type SeoFrame, type SeoState, seoText } from './about.ts'
import { blocksIn, type TextBlock } from './block.ts'
import { rules, type SeoRule, type SeoRuleName } from './weights.ts'

export type { SeoFrame, SeoState } from './about.ts'
export { blocksIn, type Place, type TextBlock } from './block.ts'
export { rules as seoRules, type SeoRuleName } from './weights.ts'

/** What a rule says of a text. */
export type SeoFinding = Judged & Readonly<{ rule: SeoRuleName }>

/** How well a text can be found: 0 to 100, and why. */
export type Seo = Readonly<{ score: number; findings: readonly SeoFinding[] }>

const shares: Readonly<Record<SeoState, number>> = { good: 1, better: 0.5, bad: 0 }
const all = Object.entries(rules) as readonly (readonly [SeoRuleName, SeoRule])[]

/**
 * How well a text can be found by its keyphrase, and read by whoever finds it: what is judged is named in `weights.ts`.
 * The score is the share of the weights that is met, half of a weight where something could be better; what cannot be
 * judged, such as pictures where there are none, does not count. A text without words has 0.
 */
export const seoOf = (blocks: readonly TextBlock[], frame: SeoFrame): Seo => {
  const about = seoText(blocks, frame)
  if (!about.count) return { score: 0, findings: [] }
  let [met, of] = [0, 0]
  const findings = all.flatMap(([rule, { weight, judge, needs }]): SeoFinding[] => {
    const judged = judge(about)
    const counts = judged !== undefined || (needs === 'keyphrase' && !about.phrase)
    if (counts) of += weight
    if (judged) met += weight * shares[judged.state]
    return judged ? [{ rule, ...judged }] : []
  })
  return { score: Math.round((100 * met) / of), findings }
}

/** The same of a document. */
export const seoOfDocument = (document: Document, frame: SeoFrame): Seo => seoOf(blocksIn(document), frame)
