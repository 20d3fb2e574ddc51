import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { fetched } from '../api.ts'
import { endOtherSessions, endSession } from './account-calls.ts'
import { useNews } from './news.ts'

/** A place where the person is signed in; whether it is this one. */
export type SignedInAt = { id: string; token: string; createdAt: string; userAgent: string | null; here: boolean }

export const sessionsKey = ['sessions'] as const

const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: ({ signal }) => fetched<SignedInAt[]>('/api/auth/list-sessions', { signal }),
})

/** Where the person is signed in, this place first, and how to end the others. */
export const useSessions = () => {
  const tell = useNews()
  const onSuccess = () => tell({ stale: sessionsKey })
  return {
    sessions: useQuery(sessionsQuery),
    end: useMutation({ mutationFn: endSession, onSuccess }),
    endOthers: useMutation({ mutationFn: endOtherSessions, onSuccess }),
  }
}
