import { queryOptions, useMutation, useQuery } from '@tanstack/react-query'
import { fetched } from '../api.ts'
import { endOtherSessions, endSession } from './account-calls.ts'
import { useNews } from './news.ts'

/** A place where the person is signed in. */
export type SignedInAt = { id: string; token: string; createdAt: string; updatedAt: string; userAgent?: string | null }

export const sessionsKey = ['sessions'] as const

const sessionsQuery = queryOptions({
  queryKey: sessionsKey,
  queryFn: async ({ signal }) => {
    const [all, here] = await Promise.all([
      fetched<SignedInAt[]>('/api/auth/list-sessions', { signal }),
      fetched<{ session: SignedInAt }>('/api/auth/get-session', { signal }),
    ])
    const others = all.filter(({ id }) => id !== here.session.id)
    return [
      { ...here.session, here: true },
      ...others.map(other => ({ ...other, here: false })).toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
    ]
  },
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
