import { isNoun } from './listed/nouns.ts'

/** With which words a model agrees before it hands over what was asked for, and what it may add to them. */
const agrees =
  /^(?:(?:aber |sehr )?gern(?:e)?|natürlich|klar|selbstverständlich|sicher|sure|of course|certainly|absolutely|okay|ok|great)\b/i
const isAll = /^(?:\s+(?:doch|gern|gerne|thing))?[\s,.:;!–-]*$/i
const shows = /\b(?:hier|anbei|folgende\w*|here|below|following)\b/i
const isApart = /^\s*[,.:;!–-]|^\s+(?:hier|anbei|here|below)\b/i

const presents = /^(?:hier|anbei|here|below)\b/i
/** What is handed over, besides the names that items of lists have. */
const things = new Set(
  `anzeige anzeigen beitrag beiträge e-mail email ergebnis mail nachricht newsletter post punkte werbeüberschriften
  ad ads copy draft email emails listing message points post posts result results`.split(/\s+/),
)
const isThing = (word: string) => things.has(word) || isNoun(word)
const wordsOf = (line: string) => line.toLowerCase().match(/[\p{L}-]+/gu) ?? []

const longest = 240

/**
 * Whether a paragraph only hands over the answer below it: “Gern! Hier ist die E-Mail:”. A sentence that says something
 * of its own, such as “Natürlich dürfen Sie das.”, is none. At most 240 characters.
 */
export const isHandover = (paragraph: string): boolean => {
  const text = paragraph.trim().replaceAll(/^[*_#\s]+|[*_]+$/g, '')
  if (!text || text.length > longest || text.includes('\n')) return false
  const agreed = agrees.exec(text)?.[0]
  if (agreed !== undefined) {
    const rest = text.slice(agreed.length)
    return isAll.test(rest) || (shows.test(rest) && (isApart.test(rest) || rest.endsWith(':')))
  }
  return text.endsWith(':') && presents.test(text) && wordsOf(text).some(isThing)
}

const starts = [
  ...['gern', 'aber gern', 'sehr gern', 'natürlich', 'klar', 'selbstverständlich', 'sicher', 'hier', 'anbei'],
  ...['here', 'below', 'sure', 'of course', 'certainly', 'absolutely', 'okay', 'great'],
]

/** Whether a first line that still comes may turn out to hand over the answer. */
export const mayHandOver = (line: string): boolean => {
  const text = line
    .trim()
    .toLowerCase()
    .replace(/^[*_#]+/, '')
  return text.length < longest && starts.some(word => word.startsWith(text) || text.startsWith(word))
}
