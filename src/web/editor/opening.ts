import type { QueryClient } from '@tanstack/react-query'
import type { Document } from '#shared/document/schema.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { onOneLine } from '#shared/one-line.ts'
import { asProblem } from '#shared/problems.ts'
import { titleOf } from '#shared/title.ts'
import { bookmarkQuery } from '../data/bookmarks.ts'
import { documentMadeOf } from '../data/documents.ts'
import { documentQuery } from '../data/one-document.ts'
import { runQuery } from '../data/runs.ts'
import { begunHere, forgetBegun } from './begun-here.ts'
import type { MadeFrom } from './screen/Origin.tsx'
import type { Begun } from '../saving/keeper.ts'
import { type KeptText, takeKept } from '../saving/kept.ts'
import { tabName } from '../saving/tabs.ts'

/** What somebody opens: a document, a text of the history, a bookmark, or an empty page. */
export type ToOpen = {
  readonly id?: string
  readonly run?: string
  readonly variant?: number
  readonly bookmark?: string
  readonly engine?: string
}

/** What lies in the editor at first. */
export type Opened = {
  readonly tab: string
  readonly title: string
  readonly content: Document
  readonly language?: string
  readonly from: Begun
  readonly at?: Date
  /** What a tool made it of. */
  readonly madeFrom?: MadeFrom
  /** It was not saved when its page was left. */
  readonly isOpen?: true
  /** A model made it or has changed it, as far as is known when it is opened. */
  readonly ai?: boolean
  /** The text that was asked for, where a document was made of it before, which is this one. */
  readonly madeBefore?: ToOpen
  /** The page before began this document, and was left before its address said so. */
  readonly isBegun?: true
}

export const emptyContent: Document = { type: 'doc', content: [{ type: 'paragraph' }] }

const ofKept = (tab: string, { title, content, ai, at: _, ...from }: KeptText): Opened => ({
  ...{ tab, title: onOneLine(title), content, isOpen: true, ai, from },
})

const unlessGone = (error: unknown) => {
  if (asProblem(error).code === 'not_found') return undefined
  throw error
}

/** The text of the history that a bookmark is of, as long as it is there. */
const runOf = (client: QueryClient, run: string) => client.fetchQuery(runQuery(run)).catch(unlessGone)

type Means = { readonly client: QueryClient; readonly person: string; readonly isFresh: boolean }

const ofText = async ({ run, variant, bookmark, engine }: ToOpen, { client }: Means) => {
  if (bookmark) {
    const found = await client.fetchQuery(bookmarkQuery(bookmark))
    const { title } = titleOf(found.reply_text)
    const made = found.run ? await runOf(client, found.run) : undefined
    const origin = { ...(made && { run: made._id }), engine: found.type }
    const from = { revision: 0, origin, bookmark, given: title }
    const { house = true, language } = made ?? {}
    return { title, content: fromMarkdown(found.reply_text), language, ai: !house, from }
  }
  if (!run) return { title: '', content: emptyContent, from: { revision: 0, ...(engine && { origin: { engine } }) } }
  const found = await client.fetchQuery(runQuery(run))
  const one = (variant && found.variants?.[variant - 1]) || found
  const { title } = titleOf(one.answer ?? one.text)
  const origin = { run: found._id, engine: found.engine, ...(variant && { variant }) }
  const ai = !found.house
  return {
    title,
    content: fromMarkdown(one.text),
    language: found.language,
    ai,
    from: { revision: 0, origin, given: title },
  }
}

/** Whether a text that no document has yet was begun where this is opened. */
const isOf =
  ({ run, variant, bookmark }: ToOpen) =>
  ({ id, origin, bookmark: from }: KeptText) =>
    !id && from === bookmark && (bookmark !== undefined || (origin?.run === run && origin?.variant === variant))

/** Opens what is asked for: what this browser has kept of it because it was not saved yet comes first. */
export const open = async (asked: ToOpen, means: Means): Promise<Opened> => {
  const { client, person, isFresh } = means
  const tab = await tabName()
  const ofDocument = async (id: string): Promise<Opened> => {
    const kept = await takeKept(person, tab, kept => kept.id === id)
    if (kept) return ofKept(tab, kept)
    const {
      titel_text: title,
      given,
      content,
      revision,
      updatedAt,
      source,
      ...more
    } = await client.fetchQuery(documentQuery(id))
    const madeFrom = source ? { engine: more.origin.engine, source } : undefined
    const { language, ai } = more
    // It may have come by a way that let through what saving does not.
    return {
      tab,
      title: onOneLine(title),
      content,
      language,
      ai,
      madeFrom,
      from: { id, revision, ...(given && { given }) },
      at: new Date(updatedAt),
    }
  }
  const begun = isFresh ? undefined : begunHere(person, asked)
  const again = begun && (await ofDocument(begun).catch(unlessGone))
  forgetBegun()
  if (again) return { ...again, isBegun: true }
  if (asked.id) return ofDocument(asked.id)
  const kept = isFresh ? undefined : await takeKept(person, tab, isOf(asked))
  if (kept) return ofKept(tab, kept)
  const made = asked.run && !isFresh ? await documentMadeOf(asked.run, asked.variant) : undefined
  if (made) return { ...(await ofDocument(made._id)), madeBefore: asked }
  return { tab, ...(await ofText(asked, means)) }
}
