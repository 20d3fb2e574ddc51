import { useMutation, useQueryClient } from '@tanstack/react-query'
import { signOut } from '../data/account-calls.ts'
import { useNews } from '../data/news.ts'
import { sessionKey } from '../data/session.ts'
import { useLocale } from '../language.tsx'
import { forgetBegun } from '../ui/forget.ts'
import { toast } from '../ui/toast.ts'
import { useSentence } from '../useSentence.ts'

/** Signs out and leaves nothing of the person in this tab; other tabs notice. */
export const useSignOut = () => {
  const client = useQueryClient()
  const locale = useLocale()
  const sentence = useSentence()
  const tell = useNews()
  return useMutation({
    mutationFn: signOut,
    onSuccess: () => {
      client.clear()
      tell({ stale: sessionKey })
      forgetBegun()
      location.assign(`/${locale}/login`)
    },
    onError: error => toast({ text: sentence(error), tone: 'danger' }),
  })
}
