import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { AuditView } from '#server/admin/audit.ts'
import { fetched } from '../api.ts'

/** How many entries a list shows at a time. */
export const auditPerPage = 25

export type AuditAsked = { search?: string; did?: string }

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
    queryFn: ({ signal }) =>
      fetched<{ entries: AuditView[]; total: number; page: number }>(
        `/api/admin/audit?${auditWords({ ...asked, limit: auditPerPage })}`,
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
