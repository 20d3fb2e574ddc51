/** How much each of several texts says of the same as each other, from 0 on, row by row. */
export type Likeness = readonly Float64Array[]

/**
 * Compares texts by the stems they share, as TextRank does: the number of shared ones over the logarithms of their
 * sizes. Only texts that share a stem are looked at.
 */
export const likenessOf = (texts: readonly ReadonlySet<string>[]): Likeness => {
  const rows = texts.map(() => new Float64Array(texts.length))
  const holders = new Map<string, number[]>()
  texts.forEach((stems, at) => {
    const row = rows[at]
    for (const stem of stems) {
      const earlier = holders.get(stem) ?? []
      if (row) for (const other of earlier) row[other] = (row[other] ?? 0) + 1
      holders.set(stem, earlier)
      earlier.push(at)
    }
  })
  const sizes = texts.map(({ size }) => Math.log(size + 1))
  rows.forEach((row, at) => {
    for (let other = 0; other < at; other++) {
      if (!row[other]) continue
      const like = (row[other] ?? 0) / ((sizes[at] ?? 0) + (sizes[other] ?? 0))
      row[other] = like
      const mirrored = rows[other]
      if (mirrored) mirrored[at] = like
    }
  })
  return rows
}
