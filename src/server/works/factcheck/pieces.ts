import { spansIn } from '#language/sentences.ts'
import { lengthOf } from '#shared/text.ts'

/** A part of a text that is listed by itself: what it says, and how many characters stand before it. */
export type Piece = { readonly text: string; readonly start: number }

/** Where sentences end in a text, and lines. */
const endsIn = (text: string): readonly number[] => {
  const ends: number[] = []
  let at = 0
  for (const line of text.split(/(?<=\n)/)) {
    for (const { to } of spansIn(line)) ends.push(at + to)
    at += line.length
    if (ends.at(-1) !== at) ends.push(at)
  }
  return ends
}

/** A text in parts of whole sentences with at most so many characters each; a longer sentence is a part by itself. */
export const piecesOf = (text: string, most: number): readonly Piece[] => {
  if (lengthOf(text) <= most) return [{ text, start: 0 }]
  const pieces: Piece[] = []
  let [from, last, start] = [0, 0, 0]
  const cut = (to: number) => {
    const piece = text.slice(from, to)
    if (/[\p{L}\p{N}]/u.test(piece)) pieces.push({ text: piece, start })
    start += lengthOf(piece)
    from = to
  }
  for (const end of endsIn(text)) {
    if (last > from && lengthOf(text.slice(from, end).trim()) > most) cut(last)
    last = end
  }
  cut(text.length)
  return pieces
}
