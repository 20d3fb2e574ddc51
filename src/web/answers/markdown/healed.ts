import type remendOf from 'remend'
import { settled } from './settled.ts'
import { longest } from '#shared/document/markdown/lex.ts'

let remend: typeof remendOf | undefined
let loading: Promise<void> | undefined

/**
 * Fetches what `healed` works with, once. Only texts that grow need it, so it comes when one is asked for and is there
 * long before a model's first words.
 */
export const warmUpHealing = (): Promise<void> =>
  (loading ??= import('remend').then(
    module => void (remend = module.default),
    // The next text tries again.
    () => void (loading = undefined),
  ))

/** What a writer has not finished yet, finished: half a bold word is bold, half a link is its words. */
export const healed = (tail: string): string => {
  if (!remend) void warmUpHealing()
  if (tail.length > longest.block) return tail
  const sure = settled(tail)
  if (!remend) return sure
  return remend(sure, { linkMode: 'text-only', comparisonOperators: false, singleTilde: false })
}
