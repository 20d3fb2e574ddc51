import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { auditRoutes } from '#server/admin/audit.ts'
import { given, ours, until } from '../api.ts'

/** How many entries a list shows at a time. */
export const auditPerPage = 25

export type AuditAsked = { search?: string; did?: string }

const { audit } = hc<typeof auditRoutes>('/api/admin', ours)

/** The words of an address for these entries. */
export const auditWords = (asked: AuditAsked & { page?: number; limit?: number }) =>
  new URLSearchParams(
    Object.entries(asked)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  )

/** A page of the audit log. While the next one comes, the one before stays. */
export const auditQuery = (asked: AuditAsked & { page: number }) =>
  queryOptions({
    queryKey: ['audit', asked],
    queryFn: ({ signal }) => {
      const query = Object.fromEntries(auditWords({ ...asked, limit: auditPerPage }))
      return given(audit.$get({ query }, until(signal)))
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
