import { attribute, tokensOf } from '../xml.ts'

type Level = { format: string; start: number }

const readLevels = (xml: string) => {
  const abstract = new Map<string, Level[]>()
  const lists = new Map<string, string>()
  let [levels, level, list]: [Level[], Level | undefined, string] = [[], undefined, '']
  for (const token of tokensOf(xml)) {
    if (token.kind !== 'open') continue
    const value = (name = 'w:val') => attribute(token.attributes, name) ?? ''
    if (token.name === 'w:abstractNum') abstract.set(value('w:abstractNumId'), (levels = []))
    else if (token.name === 'w:lvl') {
      level = { format: 'bullet', start: 1 }
      const at = Number(value('w:ilvl'))
      if (at >= 0 && at < 9) levels[at] = level
    } else if (token.name === 'w:numFmt' && level) level.format = value()
    else if (token.name === 'w:start' && level) level.start = Number(value()) || 0
    else if (token.name === 'w:num') {
      list = value('w:numId')
      level = undefined
      levels = []
    } else if (token.name === 'w:abstractNumId') lists.set(list, value())
  }
  return (list: string, at: number) => abstract.get(lists.get(list) ?? '')?.[at]
}

/** Gives each paragraph of a list its mark: a hyphen or its number, indented by its level. */
export const listsOf = (xml = '') => {
  const levelOf = readLevels(xml)
  const counts = new Map<string, number[]>()
  return (list: string, level: number): string => {
    const at = Math.max(0, Math.min(8, level || 0))
    const { format, start } = levelOf(list, at) ?? { format: 'bullet', start: 1 }
    const indent = '   '.repeat(at)
    if (format === 'none') return indent
    if (format === 'bullet') return `${indent}- `
    const count = counts.get(list) ?? []
    counts.set(list, count)
    count[at] = (count[at] ?? start - 1) + 1
    count.length = at + 1
    return `${indent}${count[at]}. `
  }
}
