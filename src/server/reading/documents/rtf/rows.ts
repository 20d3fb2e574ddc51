import type { Block } from '#shared/document/schema.ts'
import type { Field } from '../building/table.ts'

/** A field as its row defines it: where it ends, in twentieths of a point, and what it is merged with. */
export type Defined = { end?: number; goesOn?: boolean; joins?: boolean; isHead?: boolean }
/** A row as it was read. */
export type RowRead = Readonly<{ contents: readonly (readonly Block[])[]; defined: readonly Defined[] }>

/** Ends that are nearer to each other are the same column's. */
const rounded = 30

/** Rows as fields over whole columns: RTF says where each field ends, and every row as it likes. */
export const fieldsOf = (rows: readonly RowRead[]): readonly (readonly Field[])[] => {
  const all = rows.flatMap(({ defined }) => defined.flatMap(({ end }) => end ?? [])).toSorted((a, b) => a - b)
  const ends = all.filter((end, at) => at === 0 || end - (all[at - 1] ?? 0) > rounded)
  const columnOf = (end: number) => ends.findLastIndex(one => one <= end + rounded / 2)
  return rows.map(({ contents, defined }) => {
    const fields: Field[] = []
    let taken = -1
    for (const [at, content] of contents.entries()) {
      const { end, goesOn, joins, isHead } = defined[at] ?? {}
      const column = end === undefined ? taken + 1 : columnOf(end)
      const across = Math.max(1, column - taken)
      taken += across
      const before = joins ? fields.pop() : undefined
      if (before) fields.push({ ...before, content: [...before.content, ...content], across: before.across + across })
      else fields.push({ content: goesOn ? [] : content, across, ...(goesOn && { continues: true }), isHead })
    }
    return fields
  })
}
