/** For browsers that keep nothing: a form lasts at least as long as the page. */
const inMemory = new Map<string, string>()

/** What was laid by under this name in this tab. */
export const recall = (name: string): unknown => {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? inMemory.get(name) ?? 'null')
  } catch {
    return null
  }
}

/** Lays something by for this tab: it survives a reload, another page and the end of a session, not the tab. */
export const keep = (name: string, thing: unknown) => {
  const text = JSON.stringify(thing)
  inMemory.set(name, text)
  try {
    sessionStorage.setItem(name, text)
  } catch {
    sessionStorage.removeItem(name)
  }
}
