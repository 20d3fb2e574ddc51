/** One line of the table: the same thing done by the barest server that can do it, and by us. */
export type Row = {
  what: string
  bare: string
  ours: string
  /** What is judged, as people read it, and whether it is as it should be. */
  result: string
  aim: string
  met: boolean
}

export const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [below = Number.NaN, above = Number.NaN] = [sorted[middle - 1 + (sorted.length % 2)], sorted[middle]]
  return (below + above) / 2
}

/** Of a hundred values, so many are at most this. */
export const percentile = (of: number) => (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length * of) / 100) - 1] ?? Number.NaN

/** A number with as many digits as it deserves. */
export const digits = (value: number) => value.toFixed(Math.abs(value) < 10 ? 2 : Math.abs(value) < 100 ? 1 : 0)

const columns = ['what', 'bare', 'ours', 'result', 'aim'] as const

/** The rows in columns, with a mark before each line: what is as it should be, and what is not. */
export const table = (rows: readonly Row[]) => {
  const head = { what: '', bare: 'bare', ours: 'ours', result: 'result', aim: 'aim' }
  const widths = columns.map(column => Math.max(...[head, ...rows].map(row => row[column].length)))
  const line = (mark: string, row: Record<(typeof columns)[number], string>) =>
    `${mark} ${columns.map((column, at) => (at ? row[column].padStart(widths[at]!) : row[column].padEnd(widths[at]!))).join('  ')}`
  return [line(' ', head), ...rows.map(row => line(row.met ? '✓' : '✗', row))].join('\n')
}
