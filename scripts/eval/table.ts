import { type CheckName, checkNames, type Scores } from './scores.ts'

/** How an answer was judged, and what the model said beside it. */
export type Row = { readonly name: string; readonly scores: Scores; readonly notes: readonly string[] }

const signs = { true: '✓', false: '✗', undefined: '?' } as const

/** A table as it is read in a terminal: each answer a line, each check a column; what is not well is said below it. */
export const table = (rows: readonly Row[]): string => {
  const width = Math.max(4, ...rows.map(({ name }) => name.length))
  const cell = (scores: Scores, check: CheckName) => {
    const score = scores[check]
    return (score ? signs[`${score.good}`] : '·').padEnd(check.length)
  }
  const line = ({ name, scores }: Row) =>
    [name.padEnd(width), ...checkNames.map(check => cell(scores, check))].join('  ').trimEnd()
  const remarks = rows.flatMap(({ name, scores }) =>
    checkNames.flatMap(check => {
      const score = scores[check]
      return score && !score.good ? [`${signs[`${score.good}`]} ${name} ${check}: ${score.says}`] : []
    }),
  )
  const notes = rows.flatMap(({ name, notes }) => notes.map(note => `${name} notes: ${note}`))
  const all = rows.flatMap(({ scores }) => Object.values(scores)).filter(({ good }) => good !== undefined)
  const passed = all.filter(({ good }) => good).length
  return [
    [''.padEnd(width), ...checkNames].join('  '),
    ...rows.map(line),
    ...(remarks.length ? ['', ...remarks] : []),
    ...(notes.length ? ['', ...notes] : []),
    '',
    `${passed} of ${all.length} checks passed. Notes beside the texts: ${notes.length}.`,
  ].join('\n')
}
