import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { SessionView } from '#server/views.ts'
import { fetched, post } from '../api.ts'
import { useNews } from './news.ts'
import { keepAiLanguage, sessionKey, useSession } from './session.ts'

/** As on the wire: `DE`, `EN`. */
type AiLanguage = SessionView['sprache_text']

/** The language texts are written in, and how to change it: on the account, and in this browser as `aiLanguage`. */
export function useAiLanguage() {
  const client = useQueryClient()
  const tell = useNews()
  const { sprache_text: language } = useSession()
  const change = useMutation({
    mutationFn: (lang: AiLanguage) => fetched<SessionView>('/api/user/updateLang', post({ lang })),
    onSuccess: session => {
      keepAiLanguage(session)
      client.setQueryData(sessionKey, session)
      tell({ stale: sessionKey })
    },
  })
  return { language: change.isPending ? change.variables : language, change: change.mutate, error: change.error }
}
