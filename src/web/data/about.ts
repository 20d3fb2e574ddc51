import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { aboutRoutes } from '#server/account/about.ts'
import { given, ours } from '../api.ts'
import { useNews } from './news.ts'
import { sessionKey } from './session.ts'

const { user } = hc<typeof aboutRoutes>('/api', ours)
type About = Parameters<typeof user.$patch>[0]['json']

/** Changes what one keeps of oneself in the account; other tabs hear of it. */
export const useAbout = () => {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: (json: About) => given(user.$patch({ json }, { init: { keepalive: true } })),
    onSuccess(session) {
      client.setQueryData(sessionKey, session)
      tell({ stale: sessionKey })
    },
  })
}
