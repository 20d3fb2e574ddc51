import { linesOf } from './lines.ts'
import { piecesIn, withTables } from './tables.ts'
import { type Changed, numbered } from './take-back.ts'

/**
 * What was compared, with its changes counted as far as they are drawn: nobody can decide on the rule below the head
 * of a table, on a blank line, or on the sign that makes a line a heading.
 */
export const drawnChanges = (segments: readonly Changed[]): readonly Changed[] => {
  const all = numbered(segments)
  const drawn = [...new Set(piecesIn(withTables(linesOf(all))).flatMap(({ change }) => change ?? []))]
  const places = new Map(drawn.toSorted((one, other) => one - other).map((change, at) => [change, at]))
  return all.map(({ change, ...segment }) => {
    const place = change === undefined ? undefined : places.get(change)
    return place === undefined ? segment : { ...segment, change: place }
  })
}
