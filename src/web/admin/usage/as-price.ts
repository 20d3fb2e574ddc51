/** A price as people type it in either language, 1,25 or 1.25; null where nothing is typed, NaN where it is none. */
export const asPrice = (typed: string) => {
  const written = typed.trim()
  if (written === '') return null
  return /^\d+(?:[.,]\d+)?$/.test(written) ? Number(written.replace(',', '.')) : NaN
}
