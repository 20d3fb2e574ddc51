const faces = ['1em "Geist Variable"', '1em "Newsreader Variable"']

/**
 * Puts on the faces of the page, and remembers that this device has them. On its first visit to a page that was drawn
 * ahead they share no line with the code, and no word moves before the page can be used.
 */
export const putOnFaces = async () => {
  delete document.documentElement.dataset.faces
  try {
    await Promise.all(faces.map(face => document.fonts.load(face)))
    localStorage.setItem('faces', 'here')
  } catch {
    // They did not come, or nothing can be kept here: they are fetched with the next visit.
  }
}
