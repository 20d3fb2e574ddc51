import { checkDocument } from '#shared/document/check.ts'
import type { Document } from '#shared/document/schema.ts'
import { withContent } from './as-json.ts'
import { beginningOf } from './names.ts'
import { living, oneByOne } from './tabs.ts'

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
  /** The bookmark that was opened, as long as there is no document. */
  readonly bookmark?: string
  /** The title that it came with: see `shared/document/title-line.ts`. */
  readonly given?: string
  /** A model has changed something of it since it was saved last. */
  readonly by?: 'ai'
  /** A model made it or has changed it, as far as is known. */
  readonly ai?: boolean
  readonly at: number
}

const nameOf = (person: string, tab: string, { id, key }: Pick<KeptText, 'id' | 'key'>) =>
  `${beginningOf(person)}${id ?? `new ${key}`}|${tab}`

const read = (name: string): KeptText | undefined => {
  try {
    const found = JSON.parse(localStorage.getItem(name) ?? 'null') as KeptText | null
    return found && 'document' in checkDocument(found.content) ? found : undefined
  } catch {
    return undefined
  }
}

/** Which of them somebody on this page writes or still sends: they are theirs. */
const inHand = new Set<string>()

/** Keeps a text in this browser. Says whether there was room for it. */
export const keepText = (person: string, tab: string, kept: KeptText): boolean => {
  const name = nameOf(person, tab, kept)
  try {
    localStorage.setItem(name, withContent(kept))
    inHand.add(name)
    return true
  } catch {
    return false
  }
}

/** The server has it: it need not be kept here. */
export const letText = (person: string, tab: string, of: Pick<KeptText, 'id' | 'key'>) => {
  leaveText(person, tab, of)
  try {
    localStorage.removeItem(nameOf(person, tab, of))
  } catch {
    // Where nothing can be kept, nothing lies.
  }
}

/** Nobody on this page writes or sends it any longer: it stays for whoever does. */
export const leaveText = (person: string, tab: string, of: Pick<KeptText, 'id' | 'key'>) =>
  void inHand.delete(nameOf(person, tab, of))

/** A text as it lies here, and under which name. */
export type LyingText = { readonly name: string; readonly kept: KeptText }
type Lying = LyingText & { readonly whose: string }

/** What lies here of a person, the newest first. */
const lying = (person: string): readonly Lying[] =>
  Object.keys(localStorage)
    .filter(name => name.startsWith(beginningOf(person)))
    .map(name => ({ name, whose: name.split('|').at(-1) ?? '', kept: read(name) }))
    .filter((one): one is Lying => one.kept !== undefined)
    .toSorted((one, other) => other.kept.at - one.kept.at)

/** What nobody writes or sends any more: tabs have left it that are gone, or this one with an earlier page. */
export const leftTexts = async (person: string, tab: string): Promise<readonly LyingText[]> => {
  const lives = await living()
  return lying(person).filter(({ name, whose, kept }) => (whose === tab ? !inHand.has(name) : !lives(whose, kept.at)))
}

/**
 * What this browser keeps of what is wanted: what this tab kept, else the newest of what tabs have left that are gone.
 * It is this tab's from then on.
 */
export const takeKept = async (
  person: string,
  tab: string,
  isWanted: (kept: KeptText) => boolean,
): Promise<KeptText | undefined> => {
  if (!lying(person).some(({ kept }) => isWanted(kept))) return undefined
  return oneByOne(async () => {
    const lives = await living()
    const found = lying(person)
      .filter(({ whose, kept }) => isWanted(kept) && (whose === tab || !lives(whose, kept.at)))
      .toSorted((one, other) => Number(other.whose === tab) - Number(one.whose === tab))
    const [best] = found
    if (best) giveTo(person, tab, best)
    return best?.kept
  }, true)
}

/**
 * A text that was left is this tab's from now on, and what this tab had of the same document is left in its place. Says
 * whether it is: a browser that is full may refuse.
 */
export const giveTo = (person: string, tab: string, { name, kept }: LyingText): boolean => {
  const own = nameOf(person, tab, kept)
  if (name === own) return keepText(person, tab, kept)
  const [lies, mine] = [localStorage.getItem(name), localStorage.getItem(own)]
  // There may be no room for it twice.
  localStorage.removeItem(name)
  const isGiven = keepText(person, tab, kept)
  const left = isGiven ? mine : lies
  if (left !== null) localStorage.setItem(name, left)
  return isGiven
}
