/** The name of the database in which this browser keeps drawings that are not finished. */
export const drawingsIn = 'federwerk drawings'

/** Leaves nothing in this browser of what a person has begun. */
export const forgetBegun = () => {
  sessionStorage.clear()
  try {
    indexedDB.deleteDatabase(drawingsIn)
  } catch {
    // There is none where the browser forbids it, and so no drawing either.
  }
}
