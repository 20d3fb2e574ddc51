/** A text with a piece of it, which stands there, put in other words. */
export const withPiece = (text: string, at: number, piece: string, words: string) =>
  text.slice(0, at) + words + text.slice(at + piece.length)

/** Where pieces of a text stand in it, each behind the one before; undefined for one that was put together. */
export const placesOf = (text: string, pieces: readonly string[]): readonly (number | undefined)[] => {
  let behind = 0
  return pieces.map(piece => {
    const found = text.indexOf(piece, behind)
    if (found < 0) return undefined
    behind = found + piece.length
    return found
  })
}
