import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { documentRoutes } from '#server/documents/routes.ts'
import type { linkRoutes } from '#server/documents/link-routes.ts'
import type { DocumentSaved } from '#server/documents/shown.ts'
import type { versionRoutes } from '#server/documents/version-routes.ts'
import type { Document } from '#shared/document/schema.ts'
import type { Checks, Kind } from '#shared/documents.ts'
import { call, given, ours, put, until } from '../api.ts'
import { documentsKey } from './documents.ts'

const { document: calls } = hc<typeof documentRoutes>('/api', ours)
const { document: versionCalls } = hc<typeof versionRoutes>('/api', ours)
const { document: linkCalls } = hc<typeof linkRoutes>('/api', ours)
const paramOf = (id: string) => ({ param: { id: encodeURIComponent(id) } })

/** One document with what it says, as it is now. */
export const documentQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'one', id],
    queryFn: ({ signal }) => given(calls[':id'].$get(paramOf(id), until(signal))),
    staleTime: 0,
  })

/** What is kept with a document for its checks. */
export const documentChecksQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'checks', id],
    queryFn: async ({ signal }) => (await given(calls[':id'].$get(paramOf(id), until(signal)))).checks,
    staleTime: Infinity,
    gcTime: 0,
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
  given?: string | undefined
  content?: Document
  labels?: string[]
  language?: string
  kind?: Kind
  copy?: string
  by?: 'hand' | 'ai' | undefined
  origin?: { run?: string; variant?: number; engine?: string; document?: string }
}
/** Begins a document; the same key, that of a click, is the same document. */
export const beginDocument = (json: New, key: string) =>
  given(calls.$post({ json }, { headers: { 'Idempotency-Key': key } }))

type Change = {
  revision: number
  titel_text?: string
  content?: Document
  language?: string
  by?: 'hand' | 'ai' | undefined
  /** What is replaced becomes a version in any case. */
  keeps?: boolean
}
/**
 * Saves in place of the state with this revision. Throws `document_elsewhere`, whose details hold the `document` as it
 * is now. `isLast`: the page may be gone before the answer is there.
 */
export const saveDocument = async (id: string, change: Change, isLast = false): Promise<DocumentSaved> =>
  (await call(`/api/document/${encodeURIComponent(id)}`, { ...put(change), keepalive: isLast })).json()

type Sorted = {
  titel_text?: string
  labels?: string[]
  kind?: Kind
  language?: string
  checks?: Checks
  leave?: string[]
}
/** Changes what stands beside the text of a document. `isLast`: the page may be gone before the answer is there. */
export const sortDocument = (id: string, json: Sorted, isLast = false) =>
  given(calls[':id'].$patch({ ...paramOf(id), json }, { init: { keepalive: isLast } }))
export const removeDocument = (id: string) => calls[':id'].$delete(paramOf(id))
export const restoreDocument = (id: string) => given(calls[':id'].restore.$post(paramOf(id)))
/** Gives a label another name wherever it is, or takes it away. */
export const relabel = (label: string, to?: string) => given(calls.labels.$patch({ json: { label, to } }))

/** Keeps a text as a version of a document that says something else. */
export const keepVersion = (id: string, json: Pick<Change, 'titel_text' | 'content' | 'by'>) =>
  given(versionCalls[':id'].versions.$post({ param: { id: encodeURIComponent(id) }, json }))

/** Goes back to a version, in place of the state with this revision. */
export const goBackTo = (id: string, version: string, revision: number) =>
  given(versionCalls[':id'].versions[':version'].restore.$post({ ...versionOf(id, version), json: { revision } }))

/** The link by which others can read a document. */
export const documentLinkQuery = (id: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'link', id],
    queryFn: ({ signal }) => given(linkCalls[':id'].link.$get(paramOf(id), until(signal))),
    staleTime: 0,
  })
/** Lets whoever has the link read a document until a moment. */
export const setLink = (id: string, until: string) =>
  given(linkCalls[':id'].link.$put({ ...paramOf(id), json: { until } }))
export const endLink = (id: string) => linkCalls[':id'].link.$delete(paramOf(id))
