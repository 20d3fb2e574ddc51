/** A sign of which more may come: an emoji with its colour, its twin, its flag. */
const openSign =
  /(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200d|\ufe0f|[\ud800-\udbff])+$/u

/** A text without the half sign at its end. */
export const withoutHalfSign = (text: string) => text.replace(openSign, '')

/** What begins a line and says nothing yet: a heading's signs, the point of a list, the bar of a quote. */
const openLine = /(^|\n)[ \t]*(?:#{1,6}|[-*+•]|\d{1,3}[.)]?|>|(?:>[ \t]*)?[-*+][ \t]+\[[ x]?\]?)[ \t]*$/i

/** Marks that open at the end, or close there by half; a tag that is not whole. */
const openMark = /(?:[*_`~]{1,3}|!?\[|<[^<>\n]{0,200})$/

const isRow = (line: string) => /^\s*\|/.test(line)
const isWholeRow = (line: string) => /\|\s*$/.test(line.trimStart().slice(1))
const isRule = (line: string) => /^\s*\|(?:\s*:?-+:?\s*\|)+\s*$/.test(line)

const cellsIn = (row: string) => row.replaceAll(/\\\|/g, '').split('|').length

/** A table without its last row as long as that grows, and not at all before it is known to be one. */
const withoutHalfRow = (block: string) => {
  const lines = block.trimEnd().split('\n')
  const begin = lines.findIndex(isRow)
  if (begin < 0 || !lines.slice(begin).every(isRow)) return block
  const whole = isWholeRow(lines.at(-1) ?? '') ? lines : lines.slice(0, -1)
  const [head = '', rule = ''] = whole.slice(begin)
  const isTable = isRule(rule) && cellsIn(rule) === cellsIn(head)
  return (isTable ? whole : lines.slice(0, begin)).join('\n')
}

/** The last block of a text that grows, as far as nothing of it may become something else. */
export const settled = (block: string): string =>
  withoutHalfRow(withoutHalfSign(block)).replace(openLine, '$1').replace(openMark, '')
