import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { documentRoutes } from '#server/documents/routes.ts'
import { given, ours, until } from '../api.ts'
import { type ListQuery, listWords } from './runs.ts'

const { document: calls } = hc<typeof documentRoutes>('/api', ours)

/** All that is known of documents, to be told stale when one was made, changed or removed. */
export const documentsKey = ['documents'] as const

/**
 * Documents, the one changed last first unless `filters.sort` says otherwise. While the next page comes, the one before
 * stays.
 */
export const documentListQuery = (asked: ListQuery) =>
  queryOptions({
    queryKey: [...documentsKey, 'list', asked.filters?.['kind'], asked],
    queryFn: ({ signal }) => given(calls.$get({ query: Object.fromEntries(listWords(asked)) }, until(signal))),
    // Templates are no documents: nobody is to press a row of the one list under the name of the other.
    placeholderData: (shown, before) => (before?.queryKey[2] === asked.filters?.['kind'] ? shown : undefined),
  })

/** The document that was made of a text, or of one of its variants, and changed last; undefined where there is none. */
export const documentMadeOf = async (run: string, variant?: number) => {
  const { documents } = await given(calls.$get({ query: { run, kind: 'document', limit: '50' } }))
  return documents.find(({ origin }) => origin.variant === (variant ?? null))
}

/** What tools have made of a document, the one changed last first. */
export const madeOfQuery = (document: string) =>
  queryOptions({
    queryKey: [...documentsKey, 'made of', document],
    queryFn: async ({ signal }) =>
      (await given(calls.$get({ query: { document, kind: 'document', limit: '50' } }, until(signal)))).documents,
    staleTime: 0,
  })

/** The labels there are, and how many documents have each. */
export const labelsQuery = queryOptions({
  queryKey: [...documentsKey, 'labels'],
  queryFn: ({ signal }) => given(calls.labels.$get({}, until(signal))),
})
