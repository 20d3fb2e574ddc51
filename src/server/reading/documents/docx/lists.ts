import { attribute, tokensOf } from '../xml.ts'

type Level = { format: string; start: number; text: string; indent: number }
type Numbering = Readonly<{
  level(list: string, at: number): Level | undefined
  /** What numbers are counted together, and where this list begins anew. */
  counted(list: string): string
  begins(list: string, at: number): number | undefined
}>

/** Where the text of a level begins if nobody says so; twentieths of a point. */
const step = 720

const readLevels = (xml: string): Numbering => {
  const abstract = new Map<string, Level[]>()
  const lists = new Map<string, string>()
  const overrides = new Map<string, number>()
  let [levels, level, list, at]: [Level[], Level | undefined, string, number] = [[], undefined, '', 0]
  for (const token of tokensOf(xml)) {
    if (token.kind !== 'open') continue
    const value = (name = 'w:val') => attribute(token.attributes, name) ?? ''
    if (token.name === 'w:abstractNum') abstract.set(value('w:abstractNumId'), (levels = []))
    else if (token.name === 'w:lvl') {
      at = Number(value('w:ilvl'))
      level = { format: 'bullet', start: 1, text: '', indent: step * (at + 1) }
      if (at >= 0 && at < 9) levels[at] = level
    } else if (token.name === 'w:numFmt' && level) level.format = value()
    else if (token.name === 'w:lvlText' && level) level.text = value()
    else if (token.name === 'w:ind' && level) level.indent = Number(value('w:start') || value('w:left')) || level.indent
    else if (token.name === 'w:start' && level) level.start = Number(value()) || 0
    else if (token.name === 'w:num') {
      list = value('w:numId')
      level = undefined
      levels = []
    } else if (token.name === 'w:abstractNumId') lists.set(list, value())
    else if (token.name === 'w:lvlOverride') at = Number(value('w:ilvl'))
    else if (token.name === 'w:startOverride') overrides.set(`${list} ${at}`, Number(value()) || 0)
  }
  return {
    level: (list, at) => abstract.get(lists.get(list) ?? '')?.[at],
    counted: list => lists.get(list) ?? list,
    begins: (list, at) => overrides.get(`${list} ${at}`),
  }
}

/** How a list counts one of its paragraphs. */
export type Count = Readonly<{
  id: string
  level: number
  number?: number
  /** Where the text begins; twentieths of a point. */
  indent: number
  /** Its number is written in another way than we do. */
  isOther?: boolean
}>

/** Counts the paragraphs of lists, each with its number where it has one; what has neither number nor mark is none. */
export const listsOf = (xml = '') => {
  const numbering = readLevels(xml)
  const counts = new Map<string, number[]>()
  const begun = new Set<string>()
  return (list: string, level: number): Count | undefined => {
    const at = Math.max(0, Math.min(8, level || 0))
    const { format, start, text, indent } = numbering.level(list, at) ?? {
      ...{ format: 'bullet', start: 1, text: '', indent: step * (at + 1) },
    }
    if (format === 'none') return undefined
    const id = list
    if (format === 'bullet') return { id, level: at, indent }
    const together = numbering.counted(list)
    const count = counts.get(together) ?? []
    counts.set(together, count)
    const anew = numbering.begins(list, at)
    const sign = `${list} ${at}`
    if (anew !== undefined && !begun.has(sign)) count[at] = anew - 1
    begun.add(sign)
    count[at] = (count[at] ?? start - 1) + 1
    count.length = at + 1
    const isOther = format !== 'decimal' || (text !== '' && !/^%\d\.$/.test(text))
    return { id, level: at, number: count[at], indent, ...(isOther && { isOther }) }
  }
}
