/** What this browser remembers under a name; nothing where it does not, or may not. */
export const recallHere = (name: string) => {
  try {
    return localStorage.getItem(name) ?? ''
  } catch {
    return ''
  }
}

/** Has this browser remember a word under a name; an empty one is forgotten. */
export const keepHere = (name: string, word: string) => {
  try {
    if (word) localStorage.setItem(name, word)
    else localStorage.removeItem(name)
  } catch {
    // It is full or forbidden: it holds for this page all the same.
  }
}
