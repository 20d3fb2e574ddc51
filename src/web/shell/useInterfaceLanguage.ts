import { useRouter } from '@tanstack/react-router'
import type { Locale } from '#shared/text.ts'
import { useLocale } from '../language.tsx'

/** The language of the interface, and how to change it: only the address's first segment changes, the page stays. */
export const useInterfaceLanguage = () => {
  const router = useRouter()
  const locale = useLocale()
  const change = (to: Locale) => {
    const { pathname, searchStr, hash } = router.latestLocation
    const rest = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')
    void router.navigate({ href: `/${to}${rest}${searchStr}${hash && `#${hash}`}`, replace: true, resetScroll: false })
  }
  return [locale, change] as const
}
