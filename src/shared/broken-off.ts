import type { Answer } from './answers.ts'

/** What begins something at the very end of a text that never came. */
const ends: readonly (readonly [RegExp, string])[] = [
  [/(^|[\s,(])[~*_`]+$/, '$1'], // the beginning of a mark
  [/<\/?[a-z]*>?$/i, ''], // half a tag, or one that opens at the end
  [/!?\[([^\]\n]*)\]\([^)\n]*$/, '$1'], // a link without the end of its address
  [/!?\[([^\]\n]*)$/, '$1'], // a gap or a link without its end
  [/(^|\n) *(?:#{1,6}|[-*+>]|\d+[.)]?|[-*_]{2,}|`{1,3})[ \t]*$/, '$1'], // a line of nothing but its mark
]

/** Takes away the last of these marks where it opens something that was not closed in its paragraph. */
const withoutOpen = (paragraph: string, mark: '**' | '*' | '`' | '~~') => {
  const sign = mark[0] ?? ''
  const escaped = `\\${sign}`
  const alone = new RegExp(`(?<!${escaped})${escaped}{${mark.length}}(?!${escaped})`, 'g')
  const beginsLine = (index: number) => {
    let at = index
    while (paragraph[at - 1] === ' ') at--
    return at === 0 || paragraph[at - 1] === '\n'
  }
  const isBullet = (index: number) => mark === '*' && paragraph[index + 1] === ' ' && beginsLine(index)
  const found = [...paragraph.matchAll(alone)].filter(({ index }) => !isBullet(index))
  const last = found.at(-1)
  if (found.length % 2 === 0 || !last) return paragraph
  return paragraph.slice(0, last.index) + paragraph.slice(last.index + mark.length)
}

/** What is half there is no longer than this: what stands before is not looked through for it, however much it is. */
const longest = 2_000

const withoutHalf = (tail: string) => {
  const from = Math.max(0, tail.length - longest)
  let end = tail.slice(from)
  for (const [half, instead] of ends) end = end.replace(half, instead)
  return tail.slice(0, from) + end
}

/** Whether code has begun that does not end: its fence stands in a line of its own. */
const isInCode = (text: string) => {
  const first = text.indexOf('```')
  return first >= 0 && text.includes('\n', first) && (text.match(/^ *```/gm) ?? []).length % 2 === 1
}

const closedOff = (text: string): string => {
  const from = text.lastIndexOf('\n\n') + 1
  const head = text.slice(0, from)
  // Code is shown as it is.
  if (isInCode(text)) return text
  let tail = withoutHalf(text.slice(from))
  // Of a closing mark of two signs, one may have come.
  if (/[^*\s]\*$/.test(tail) && (tail.match(/\*\*/g) ?? []).length % 2 === 1) tail = tail.slice(0, -1)
  if (/[^~\s]~$/.test(tail) && (tail.match(/~~/g) ?? []).length % 2 === 1) tail = tail.slice(0, -1)
  for (const mark of ['**', '*', '`', '~~'] as const) tail = withoutOpen(tail, mark)
  return (head + tail).trimEnd()
}

/** A text that was broken off, without the marks whose other half never came; what is in parts stays as it is. */
export const brokenOff = (answer: Answer): Answer => (typeof answer === 'string' ? closedOff(answer) : answer)
