import type { Fields, Values } from '../fields.ts'
import { isHandoverOfParts } from './dressing.ts'
import type { NameFinder } from './names.ts'
import { filled, trimmed, valueOf } from './values.ts'

/** Where a text goes that stands before all names: to the first part that is missing, else to the first longer one. */
const homeOf = (fields: Fields, sections: ReadonlyMap<string, readonly string[]>) => {
  const names = Object.keys(fields)
  return (
    names.find(name => !sections.has(name) && !fields[name]?.optional) ??
    names.find(name => fields[name]?.kind === 'area') ??
    names[0]
  )
}

/** The parts of a form in which each has its name: a part goes on until the next name. */
export const readParts = (fields: Fields, { find }: NameFinder, lines: readonly string[]): Values | undefined => {
  const sections = new Map<string, string[]>()
  const lead: string[] = []
  let current = lead
  for (const line of lines) {
    const found = find(line)
    const isNew = found && (!sections.has(found.name) || fields[found.name]?.kind === 'words')
    if (!isNew) {
      current.push(line)
      continue
    }
    current = sections.get(found.name) ?? []
    sections.set(found.name, current)
    current.push(found.rest)
  }
  if (!sections.size) return undefined
  const before = trimmed(lead)
  const home = before.length && !isHandoverOfParts(before.join('\n')) ? homeOf(fields, sections) : undefined
  if (home !== undefined) sections.set(home, [...before, '', ...(sections.get(home) ?? [])])
  return filled(
    Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const own = sections.get(name)
        return own ? [[name, valueOf(field, own)]] : []
      }),
    ),
  )
}
