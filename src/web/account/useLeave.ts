import { useQueryClient } from '@tanstack/react-query'
import { useNews } from '../data/news.ts'
import { sessionKey } from '../data/session.ts'
import { useLocale } from '../language.tsx'
import { forgetBegun } from '../ui/forget.ts'
import { leave } from '../data/account-calls.ts'

/** Deletes one's own account, leaves nothing of it in this browser, and says goodbye; other tabs notice. */
export const useLeave = () => {
  const client = useQueryClient()
  const tell = useNews()
  const locale = useLocale()
  return async (proof: Parameters<typeof leave>[0]) => {
    await leave(proof)
    client.clear()
    tell({ stale: sessionKey })
    forgetBegun()
    localStorage.removeItem('aiLanguage')
    location.assign(`/${locale}/farewell`)
  }
}
