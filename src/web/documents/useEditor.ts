import { useRouter } from '@tanstack/react-router'
import { useLocale } from '../language.tsx'

/** Where a document is written in, and how to go there. */
export const useEditor = () => {
  const locale = useLocale()
  const { history } = useRouter()
  const addressOf = (id: string) => `/${locale}/editor?id=${encodeURIComponent(id)}`
  return {
    addressOf,
    open: (id: string) => history.push(addressOf(id)),
    /** The same, asking what is to be made of it. */
    openToMake: (id: string) => history.push(`${addressOf(id)}&make=yes`),
  }
}
