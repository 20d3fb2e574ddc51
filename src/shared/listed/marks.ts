import { nouns } from './nouns.ts'
import { countWords, numberOf } from './numbers.ts'

/** What begins an item: a number, a bullet, or a name that is counted, such as “Version 2:”. */
export type Mark = {
  /** How it is set: the marks of one list are set alike. */
  readonly style: string
  /** Which item it begins; of bullets, nobody knows. */
  readonly number?: number
  /** Whether it is a bare number in plain letters, as lists inside a text have it, too. */
  readonly isPlain: boolean
  readonly indent: number
  /** What stands behind it in its line, set as the line is. */
  readonly rest: string
}

const indented = String.raw`^(?<indent>[\s>]*)`
const set = String.raw`(?<heading>#{1,6}\s*)?(?<opens>\*{1,3}|_{1,3})?`
const ends = String.raw`(?<closes>[*_]{1,3})?`
const sign = String.raw`\s*(?<sign>[.):]|\s[–—-](?=\s|$))?`
const said = [...countWords].sort((one, other) => other.length - one.length).join('|')
const noun = [...nouns].sort((one, other) => other.length - one.length).join('|')

const bullet = new RegExp(String.raw`${indented}(?<bullet>[-*•–—‣▪◦])[ \t]+(?<rest>\S.*)$`)
const number = new RegExp(
  String.raw`${indented}${set}\(?(?<said>\d{1,2})(?<sign>\\?[.)]|:|\uFE0F?\u20E3)?${ends}:?(?:\s+(?<rest>\S.*))?\s*$`,
)
const before = new RegExp(
  String.raw`${indented}${set}(?<noun>${noun})\s*(?:nr\.?\s*|#)?(?<said>\d{1,2}|${said})(?![\p{L}\d])(?:\s*\([^()\n]{0,60}\))?${sign}${ends}(?<late>:)?(?:\s+(?<rest>\S.*))?\s*$`,
  'iu',
)
const behind = new RegExp(
  String.raw`${indented}${set}(?<said>${said})[rsn]?\s+(?<noun>${noun})(?![\p{L}\d])(?:\s*\([^()\n]{0,60}\))?${sign}${ends}(?<late>:)?(?:\s+(?<rest>\S.*))?\s*$`,
  'iu',
)

/** What stands behind a mark, with the marks of its line that are closed behind it. */
const restOf = ({ rest = '', heading = '', opens = '', closes = '' }: Record<string, string | undefined>) => {
  if (!rest) return ''
  const isOpen = opens !== '' && !closes
  return `${heading.trim() && `${heading.trim()} `}${isOpen ? opens : ''}${rest}`
}

/** Recognises a line that begins an item, however it is set. */
export const markIn = (line: string): Mark | undefined => {
  const found = before.exec(line) ?? behind.exec(line) ?? number.exec(line)
  if (!found?.groups) {
    const { indent = '', bullet: sign = '', rest = '' } = bullet.exec(line)?.groups ?? {}
    return rest ? { style: sign, isPlain: true, indent: indent.length, rest } : undefined
  }
  const { indent = '', heading = '', opens = '', closes = '', said = '', sign = '', late, noun } = found.groups
  const isSet = heading !== '' || opens !== ''
  // A number or a name alone may begin a sentence: “10 Gründe”, “Version 2 ist da”.
  const isMark = sign !== '' || late !== undefined || closes !== '' || !found.groups.rest
  if (!isMark || (closes && !opens)) return undefined
  const style = [noun?.toLowerCase() ?? '1', heading.trim(), opens && '*'].join(' ')
  const isPlain = !noun && !isSet
  return { style, number: numberOf(said), isPlain, indent: indent.length, rest: restOf(found.groups) }
}

const begun = /^[\s>]*(?:#{1,6}\s*)?[*_]{0,3}\(?/
const names = [...nouns, ...countWords]

/** Whether a line that still comes may become a mark: no mark is longer than this. */
const longest = 70
export const mayBeMark = (line: string): boolean => {
  if (line.length > longest) return false
  const text = line.replace(begun, '').toLowerCase()
  if (!text || /^\d{1,2}\S?[*_]{0,3}:?\s*$/.test(text) || /^[-*•–—‣▪◦]\s*$/.test(text)) return true
  const named = names.find(one => one.startsWith(text) || text.startsWith(one))
  if (!named) return false
  const more = text.slice(named.length).trim()
  const [word = '', ...rest] = more.split(/[\s(*_:.)]+/)
  return rest.every(one => !one) || /^\([^()]*\)?$/.test(more.slice(word.length).trim())
    ? !word || names.some(one => one.startsWith(word)) || /^(?:#|nr\.?)?\d{0,2}$|^[rsn]$/.test(word)
    : false
}
