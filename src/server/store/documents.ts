import { randomUUID } from 'node:crypto'
import { fileIn } from '#shared/accepts.ts'
import { wordsIn } from '#shared/count-words.ts'
import { calledBy } from '#shared/document/called.ts'
import type { AnyNode, Document } from '#shared/document/schema.ts'
import { proseOf, wordsOf as textOf } from '#shared/document/words.ts'
import { type Checks, type Kind, most, pause } from '#shared/documents.ts'
import { Problem } from '#shared/problems.ts'
import type { Database } from './database.ts'
import type { KeptDocument, KeptVersion, ListedDocument, ListedVersion, NewDocument, NewState } from './document.ts'
import * as query from './documents.sql.ts'
import * as versions from './document-versions.sql.ts'
import { makingsIn } from './makings.ts'
import { makeRoom } from './room.ts'
import { learnOf } from './search/learning.ts'
import type { Condition } from './search/listing.ts'
import { meaningOf, toldOf, type SearchNotice } from './search/meaning.ts'
import { wordsOf } from './search/words.ts'
import { json, present } from './sql.ts'

/**
 * Which documents: those that hold what was searched, of a kind, with a label, made of a run or, by a tool, of
 * another document (`source`); nothing means any.
 */
export type Sought = Readonly<{ search?: string; kind?: Kind; label?: string; run?: string; source?: string }>
type Asked = Sought & { page: number; limit: number; order: query.Order }

/** A part of the documents, and what is told of the search. */
export type DocumentPage = { documents: readonly ListedDocument[]; total: number; page: number } & SearchNotice

/** What came of saving: the document, and by which name what it was before can be had; or what it is elsewhere. */
export type Saved = { saved: ListedDocument; version?: string } | { elsewhere: KeptDocument }

/** What somebody changes of a document beside its text. */
export type Sorted = Readonly<{
  labels?: readonly string[]
  kind?: Kind
  language?: string
  checks?: Checks
  /** Remarks that are left alone as well. */
  leave?: readonly string[]
}>

/** What people write and keep. Every call names the owner; what belongs to others does not exist. */
export type Documents = {
  list(user: string, asked: Asked): Promise<DocumentPage>
  /** All of them with what they say, some at a time. */
  each(user: string): AsyncIterable<readonly KeptDocument[]>
  labels(user: string): Promise<readonly { label: string; count: number }[]>
  /** Gives a label another name, or takes it away, wherever it is; says how many documents had it. */
  relabel(user: string, label: string, to: string | undefined): Promise<number>
  /** Throws `not_found`. */
  find(user: string, id: string): Promise<KeptDocument>
  /**
   * The same key is the same document. Throws `too_many_documents` and, beyond `room` bytes, `storage_reached`; where
   * it was being made and is not any more, `not_found`.
   */
  begin(user: string, document: NewDocument, room: number): Promise<KeptDocument>
  /**
   * In place of what had this revision, which becomes a version in any case where the state `keeps` it. What is kept
   * already is not kept again. Throws `not_found` and `storage_reached`, the latter also where it has no room for both.
   */
  save(user: string, id: string, was: number, state: NewState & { keeps?: boolean }, room: number): Promise<Saved>
  /** Keeps a state beside what the document says as a version: its name. Throws `not_found` and `storage_reached`. */
  keep(user: string, id: string, state: NewState, room: number): Promise<string>
  /** Throws `not_found`. */
  name(user: string, id: string, title: string): Promise<ListedDocument>
  /** Throws `not_found`. */
  sort(user: string, id: string, change: Sorted): Promise<ListedDocument>
  /** Throws `not_found`. */
  remove(user: string, id: string): Promise<void>
  /** Brings back what was removed within the last hour, as it was. Throws `not_found`. */
  restore(user: string, id: string): Promise<ListedDocument>
  /** What it was before, the newest first. */
  versions(user: string, id: string): Promise<readonly ListedVersion[]>
  /** Throws `not_found`. */
  version(user: string, id: string, version: string): Promise<KeptVersion>
}

const atATime = 20

const theOne = <Thing>(rows: readonly object[]): Thing => {
  const [row] = rows
  if (!row) throw new Problem('not_found')
  return present<Thing>(row)
}

const filesIn = (node: AnyNode): readonly string[] => {
  if (node.type === 'image') return [fileIn(node.attrs.src)].filter(id => id !== undefined)
  return 'content' in node ? ((node.content ?? []) as readonly AnyNode[]).flatMap(filesIn) : []
}

/** A title as lists are in order by it. */
const keyOf = (title: string) =>
  title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\d+/g, digits => digits.padStart(9, '0'))
    .replaceAll(/^[^\p{L}\p{N}]+/gu, '')

/** The columns that follow from what a document says. */
const stateOf = ({ title, content, ...state }: NewState) => {
  const text = textOf(content)
  return {
    ...{ ...state, title, content },
    title_key: keyOf(title || calledBy(content.content)),
    length: wordsIn(proseOf(content)),
    bytes: sizeOf(content),
    words: wordsOf(title, text),
    files: filesIn(content),
  }
}

/** What a document takes up; bytes. */
export const sizeOf = (content: Document) => Buffer.byteLength(JSON.stringify(content))

/** Documents in PostgreSQL. */
export const documentsIn = (database: Database): Documents => {
  const { $client: pool } = database
  const used = async (user: string) => Number((await query.measures(pool, user))[0]?.used ?? 0)
  const full = async (user: string, limit: number) => new Problem('storage_reached', { used: await used(user), limit })
  const find = async (user: string, id: string) => theOne<KeptDocument>(await query.finds(pool, user, id))
  const makings = makingsIn(database)

  /** Versions give way to each other, to time and, after what was removed, to one that was `made` just now. */
  const thin = async (user: string, id: string, room: number, made: string) => {
    await versions.thins(pool, id, most.versions, most.days)
    await makeRoom(pool, user, room, 0, made)
  }

  return {
    async list(user, { search, kind, label, run, source, ...asked }) {
      if (search) await learnOf(pool, user)
      const meaning = await meaningOf(pool, user, 'document', search)
      const conditions: readonly Condition[] = [
        ...(label === undefined ? [] : [['labels @> ?::text[]', [label]] as const]),
        ...(run === undefined ? [] : [['run = ?', run] as const]),
        ...(source === undefined ? [] : [['source = ? and engine is not null', source] as const]),
      ]
      const wanted = { meaning, names: kind && [kind], conditions }
      const { rows, ...page } = await query.lists(pool, user, asked, wanted)
      const documents = rows.map(row => present<ListedDocument>(row))
      return { documents, ...page, ...(await toldOf(pool, user, 'document', meaning)) }
    },
    async *each(user) {
      for (let last = ''; ;) {
        const rows = await query.findsSome(pool, user, last, atATime)
        if (rows.length) yield rows.map(row => present<KeptDocument>(row))
        if (rows.length < atATime) return
        last = rows.at(-1)?.id ?? ''
      }
    },
    labels: user => query.labels(pool, user),
    relabel: async (user, label, to) => (await query.relabels(pool, user, label, to ?? null)).length,
    find,
    async begin(user, { content, ...document }, room) {
      const state = stateOf({ ...document, content })
      const row = json({ ...document, ...state, id: randomUUID(), user, revision: 1 })
      const begin = () => query.begins(pool, row, room, most.documents)
      const known = async () => (document.key ? query.findsByKey(pool, user, document.key) : [])
      let [begun] = await begin()
      begun ??= (await known())[0]
      if (begun) return present<KeptDocument>(begun)
      if (document.making) await makings.find(user, document.making)
      const [{ count } = { count: 0 }] = await query.counts(pool, user)
      if (count >= most.documents) throw new Problem('too_many_documents', { most: most.documents })
      await makeRoom(pool, user, room, state.bytes)
      const again = (await begin())[0] ?? (await known())[0]
      if (!again) throw await full(user, room)
      return present<KeptDocument>(again)
    },
    async save(user, id, was, { title, content, keeps = false, ...of }, room) {
      const state = json(stateOf({ ...of, title, content }))
      const [row] = await query.saves(pool, user, id, was, state, room, randomUUID(), pause, keeps)
      if (row) {
        const { version, ...saved } = row
        if (version) await thin(user, id, room, version)
        return { saved: present<ListedDocument>(saved), ...(version && { version }) }
      }
      const { same, ...now } = theOne<ListedDocument & { same: boolean }>(
        await query.isLike(pool, user, id, title, json(content)),
      )
      if (same) return { saved: now }
      if (now.revision !== was) return { elsewhere: await find(user, id) }
      throw await full(user, room)
    },
    async keep(user, id, state, room) {
      const [kept] = await versions.keeps(pool, user, id, json(stateOf(state)), randomUUID(), room)
      if (!kept) {
        await find(user, id)
        throw await full(user, room)
      }
      await thin(user, id, room, kept.id)
      return kept.id
    },
    async name(user, id, title) {
      const called = title || calledBy((await find(user, id)).content.content)
      return theOne(await query.names(pool, user, id, title, keyOf(called), wordsOf(title)))
    },
    sort: async (user, id, { labels, kind, language, checks, leave }) => {
      const ofChecks = [checks ? json(checks) : null, leave?.length ? json(leave) : null] as const
      return theOne(await query.sorts(pool, user, id, labels ?? null, kind ?? null, language ?? null, ...ofChecks))
    },
    async remove(user, id) {
      if (!(await query.removes(pool, user, id)).length) throw new Problem('not_found')
    },
    restore: async (user, id) => theOne(await query.restores(pool, user, id)),
    async versions(user, id) {
      await find(user, id)
      return (await versions.lists(pool, user, id)).map(row => present<ListedVersion>(row))
    },
    version: async (user, id, version) => theOne(await versions.finds(pool, user, id, version)),
  }
}
