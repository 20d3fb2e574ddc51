import type { DocumentSaved, DocumentShown } from '#server/documents/shown.ts'
import { asProblem, type Problem } from '#shared/problems.ts'
import { freshId } from '../ui/fresh-id.ts'
import { keepText, type KeptText, leaveText, letText } from './kept.ts'
import { isSame, sendText, signOf, type Standing } from './send.ts'

/** A writer pauses so long before a text is kept, and before it is saved; so long it is tried again; milliseconds. */
const pauses = { keep: 250, save: 800, longest: 5_000, again: 5_000 }

export type Saved =
  | { readonly state: 'new' | 'saving' }
  | { readonly state: 'saved'; readonly at: Date }
  /** It is kept here, and tried again. */
  | { readonly state: 'away'; readonly isKept: boolean }
  /** The server does not take it; it is tried again when it has changed. */
  | { readonly state: 'refused'; readonly problem: Problem }
  /** Somebody else has saved meanwhile. `problem`: why that could not be outdone. */
  | { readonly state: 'elsewhere'; readonly other: DocumentShown; readonly problem?: Problem }

/** Which document it is, and how far the server has it. */
export type Begun = Pick<KeptText, 'id' | 'revision' | 'origin' | 'bookmark' | 'by' | 'given'> & {
  readonly key?: string
}
type Options = {
  readonly person: string
  readonly tab: string
  readonly from: Begun
  /** What this browser has sent before, perhaps, without hearing whether it came. */
  readonly sent?: Standing
  /** When what stands there was saved last. */
  readonly at?: Date
  /** A model made it or has changed it, as far as is known. */
  readonly ai?: boolean
  read(): Standing
  /** The document has come to be, or was saved. */
  onSaved(document: DocumentSaved): void
}

/** Saves a text while it is written, and keeps it in this browser until the server has it, whatever the page does. */
export const openKeeper = ({ person, tab, from, sent: first, at, ai: isKnown, read, onSaved }: Options) => {
  let { id, revision } = from
  const { given } = from
  let key = from.key ?? freshId()
  let { origin, bookmark } = from
  let state: Saved = at ? { state: 'saved', at } : { state: 'new' }
  /** What is not saved yet; nothing where all is. */
  let open: Standing | undefined
  let [isNew, since, isBusy, isClosed] = [false, 0, false, false]
  /** What was sent without its having been heard whether it came. */
  let own = first ? [signOf(first)] : []
  /** What is outdone, and was not written here: it stays as a version. */
  let outdone: DocumentShown | undefined
  /** Whether the server knows of a model that made or changed something of it. */
  let ai = isKnown ?? false
  /** How many changes by a model the server does not know of yet. */
  let models = from.by ? 1 : 0
  let keeping: ReturnType<typeof setTimeout> | undefined
  let sending: ReturnType<typeof setTimeout> | undefined
  /** Ends with what is on its way, or was last. */
  let last = Promise.resolve()
  const followers = new Set<() => void>()
  /** What is to be done when nothing is sent any longer. */
  let onRest = () => {}
  const become = (next: Saved) => {
    state = next
    for (const hear of followers) hear()
  }

  const isClean = () => !isNew && !open && !isBusy
  const keepNow = () => {
    clearTimeout(keeping)
    if (isNew) open = read()
    isNew = false
    const by = models ? ('ai' as const) : undefined
    const of = { id, key, revision, origin, bookmark, given, by, ai }
    return !open || keepText(person, tab, { ...of, ...open, at: Date.now() } satisfies KeptText)
  }
  /**
   * This state of the document is known: what was sent before it is no longer open, and what is kept from now on is
   * kept under its name.
   */
  const known = (document: Pick<DocumentShown, '_id' | 'revision' | 'ai'>) => {
    letText(person, tab, { id, key })
    ;[id, revision, ai, own] = [document._id, document.revision, document.ai, []]
  }
  const settle = (document: DocumentSaved, sent: Standing, told: number) => {
    models = Math.max(0, models - told)
    known(document)
    outdone = undefined
    if (open && isSame(open, sent)) open = undefined
    else keepNow()
    become({ state: 'saved', at: new Date(document.updatedAt) })
    onSaved(document)
  }
  /** Whether what stands there can be sent at once: it is known now over which state it goes. */
  const failed = (error: unknown, isKept: boolean): boolean => {
    const problem = asProblem(error)
    const [chosen, other] = [outdone, problem.details.document as unknown as DocumentShown | undefined]
    if (problem.code !== 'unavailable') outdone = undefined
    // It came after all: the page was left, or the line broke, before that was heard.
    if (other && own.includes(signOf({ title: other.titel_text, content: other.content }))) {
      known(other)
      keepNow()
      if (open && isSame(open, { title: other.titel_text, content: other.content })) models = 0
      return true
    }
    if (problem.code === 'document_elsewhere' && other) become({ state: 'elsewhere', other })
    // It is open again whose text stays, but where there is no document any more.
    else if (chosen && !outdone && problem.code !== 'not_found') become({ state: 'elsewhere', other: chosen, problem })
    else if (problem.code !== 'unavailable') become({ state: 'refused', problem })
    else {
      become({ state: 'away', isKept })
      sending = setTimeout(() => void send(), pauses.again)
    }
    return false
  }
  const sendNow = async (isLast: boolean): Promise<void> => {
    if (state.state === 'elsewhere' && !outdone) return
    const isKept = keepNow()
    const [sent, told] = [open, models]
    if (!sent) return
    isBusy = true
    since = 0
    own = [...own, signOf(sent)].slice(-3)
    // The window in which it was chosen stays until it is done.
    if (state.state !== 'away' && !outdone) become({ state: 'saving' })
    const over = outdone ? { revision: outdone.revision, keeps: true } : { revision }
    const by = told ? ('ai' as const) : undefined
    let isAgain = false
    try {
      settle(await sendText({ id, key, origin, given, by, ...over, ...sent }, isLast), sent, told)
    } catch (error) {
      isAgain = failed(error, isKept)
    }
    isBusy = false
    if (isAgain) return send()
    if (open && state.state === 'saved') sending = setTimeout(() => void send(), pauses.save)
    onRest()
  }
  const send = (isLast = false) => {
    clearTimeout(sending)
    if (!isBusy) last = sendNow(isLast)
    return last
  }
  const backOnline = () => void send()
  const leaving = () => {
    keepNow()
    if (open && document.visibilityState === 'hidden') void send(true)
  }
  addEventListener('online', backOnline)
  addEventListener('pagehide', leaving)
  document.addEventListener('visibilitychange', leaving)
  const away = () => {
    removeEventListener('online', backOnline)
    removeEventListener('pagehide', leaving)
    document.removeEventListener('visibilitychange', leaving)
  }

  return {
    state: () => state,
    follow(hear: () => void) {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
    /** What was written, or what a model wrote, is not saved yet. */
    changed(byModel = false) {
      if (byModel) models++
      isNew = true
      since ||= Date.now()
      clearTimeout(keeping)
      keeping = setTimeout(keepNow, pauses.keep)
      if (state.state === 'elsewhere') return
      clearTimeout(sending)
      const left = pauses.longest - (Date.now() - since)
      sending = setTimeout(() => void send(), Math.max(0, Math.min(pauses.save, left)))
    },
    /** Saves all that is written, also behind what is on its way. Whether the server has it then, `isClean` tells. */
    async save() {
      await last
      await send()
    },
    isClean,
    /** A state that was read elsewhere is newer than all that was written here, whenever it was asked for. */
    isOutdoneBy: (other: Pick<DocumentShown, '_id' | 'revision'>) =>
      isClean() && other._id === id && other.revision > revision,
    place: () => ({ id, revision, ai: ai || models > 0 }),
    /** Somebody else's state was taken over. */
    took(document: Pick<DocumentShown, '_id' | 'revision' | 'ai' | 'updatedAt'>) {
      known(document)
      clearTimeout(keeping)
      ;[open, isNew, models, outdone] = [undefined, false, 0, undefined]
      become({ state: 'saved', at: new Date(document.updatedAt) })
    },
    /**
     * Somebody else's state was seen, and the own one goes in its place. Until the server has that, what is kept here
     * is what was written over an older state: whoever opens it next is asked again.
     */
    outdo(other: DocumentShown) {
      ;[outdone, own] = [other, []]
      return send()
    },
    /** What stands there becomes a document of its own. */
    apart() {
      letText(person, tab, { id, key })
      open = read()
      ;[id, revision, key, own] = [undefined, 0, freshId(), []]
      outdone = undefined
      if (ai) models++
      ;[origin, bookmark] = [undefined, undefined]
      become({ state: 'saving' })
      return send()
    },
    /** The page is left: what is not saved yet is saved without it. Where that cannot be, somebody has to see to it. */
    close() {
      if (isClosed) return
      isClosed = true
      const end = () => {
        followers.clear()
        clearTimeout(sending)
        away()
        leaveText(person, tab, { id, key })
      }
      const endWhenDone = () => {
        if (state.state === 'elsewhere' || state.state === 'refused' || (!open && !isBusy)) end()
      }
      const isStuck = state.state === 'refused'
      keepNow()
      followers.clear()
      onRest = endWhenDone
      void send().then(endWhenDone)
      if (isStuck) end()
    },
  }
}

export type Keeper = ReturnType<typeof openKeeper>
