/**
 * How many slips of the finger part two words: a letter left out, put in, mistaken for another, or two in the wrong
 * order. Infinite where there are more than `most`.
 */
export const slipsBetween = (one: string, other: string, most: number): number => {
  if (Math.abs(one.length - other.length) > most) return Infinity
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let down = 1; down <= one.length; down++) {
    const next = [down]
    for (let across = 1; across <= other.length; across++) {
      const same = one[down - 1] === other[across - 1]
      const swapped = one[down - 1] === other[across - 2] && one[down - 2] === other[across - 1]
      next[across] = Math.min(
        (row[across] ?? 0) + 1,
        (next[across - 1] ?? 0) + 1,
        (row[across - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[across - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = row
    row = next
  }
  const slips = row[other.length] ?? Infinity
  return slips <= most ? slips : Infinity
}

/** How many slips are forgiven in a word of so many letters. */
export const forgiven = (letters: number) => (letters < 4 ? 0 : letters < 8 ? 1 : 2)
