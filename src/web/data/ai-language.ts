import { useMutation, useQueryClient } from '@tanstack/react-query'
import { hc } from 'hono/client'
import type { sessionRoutes } from '#server/account/session.ts'
import { given, ours } from '../api.ts'
import { useNews } from './news.ts'
import { keepAiLanguage, sessionKey, useSession } from './session.ts'

const { user } = hc<typeof sessionRoutes>('/api', ours)

/** As on the wire: `DE`, `EN`. */
type AiLanguage = Parameters<typeof user.updateLang.$post>[0]['json']['lang']

/** The language texts are written in, and how to change it: on the account, and in this browser as `aiLanguage`. */
export function useAiLanguage() {
  const client = useQueryClient()
  const tell = useNews()
  const { sprache_text: language } = useSession()
  const change = useMutation({
    mutationFn: (lang: AiLanguage) => given(user.updateLang.$post({ json: { lang } })),
    onSuccess: session => {
      keepAiLanguage(session)
      client.setQueryData(sessionKey, session)
      tell({ stale: sessionKey })
    },
  })
  return { language: change.isPending ? change.variables : language, change: change.mutate, error: change.error }
}
