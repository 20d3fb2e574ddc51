import type { Field, Value } from '../fields.ts'
import { bare } from './dressing.ts'
import { isRule, itemMark } from './names.ts'

/** Lines without the empty ones and rules around them. */
export const trimmed = (lines: readonly string[]): readonly string[] => {
  const isText = (line: string) => line.trim() !== '' && !isRule(line)
  const from = lines.findIndex(isText)
  return from < 0 ? [] : lines.slice(from, lines.findLastIndex(isText) + 1)
}

/** What stands below an item of a list is indented with it. */
const outdented = ([first = '', ...rest]: readonly string[]) => {
  const isIndented = rest.length > 0 && rest.every(line => !line.trim() || /^(?: {2}|\t)/.test(line))
  return [first, ...(isIndented ? rest.map(line => line.replace(/^(?: {1,4}|\t)/, '')) : rest)]
}

/** Short values, a line each; what goes on below a bullet belongs to it. */
const wordsIn = (lines: readonly string[]): readonly string[] => {
  const items: string[] = []
  let goesOn = false
  for (const line of lines) {
    const text = line.trim()
    if (!text || isRule(line)) goesOn = false
    else if (goesOn && !itemMark.test(line)) items[items.length - 1] += ` ${text}`
    else {
      items.push(line.replace(itemMark, ''))
      goesOn = itemMark.test(line)
    }
  }
  return items.map(bare).filter(Boolean)
}

const tag = /#[\p{L}\p{N}_]+/gu
/** Whether a line holds nothing but hashtags. */
export const isTags = (line: string) =>
  /^\s*#[\p{L}\p{N}_]/u.test(line) && !line.replaceAll(tag, '').replaceAll(/[\s,;·|]/g, '')

/** Hashtags of a line, or what was written in their place. */
export const tagsIn = (line: string): readonly string[] =>
  (line.match(tag) ?? line.split(/[,;]/)).map(bare).filter(Boolean)

/** The value of a part, of the lines that stand behind its name. */
export const valueOf = ({ kind }: Field, lines: readonly string[]): Value => {
  const own = trimmed(lines)
  if (kind === 'words') return wordsIn(own)
  if (kind === 'area') return outdented(own).join('\n').trim()
  const [first = '', ...rest] = own.filter(line => line.trim())
  return bare(
    [rest.length || !itemMark.test(first) ? first : first.replace(itemMark, ''), ...rest]
      .map(line => line.trim())
      .join(' '),
  )
}

/** Parts without those that are blank. */
export const filled = (values: Readonly<Record<string, Value>>) =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => (typeof value === 'object' ? value.length : value !== '')),
  )
