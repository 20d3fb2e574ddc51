import { Problem } from '#shared/problems.ts'
import { clean } from '../documents/clean.ts'
import type { Reading } from '../reading.ts'
import { keptOf, languageIn, withoutGaps } from './clean.ts'

/** More than is ever kept: the rest need not be looked at. */
const most = 300_000

/** Understands a page that is text and nothing else. Throws `page_unreadable` where it is empty. */
export const readPlain = (sent: string): Reading => {
  const { text, words, isCut } = keptOf(clean(withoutGaps(sent.slice(0, most))))
  if (!words) throw new Problem('page_unreadable', {}, { cause: new Error('There is no word in it.') })
  const language = languageIn(undefined, text)
  return { text, words, ...(language && { language }), ...((isCut || sent.length > most) && { cut: true }) }
}
