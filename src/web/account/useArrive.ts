import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useNews } from '../data/news.ts'
import { sessionKey } from '../data/session.ts'
import { useLocale } from '../language.tsx'

/** Goes into the house as whoever just signed in: what was known of someone else is forgotten first. Other
 * tabs that wait for a sign-in are told. */
export const useArrive = () => {
  const client = useQueryClient()
  const router = useRouter()
  const locale = useLocale()
  const tell = useNews()
  return async (path = `/${locale}/engins`) => {
    client.clear()
    tell({ stale: sessionKey })
    await router.navigate({ href: path })
  }
}
