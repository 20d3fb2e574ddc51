import { queryOptions, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { sessionRoutes } from '#server/account/session.ts'
import type { SessionView } from '#server/views.ts'
import { given, ours, until } from '../api.ts'
import { useSoFar } from '../useOfBrowser.ts'

export const sessionKey = ['session'] as const

const { session: calls } = hc<typeof sessionRoutes>('/api', ours)

/** Who is signed in now, whatever was known before. */
export const askSession = (signal?: AbortSignal) => given(calls.$get({}, signal && until(signal)))

/** The browser keeps the language texts are written in, under the name that others read it by. */
export const keepAiLanguage = ({ sprache_text }: Pick<SessionView, 'sprache_text'>) => {
  try {
    localStorage.setItem('aiLanguage', sprache_text)
  } catch {
    // It is full or forbidden: the account keeps it all the same.
  }
}

export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: async ({ signal }) => {
    const session = await askSession(signal)
    keepAiLanguage(session)
    return session
  },
  // What is left is also used elsewhere: whoever comes back to this tab sees how much.
  refetchOnWindowFocus: 'always',
})

/** The signed-in person. It is there on every page inside the shell; other tabs keep its count right. */
export const useSession = (): SessionView => useSuspenseQuery(sessionQuery).data

/** The same for what is drawn before it has come: nothing until then. */
export const useSessionSoFar = (): SessionView | undefined => useSoFar(useQuery(sessionQuery).data)

export const isAdmin = ({ hierarchy_text }: Pick<SessionView, 'hierarchy_text'>) => hierarchy_text === 'admin'
