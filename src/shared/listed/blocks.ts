import { isRule } from '../named-parts/names.ts'
import { trimmed } from '../named-parts/values.ts'

/** Lines as a text, without what is empty around it, and without the margin that all of it has. */
export const textOf = (lines: readonly string[]): string => {
  const own = trimmed(lines)
  const [first = '', ...rest] = own
  const margins = rest.filter(line => line.trim()).map(line => /^\s*/.exec(line)?.[0].length ?? 0)
  const margin = Math.min(...margins, 4)
  return [first, ...(margins.length ? rest.map(line => line.slice(margin)) : rest)].join('\n').trim()
}

/** Lines in pieces, parted where a line is such. What is empty is no piece. */
const parted = (lines: readonly string[], isBetween: (line: string) => boolean): readonly (readonly string[])[] => {
  const pieces: string[][] = [[]]
  for (const line of lines) {
    if (isBetween(line)) pieces.push([])
    else pieces.at(-1)?.push(line)
  }
  return pieces.filter(piece => piece.some(line => line.trim()))
}

/** What stands between lines such as “---”. */
export const betweenRules = (lines: readonly string[]) => parted(lines, isRule)

/** Paragraphs; a fence with empty lines in it is one. */
export const paragraphsOf = (lines: readonly string[]) => {
  let isCode = false
  return parted(lines, line => {
    if (/^\s*```/.test(line)) isCode = !isCode
    return !isCode && (!line.trim() || isRule(line))
  })
}
