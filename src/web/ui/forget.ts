import { keepHere } from './kept-here.ts'

/** The name of the database in which this browser keeps drawings that are not finished. */
export const drawingsIn = 'federwerk drawings'

/** Under which name this browser keeps what of the notes on their texts a person is done with. */
export const leftIn = 'federwerk left'

/** Leaves nothing in this browser of what a person has begun. */
export const forgetBegun = () => {
  sessionStorage.clear()
  keepHere(leftIn, '')
  try {
    indexedDB.deleteDatabase(drawingsIn)
  } catch {
    // There is none where the browser forbids it, and so no drawing either.
  }
}
