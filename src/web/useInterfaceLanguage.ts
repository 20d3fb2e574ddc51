import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { Locale } from '#shared/text.ts'
import { useAbout } from './data/about.ts'
import { sessionKey } from './data/session.ts'
import { keepLanguage, useLocale } from './language.tsx'

/** The language of the interface, and how to change it: only the address's first segment changes, the page stays. */
export const useInterfaceLanguage = () => {
  const router = useRouter()
  const locale = useLocale()
  const client = useQueryClient()
  const about = useAbout()
  const change = (to: Locale) => {
    keepLanguage(to)
    // Where somebody is signed in it is their account's, too: paths without a language take that.
    if (client.getQueryData(sessionKey)) about.mutate({ locale: to })
    const { pathname, searchStr, hash } = router.latestLocation
    const rest = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
    void router.navigate({ href: `/${to}${rest}${searchStr}${hash && `#${hash}`}`, replace: true, resetScroll: false })
  }
  return [locale, change] as const
}
