import type { QueryClient } from '@tanstack/react-query'
import type { Document } from '#shared/document/schema.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { titleIn } from '#shared/document/words.ts'
import { asProblem } from '#shared/problems.ts'
import { titleOf } from '#shared/title.ts'
import { bookmarkQuery } from '../data/bookmarks.ts'
import { documentQuery } from '../data/documents.ts'
import { runQuery } from '../data/runs.ts'
import { type KeptText, type Origin, tabName, takeKept } from './saving/kept.ts'

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
  readonly from: { readonly id?: string; readonly key?: string; readonly revision: number; readonly origin?: Origin }
  readonly at?: Date
  /** It was not saved when its page was left. */
  readonly isOpen?: true
  /** A text that was only read is a document as soon as something of it is changed. */
  readonly isWritten?: true
}

export const emptyContent: Document = { type: 'doc', content: [{ type: 'paragraph' }] }

const ofKept = (tab: string, { title, content, id, key, revision, origin }: KeptText): Opened => ({
  ...{ tab, title, content, isOpen: true, from: { id, key, revision, origin } },
})

/** A text without the title that already stands above it. */
const ofMarkdown = (markdown: string, title: string) => {
  const content = fromMarkdown(markdown)
  const [first, ...rest] = content.content
  const isTitle = first?.type === 'heading' && rest.length > 0 && titleIn(content) === title
  return isTitle ? { ...content, content: rest } : content
}

type Means = { readonly client: QueryClient; readonly person: string; readonly isFresh: boolean }

const ofText = async ({ run, variant, bookmark, engine }: ToOpen, { client }: Means) => {
  if (bookmark) {
    const found = await client.fetchQuery(bookmarkQuery(bookmark))
    const { title } = titleOf(found.reply_text)
    const origin = { ...(found.run && { run: found.run }), engine: found.type }
    return { title, content: ofMarkdown(found.reply_text, title), from: { revision: 0, origin } }
  }
  if (!run) return { title: '', content: emptyContent, from: { revision: 0, ...(engine && { origin: { engine } }) } }
  const found = await client.fetchQuery(runQuery(run))
  const one = (variant && found.variants?.[variant - 1]) || found
  const { title } = titleOf(one.answer ?? one.text)
  const origin = { run: found._id, engine: found.engine }
  return { title, content: ofMarkdown(one.text, title), language: found.language, from: { revision: 0, origin } }
}

const isOf = ({ origin }: KeptText, { run, bookmark }: ToOpen) => !bookmark && origin?.run === run

/** Opens what is asked for: what this browser has kept of it because it was not saved yet comes first. */
export const open = async (asked: ToOpen, means: Means): Promise<Opened> => {
  const { client, person, isFresh } = means
  const tab = await tabName()
  const kept = isFresh ? undefined : await takeKept(person, tab, asked.id)
  if (asked.id) {
    if (kept) return ofKept(tab, kept)
    const document = await client.fetchQuery(documentQuery(asked.id))
    const { titel_text: title, content, language, _id: id, revision } = document
    return { tab, title, content, language, from: { id, revision }, at: new Date(document.updatedAt) }
  }
  if (kept && isOf(kept, asked)) return ofKept(tab, kept)
  const text = await ofText(asked, means)
  return { tab, ...text, ...((asked.run || asked.bookmark) && { isWritten: true as const }) }
}

/** Whether there is another try worth. */
export const isGone = (error: unknown) => asProblem(error).code === 'not_found'
