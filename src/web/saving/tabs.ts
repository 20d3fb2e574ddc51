import { freshId } from '../ui/fresh-id.ts'
import { keep, recall } from '../ui/tab-storage.ts'

/** This tab among those of the browser; it survives a reload. */
const ownTab = () => {
  const known = recall('tab')
  if (typeof known === 'string') return known
  const fresh = freshId()
  keep('tab', fresh)
  return fresh
}

let tab: Promise<string> | undefined
const lockOf = (name: string) => `federwerk tab ${name}`

/** Holds the name of this tab as long as it lives. One that was made of another, as a copy, gets a name of its own. */
export const tabName = () =>
  (tab ??= new Promise<string>(resolve => {
    const name = ownTab()
    if (!('locks' in navigator)) return resolve(name)
    const hold = (as: string, otherwise: () => void) =>
      void navigator.locks.request(lockOf(as), { ifAvailable: true }, lock => {
        if (!lock) return otherwise()
        resolve(as)
        return new Promise(() => undefined)
      })
    const anew = () => {
      const fresh = freshId()
      keep('tab', fresh)
      hold(fresh, () => resolve(fresh))
    }
    // After a reload the page before may hold it for a moment still.
    hold(name, () => setTimeout(() => hold(name, anew), 300))
  }))

/** The tabs that live: what they keep is theirs. */
export const living = async (): Promise<(name: string, at: number) => boolean> => {
  if (!('locks' in navigator)) return (_, at) => Date.now() - at < 60_000
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return name => names.has(lockOf(name))
}

const inOrder = 'federwerk kept texts'
const patience = 3_000
/** One after the other, in all tabs: a text is either sent or taken. Whoever is `impatient` goes on after a while. */
export const oneByOne = async <Done>(does: () => Promise<Done>, impatient = false): Promise<Done> => {
  if (!('locks' in navigator)) return does()
  const signal = impatient ? AbortSignal.timeout(patience) : undefined
  let isTurn = false
  const turn = () => {
    isTurn = true
    return does()
  }
  return navigator.locks.request(inOrder, { ...(signal && { signal }) }, turn).catch((error: unknown) => {
    if (isTurn) throw error
    return does()
  })
}
