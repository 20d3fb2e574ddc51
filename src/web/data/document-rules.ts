import { queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { documentAdminRoutes } from '#server/admin/documents.ts'
import { given, ours, until } from '../api.ts'

const { documents: calls } = hc<typeof documentAdminRoutes>('/api/admin', ours)

/** What an administrator has decided about documents. */
export const documentRulesKey = ['document-rules'] as const
export const documentRulesQuery = queryOptions({
  queryKey: documentRulesKey,
  queryFn: ({ signal }) => given(calls.$get({}, until(signal))),
})

/** Whether documents may be read by a link. */
export const allowLinks = (links: boolean) => given(calls.$put({ json: { links } }))
