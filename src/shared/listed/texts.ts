import { isRule } from '../named-parts/names.ts'
import { betweenRules, paragraphsOf, textOf } from './blocks.ts'
import { isHeading, isLead, withoutHandover } from './frame.ts'
import { markIn, type Mark } from './marks.ts'

/** Whether a mark that stands among the items is one of theirs. */
const isAlike = (mark: Mark, first: Mark) =>
  mark.style === first.style && mark.indent <= first.indent + 1 && (first.rest !== '' || mark.rest === '')

/**
 * Where items begin, from the first on. Numbers in plain letters may also be those of a list inside an item: one that
 * begins anew at 1 goes on line by line, and is over where an empty line stands before the next number of the items.
 */
const beginnings = (lines: readonly string[], from: number, first: Mark): readonly number[] => {
  const found = [from]
  let inner = 0
  for (let at = from + 1; at < lines.length; at++) {
    const mark = markIn(lines[at] ?? '')
    if (!mark || !isAlike(mark, first)) continue
    const isApart = !lines[at - 1]?.trim()
    const isNext = mark.number === undefined || mark.number === found.length + 1
    if (isNext && !(inner === mark.number && !isApart)) {
      found.push(at)
      inner = 0
    } else if (first.isPlain && (mark.number === 1 || mark.number === inner)) inner = mark.number + 1
  }
  return found
}

/** Bullets are marks only where nothing stands beside them: else they are a list in a text. */
const isBulleted = (lines: readonly string[]) =>
  lines.every(line => !line.trim() || isRule(line) || /^\s{2}/.test(line) || markIn(line)?.number === undefined) &&
  lines.every(line => !line.trim() || isRule(line) || /^\s{2}/.test(line) || markIn(line))

const below = (lines: readonly string[], begins: readonly number[], top: (line: string) => string) =>
  begins.map((from, at) => textOf([top(lines[from] ?? ''), ...lines.slice(from + 1, begins[at + 1])]))

/** The items below their marks, where the first stands on top or below what only leads to it. */
const marked = (lines: readonly string[]): readonly string[] | undefined => {
  const at = lines.findIndex(line => {
    const mark = markIn(line)
    return mark !== undefined && (mark.number ?? 1) === 1
  })
  const first = markIn(lines[at] ?? '')
  if (!first) return undefined
  const above = paragraphsOf(lines.slice(0, at))
  const isLeading = above.flat().every(isLead)
  if (!isLeading && first.isPlain) return undefined
  if (first.number === undefined && !isBulleted(lines.slice(at))) return undefined
  const items = below(lines, beginnings(lines, at, first), line => markIn(line)?.rest ?? '')
  // What no item would be without it is kept with the first.
  const lead = isLeading ? '' : textOf(lines.slice(0, at))
  return lead ? [[lead, items[0] ?? ''].join('\n\n'), ...items.slice(1)] : items
}

const setting = (line: string) => /^\s*(#{1,6})/.exec(line)?.[1] ?? '*'

/** Items that each begin with a heading of their own, where these are as many as were asked for. */
const headed = (lines: readonly string[], most: number): readonly string[] | undefined => {
  const at = lines.findIndex(line => line.trim() !== '')
  const top = lines[at] ?? ''
  if (!isHeading(top)) return undefined
  const begins = lines.flatMap((line, place) => (isHeading(line) && setting(line) === setting(top) ? [place] : []))
  return begins.length === most ? below(lines, begins, line => line) : undefined
}

/** The items between rules. What only leads to them is none. */
const ruled = (lines: readonly string[]): readonly string[] | undefined => {
  const [top = [], ...rest] = betweenRules(lines)
  const isLeading = rest.length > 1 && paragraphsOf(top).every(block => isLead(block.join('\n')))
  const pieces = isLeading ? rest : [top, ...rest]
  return pieces.length > 1 ? pieces.map(textOf) : undefined
}

const apart = (lines: readonly string[], most: number): readonly string[] | undefined => {
  const blocks = paragraphsOf(lines)
  const own = blocks.length === most + 1 && isLead((blocks[0] ?? []).join('\n')) ? blocks.slice(1) : blocks
  return own.length === most ? own.map(textOf) : undefined
}

/** A single text, without a mark above it that only counts it. */
export const readText = (lines: readonly string[]): string => {
  const own = withoutHandover(lines)
  const at = own.findIndex(line => line.trim() !== '')
  const mark = markIn(own[at] ?? '')
  const isCounted = mark && !mark.rest && mark.number === 1
  return textOf(isCounted ? own.slice(at + 1) : own)
}

/**
 * A list of texts: below their marks, between rules, below headings of their own, or in as many paragraphs as were
 * asked for. Undefined where nothing tells them apart; of what still comes (`open`) all is the first.
 */
export const readTexts = (
  written: readonly string[],
  most: number | undefined,
  open: boolean,
): readonly string[] | undefined => {
  const lines = withoutHandover(written)
  const several = most !== undefined && most > 1
  const found = marked(lines) ?? ruled(lines) ?? (several ? (headed(lines, most) ?? apart(lines, most)) : undefined)
  return (found ?? (open ? [textOf(lines)] : undefined))?.filter(Boolean)
}
