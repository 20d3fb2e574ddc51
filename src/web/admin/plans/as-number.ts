/** A whole number as people type it in either language: 1.000, 1,000 or 1 000; null where nothing is typed. */
export const asNumber = (typed: string) => {
  const digits = typed.replaceAll(/[.,\s](?=\d{3}(?:\D|$))/g, '').trim()
  return digits === '' ? null : /^\d+$/.test(digits) ? Number(digits) : NaN
}
