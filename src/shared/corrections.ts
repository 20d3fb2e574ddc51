/** A single correction of a text: what stood there, what stands there now, and why, where that could be told. */
export type Correction = { readonly was: string; readonly now: string; readonly reason?: string }

/**
 * The reason for each of these changes, by their words: corrections and changes come in the order of the text, and a
 * change that no correction names has none.
 */
export const reasonsFor = (
  changes: readonly { readonly was: string; readonly now: string }[],
  corrections: readonly Correction[],
): readonly (string | undefined)[] => {
  let from = 0
  return changes.map(({ was, now }) => {
    const at = corrections.findIndex((one, place) => place >= from && one.was === was && one.now === now)
    if (at >= 0) from = at + 1
    return corrections[at]?.reason
  })
}
