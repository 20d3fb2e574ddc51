import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { SessionView } from '#server/views.ts'
import { fetched } from '../api.ts'

export const sessionKey = ['session'] as const

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ signal }) => fetched<SessionView>('/api/session', { signal }),
})

/** The signed-in person. It is there on every page inside the shell; other tabs keep its count right. */
export const useSession = (): SessionView => useSuspenseQuery(sessionQuery).data

/** The same for what is drawn before it has come: nothing until then. */
export const useSessionSoFar = (): SessionView | undefined => useQuery(sessionQuery).data

export const isAdmin = ({ hierarchy_text }: Pick<SessionView, 'hierarchy_text'>) => hierarchy_text === 'admin'
