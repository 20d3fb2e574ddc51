import type { Fields } from '../fields.ts'
import { isHandover } from '../handover.ts'
import { isHandoverOfParts } from './dressing.ts'
import { isRule, itemMark, type NameFinder } from './names.ts'
import { trimmed } from './values.ts'

/** A second suggestion that stands below the first. */
const other = /^\s*(?:alternativ\w*|oder|or|alternatively)\b[^:\n]{0,20}:\s*(?<text>\S.*)$/i

/** How far down the first name is looked for; lines. */
const farthest = 12

type Head = {
  /** The lines of each part that stands above the text. */
  readonly found: ReadonlyMap<string, readonly string[]>
  /** What remains of the answer. */
  readonly rest: readonly string[]
}

/**
 * Where the first name stands: on top, below a sentence that hands the answer over, and, of a part that must be there,
 * also below text that belongs to the answer.
 */
const beginsAt = (lines: readonly string[], isNamed: (line: string) => boolean, mustBe: (line: string) => boolean) =>
  lines.slice(0, farthest).findIndex((line, at) => {
    if (!isNamed(line)) return false
    const above = trimmed(lines.slice(0, at)).join('\n')
    return !above || isHandoverOfParts(above) || (!lines[at - 1]?.trim() && mustBe(line))
  })

/** A heading, or a line in bold letters, with which a text begins: its subject, where none was named. */
const headingOf = (line: string) =>
  /^\s*#{1,6}\s+(\S.*)$/.exec(line)?.[1] ?? /^\s*\*\*([^*\n]+)\*\*\s*$/.exec(line)?.[1]

/** Text without names: its heading may be the first part that must be there. */
const withoutNames = (lines: readonly string[], needed: string | undefined): Head => {
  const [top = '', ...others] = trimmed(lines)
  const isHandedOver = isHandover(top) && (!others[0]?.trim() || top.trim().endsWith(':'))
  const [first = '', ...rest] = isHandedOver ? trimmed(others) : [top, ...others]
  const heading = needed === undefined ? undefined : headingOf(first)
  if (needed === undefined || heading === undefined) return { found: new Map(), rest: [first, ...rest] }
  return { found: new Map([[needed, [heading]]]), rest }
}

/**
 * Takes the named lines off the top of an answer. A part of several short values takes each line that has its name,
 * and the list below one; any other takes a line. The first line without a name begins the text.
 */
export const takeHead = (
  parts: Fields,
  { head, main }: { head: readonly string[]; main: string },
  { find }: NameFinder,
  lines: readonly string[],
): Head => {
  const namedIn = (line: string) => {
    const named = find(line)
    return named && (head.includes(named.name) || named.name === main) ? named : undefined
  }
  const mustBe = (name: string) => name !== main && !parts[name]?.optional
  const start = beginsAt(
    lines,
    line => namedIn(line) !== undefined,
    line => mustBe(namedIn(line)?.name ?? main),
  )
  if (start < 0) return withoutNames(lines, head.find(mustBe))
  const above = trimmed(lines.slice(0, start))
  const found = new Map<string, string[]>()
  const isWords = (name: string) => parts[name]?.kind === 'words'
  const nextOf = (at: number) => lines.findIndex((line, place) => place > at && line.trim() !== '')
  let at = start
  let last = ''
  for (; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (!line.trim() || isRule(line)) continue
    const named = namedIn(line)
    const next = nextOf(at)
    const following = namedIn(lines[next] ?? '')
    // The name of the whole, above its parts.
    if (named?.name === main && !named.rest && following && following.name !== main) continue
    const isBelow = lines[at - 1]?.trim() && itemMark.test(line)
    const more = isWords(last) && (isBelow ? line : other.exec(line)?.groups?.text)
    if (named?.name === main || (!named && !more)) break
    if (named && found.has(named.name) && !isWords(named.name)) break
    last = named?.name ?? last
    const own = found.get(last) ?? []
    found.set(last, own)
    const text = named ? named.rest : more || ''
    // The value may stand below its name.
    const isThere = next === at + 1 || (next > at && /^\s*[#*_]/.test(line))
    if (text) own.push(text)
    else if (isThere && !following) {
      own.push(lines[next] ?? '')
      at = next
    }
  }
  const named = namedIn(lines[at] ?? '')
  const below = named?.name === main ? [named.rest, ...lines.slice(at + 1)] : lines.slice(at)
  const isHandedOver = above.length === 0 || isHandoverOfParts(above.join('\n'))
  return { found, rest: isHandedOver ? below : [...above, '', ...below] }
}
