/** What the browser did not keep, being full or forbidden: a form lasts at least as long as the page. */
const notKept = new Map<string, string>()

/** What was laid by under this name in this tab. */
export const recall = (name: string): unknown => {
  try {
    return JSON.parse(notKept.get(name) ?? sessionStorage.getItem(name) ?? 'null')
  } catch {
    return null
  }
}

/** Lays something by for this tab: it survives a reload, another page and the end of a session, not the tab. */
export const keep = (name: string, thing: unknown) => {
  const text = JSON.stringify(thing)
  try {
    sessionStorage.setItem(name, text)
    notKept.delete(name)
  } catch {
    notKept.set(name, text)
  }
}
