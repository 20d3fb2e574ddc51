import type { Fields, Values } from '../fields.ts'
import type { NameFinder } from './names.ts'
import { bare } from './dressing.ts'
import { filled } from './values.ts'

const cellsOf = (line: string) =>
  line
    .trim()
    .replaceAll(/^\||\|$/g, '')
    .split('|')
    .map(cell => bare(cell).replaceAll(/<br\s*\/?>/gi, '\n'))

/** A list of forms that was written as a table, each column headed with the name of a part. */
export const readTable = (
  of: Fields,
  { find }: NameFinder,
  lines: readonly string[],
): readonly Values[] | undefined => {
  const head = lines.findIndex(line => line.trim().startsWith('|'))
  const columns = cellsOf(lines[head] ?? '').map(cell => find(`${cell}:`)?.name)
  const isTable = Object.keys(of).some(name => !of[name]?.optional && columns.includes(name))
  if (head < 0 || !isTable || !/^\s*\|[\s:|-]+$/.test(lines[head + 1] ?? '')) return undefined
  const rows = lines.slice(head + 2).filter(line => line.trim().startsWith('|'))
  return rows.map(row =>
    filled(Object.fromEntries(cellsOf(row).flatMap((cell, at) => (columns[at] ? [[columns[at], cell]] : [])))),
  )
}
