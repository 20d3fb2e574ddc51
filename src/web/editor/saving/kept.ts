import { checkDocument } from '#shared/document/check.ts'
import type { Document } from '#shared/document/schema.ts'
import { freshId } from '../../ui/fresh-id.ts'
import { keep, recall } from '../../ui/tab-storage.ts'
import { withContent } from './as-json.ts'

/** What a document is made of: a text of the history, one of its variants, the name of a tool. */
export type Origin = { readonly run?: string; readonly variant?: number; readonly engine?: string }

/** A text that the server does not have yet, as this browser keeps it. */
export type KeptText = {
  /** The document, where there is one; else `key` is the click that begins it. */
  readonly id?: string
  readonly key: string
  readonly revision: number
  readonly title: string
  readonly content: Document
  readonly origin?: Origin
  /** A model has changed something of it since it was saved last. */
  readonly by?: 'ai'
  readonly at: number
}

const prefix = 'federwerk document'
const nameOf = (person: string, tab: string, { id, key }: Pick<KeptText, 'id' | 'key'>) =>
  [prefix, person, id ?? `new ${key}`, tab].join('|')

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
const living = async (): Promise<(name: string, at: number) => boolean> => {
  if (!('locks' in navigator)) return (_, at) => Date.now() - at < 60_000
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return name => names.has(lockOf(name))
}

const read = (name: string): KeptText | undefined => {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptText | null
    return found && 'document' in checkDocument(found.content) ? found : undefined
  } catch {
    return undefined
  }
}

/** Keeps a text in this browser. Says whether there was room for it. */
export const keepText = (person: string, tab: string, kept: KeptText): boolean => {
  try {
    localStorage.setItem(nameOf(person, tab, kept), withContent(kept))
    return true
  } catch {
    return false
  }
}

/** The server has it: it need not be kept here. */
export const letText = (person: string, tab: string, of: Pick<KeptText, 'id' | 'key'>) => {
  try {
    localStorage.removeItem(nameOf(person, tab, of))
  } catch {
    // Where nothing can be kept, nothing lies.
  }
}

/**
 * What this browser keeps of a document, or of one that was never saved: what this tab kept, else the newest of what
 * tabs have left that are gone. It is this tab's from then on.
 */
export const takeKept = async (person: string, tab: string, id: string | undefined): Promise<KeptText | undefined> => {
  const start = [prefix, person, id ?? 'new '].join('|')
  const lives = await living()
  const all = Object.keys(localStorage).filter(name => (id ? name.startsWith(`${start}|`) : name.startsWith(start)))
  const found = all
    .map(name => ({ name, whose: name.split('|').at(-1) ?? '', kept: read(name) }))
    .filter((one): one is typeof one & { kept: KeptText } => one.kept !== undefined)
    .filter(({ whose, kept }) => whose === tab || !lives(whose, kept.at))
    .toSorted((one, other) => Number(other.whose === tab) - Number(one.whose === tab) || other.kept.at - one.kept.at)
  const [best] = found
  if (!best) return undefined
  if (best.whose !== tab && keepText(person, tab, best.kept)) localStorage.removeItem(best.name)
  return best.kept
}
