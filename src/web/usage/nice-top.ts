const steps = [1, 2, 4, 6, 8, 10]

/** Where an axis ends, so that its half can be read as well: 80 for 74. What is counted has no halves of one. */
export const niceTop = (highest: number) => {
  const power = 10 ** Math.floor(Math.log10(highest || 1))
  const top = (steps.find(step => step * power >= highest) ?? 10) * power
  return Number.isInteger(highest) ? Math.max(2, top) : top
}
