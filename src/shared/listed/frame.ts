import { isHandover } from '../handover.ts'

/** A heading, or a line in bold letters. */
export const isHeading = (line: string) => /^\s*(?:#{1,6}\s+\S.*|(?:\*\*|__)[^*_\n]+(?:\*\*|__):?\s*)$/.test(line)

/** What stands above the items of a list and is none: a heading, a line with a colon, a sentence that hands over. */
export const isLead = (paragraph: string) =>
  isHeading(paragraph) || isHandover(paragraph) || /^[^\n]{1,240}:\**$/.test(paragraph.trim())

const opens = /^\s*```(?:markdown|md|text|txt|plaintext)?\s*$/i
const closes = /^\s*```\s*$/

/** The lines of an answer, without a fence around all of it, and a sentence that hands it over above that. */
export const linesOf = (written: string): readonly string[] => {
  const lines = written.replaceAll(/\r\n?/g, '\n').split('\n')
  const from = lines.findIndex(line => /^\s*```/.test(line))
  if (from < 0 || !opens.test(lines[from] ?? '')) return lines
  const above = lines.slice(0, from).join('\n').trim()
  if (above && !isHandover(above)) return lines
  const inside = lines.slice(from + 1)
  const end = inside.findLastIndex(line => line.trim() !== '')
  const fences = inside.filter(line => /^\s*```/.test(line)).length
  if (fences === 0) return inside
  return fences % 2 && closes.test(inside[end] ?? '') ? inside.slice(0, end) : lines
}

/** Lines without a sentence above them that only hands them over. */
export const withoutHandover = (lines: readonly string[]): readonly string[] => {
  const at = lines.findIndex(line => line.trim() !== '')
  const isAlone = !lines[at + 1]?.trim() || /:\**$/.test(lines[at]?.trim() ?? '')
  return at >= 0 && isAlone && isHandover(lines[at] ?? '') ? lines.slice(at + 1) : lines
}
