import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { documentRoutes } from '#server/documents/routes.ts'
import type { DocumentSaved } from '#server/documents/shown.ts'
import type { versionRoutes } from '#server/documents/version-routes.ts'
import type { Document } from '#shared/document/schema.ts'
import type { Kind } from '#shared/documents.ts'
import { call, given, ours, put, until } from '../api.ts'
import { type ListQuery, listWords } from './runs.ts'

const { document: calls } = hc<typeof documentRoutes>('/api', ours)
const { document: versionCalls } = hc<typeof versionRoutes>('/api', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** All that is known of documents, to be told stale when one was made, changed or removed. */
export const documentsKey = ['documents'] as const

/** One document with what it says, as it is now. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'one', id],
    queryFn: ({ signal }) => given(calls[':id'].$get(paramOf(id), until(signal))),
    staleTime: 0,
  })

/** Documents, the one changed last first unless `filters.sort` says otherwise. */
export const documentListQuery = (asked: ListQuery) =>
  queryOptions({
    queryKey: [...documentsKey, 'list', asked],
    queryFn: ({ signal }) => given(calls.$get({ query: Object.fromEntries(listWords(asked)) }, until(signal))),
    placeholderData: keepPreviousData,
  })

/** The labels there are, and how many documents have each. */
export const labelsQuery = queryOptions({
  queryKey: [...documentsKey, 'labels'],
  queryFn: ({ signal }) => given(calls.labels.$get({}, until(signal))),
})

/** What a document was before, the newest first. */
export const documentVersionsQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'versions', id],
    queryFn: ({ signal }) => given(versionCalls[':id'].versions.$get(paramOf(id), until(signal))),
    staleTime: 0,
  })

const versionOf = (id: string, version: string) => ({
  param: { id: encodeURIComponent(id), version: encodeURIComponent(version) },
})

/** What a document said in one of its versions. */
export const documentVersionQuery = (id: string, version: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'version', id, version],
    queryFn: ({ signal }) =>
      given(versionCalls[':id'].versions[':version'].$get(versionOf(id, version), until(signal))),
    staleTime: Infinity,
  })

type New = {
  titel_text?: string
  content?: Document
  labels?: string[]
  language?: string
  kind?: Kind
  copy?: string
  origin?: { run?: string; engine?: string; document?: string }
}
/** Begins a document; the same key, that of a click, is the same document. */
export const beginDocument = (json: New, key: string) =>
  given(calls.$post({ json }, { headers: { 'Idempotency-Key': key } }))

type Change = { revision: number; titel_text?: string; content?: Document; language?: string; by?: 'hand' | 'ai' }
/**
 * Saves in place of the state with this revision. Throws `document_elsewhere`, whose details hold the `document` as it
 * is now. `isLast`: the page may be gone before the answer is there.
 */
export const saveDocument = async (id: string, change: Change, isLast = false): Promise<DocumentSaved> =>
  (await call(`/api/document/${encodeURIComponent(id)}`, { ...put(change), keepalive: isLast })).json()

type Sorted = { titel_text?: string; labels?: string[]; kind?: Kind; language?: string }
/** Changes what stands beside the text of a document. */
export const sortDocument = (id: string, json: Sorted) => given(calls[':id'].$patch({ ...paramOf(id), json }))
export const removeDocument = (id: string) => calls[':id'].$delete(paramOf(id))
export const restoreDocument = (id: string) => given(calls[':id'].restore.$post(paramOf(id)))
/** Gives a label another name wherever it is, or takes it away. */
export const relabel = (label: string, to?: string) => given(calls.labels.$patch({ json: { label, to } }))

/** Goes back to a version, in place of the state with this revision. */
export const goBackTo = (id: string, version: string, revision: number) =>
  given(versionCalls[':id'].versions[':version'].restore.$post({ ...versionOf(id, version), json: { revision } }))
