import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '#server/views.ts'
import type { About } from '#shared/account.ts'
import { fetched, patch } from '../api.ts'
import { useNews } from './news.ts'
import { sessionKey } from './session.ts'

/** Changes what one keeps of oneself in the account; other tabs hear of it. */
export const useAbout = () => {
  const client = useQueryClient()
  const tell = useNews()
  return useMutation({
    mutationFn: (change: Partial<About>) => fetched<SessionView>('/api/user', { ...patch(change), keepalive: true }),
    onSuccess(session) {
      client.setQueryData(sessionKey, session)
      tell({ stale: sessionKey })
    },
  })
}
