import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useLocale } from '../language.tsx'

/** Goes into the house as whoever just signed in: what was known of someone else is forgotten first. */
export const useArrive = () => {
  const client = useQueryClient()
  const router = useRouter()
  const locale = useLocale()
  return async (path = `/${locale}/engins`) => {
    client.clear()
    await router.navigate({ href: path })
  }
}
