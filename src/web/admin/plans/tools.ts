import type { Text } from '#shared/text.ts'
import type { PlanTool } from '../../data/set-plans.ts'
import type { Family } from '../../families.ts'

type Say = (text: Text) => string

/** What a tool is called: a way of an engine that is closed for itself, or a field, says whose it is. */
export const nameOf = ({ name, title, field }: Pick<PlanTool, 'name' | 'title' | 'field'>, t: Say) =>
  [name, title, field].flatMap(said => (said ? [t(said)] : [])).join(': ')

/** Ways and fields of a tool that are opened for themselves are no tools. */
export const isWhole = ({ title, field }: Pick<PlanTool, 'title' | 'field'>): boolean => !title && !field

const folded = (text: string) => text.normalize('NFC').toLowerCase()

/** The tools in whose name every word of a search occurs. */
export const matching = (tools: readonly PlanTool[], search: string, t: Say) => {
  const words = folded(search).split(/\s+/).filter(Boolean)
  return tools.filter(tool => words.every(word => folded(nameOf(tool, t)).includes(word)))
}

/** Those that stand in a family of the catalogue: the first one they name. */
export const byFamily = (tools: readonly PlanTool[], family: Family) =>
  tools.filter(({ category }) => (category[0] ?? 'other') === family)
