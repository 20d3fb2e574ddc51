/**
 * What nobody sees: controls, marks that turn the direction of reading round, hidden letters, letters that only one
 * font has.
 */
const unseen =
  /[[\p{Cc}--[\n\t]]\u00ad\u200b\u2060-\u206f\u202a-\u202e\ue000-\uf8ff\ufeff\ufff9-\uffff\u{e0000}-\u{e0fff}]/gv
const dots = /[\uf0b7\uf0a7]/g
const spaces = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/g

// From the first of a run on, and not from each: a run may be as long as the document.
const spacesAtEnd = /(?<![ \t])[ \t]+$/gm

/** Text as Markdown may hold it: one kind of line end, composed letters, nothing unseen, no runs of empty lines. */
export const clean = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029\f]/g, '\n')
    .toWellFormed()
    .replace(dots, '•')
    .replace(unseen, '')
    .replace(spaces, ' ')
    .normalize('NFC')
    .replace(spacesAtEnd, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+/, '')
    .trimEnd()

/** One line of it, without a line end. */
export const cleanLine = (text: string): string => clean(text).replace(/\s+/g, ' ').trim()

/** At most so many characters, ending with a paragraph or at least a word. */
export const cutTo = (text: string, most: number): string => {
  if (text.length <= most) return text
  const kept = text.slice(0, most)
  const end = Math.max(kept.lastIndexOf('\n\n', most), kept.lastIndexOf('\n', most))
  const word = kept.lastIndexOf(' ')
  return kept.slice(0, end > most * 0.9 ? end : word > most * 0.9 ? word : most).trimEnd()
}
