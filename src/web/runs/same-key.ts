import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { Problem } from '#shared/problems.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** 128 bits of what a text is, for keys; pages that came over plain http have no `crypto.subtle`. */
export const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text))).slice(0, 32)

/** What is asked of a tool, in which language. */
export type Ask = { readonly call: string; readonly body: object; readonly language: string }

/** A key that follows from what is asked: the same is not charged twice. After a failure it is another. */
export const keyOf = ({ call, body, language }: Ask, tries = 0) =>
  `${call} ${hashOf(JSON.stringify([body, language]))}${tries ? ` ${tries}` : ''}`

/** How often this failed before: a reload does not forget it, or it would be handed the same failure again. */
const triesOf = (plain: string) => Number(recall(`tries ${plain}`) ?? 0)

/** Of these nobody here knows whether the run has ended, or begun at all: whoever asks again by its key finds it. */
const undecided: ReadonlySet<string> = new Set(['unavailable', 'signed_out'])
/** Whether a failure says that nothing goes on under the key it was asked with. */
export const isDecided = (error: unknown) => !(error instanceof Problem && undecided.has(error.code))

/** The key for asking this now, and what is to be told where that fails: only of a failure there is another key. */
export const keyNow = (ask: Ask) => {
  const plain = keyOf(ask)
  const tries = triesOf(plain)
  return { key: keyOf(ask, tries), failed: (error?: unknown) => isDecided(error) && keep(`tries ${plain}`, tries + 1) }
}
