import type { Text } from '#shared/text.ts'
import { checksOf } from './checks/index.ts'
import { mended } from './checks/mended.ts'

/** A text as it should be set, and why it was changed, each reason once. */
export type Typeset = { readonly text: string; readonly reasons: readonly Text[] }

const kinds = new Set(['quotes', 'dashes', 'spaces', 'doubled'])
const mostRounds = 8

/** Sets quotation marks, dashes and spaces as the language of the text does, and takes out doubled words. */
export const typeset = (text: string, language?: string): Typeset => {
  const reasons = new Map<string, Text>()
  let now = text
  for (let round = 0; round < mostRounds; round++) {
    const found = checksOf(now, { ...(language && { language }) }).filter(({ kind, mend }) => mend && kinds.has(kind))
    for (const { message } of found) reasons.set(message.en, message)
    const next = mended(now, found)
    if (next === now) break
    now = next
  }
  return { text: now, reasons: [...reasons.values()] }
}

/** The text with its typography and doubled words corrected; its words and their spelling stay as they are. */
export const typography = ({ text }: { text: string }): string => typeset(text).text
