import { useEffect, useRef } from 'react'
import { useRouter } from '@tanstack/react-router'

const pageOf = (pathname: string) => pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '')

/**
 * On another page the keyboard starts at its content; another language or another search is still the same page.
 * Who has opened something over it meanwhile stays there.
 */
export function useFocusOnArrival() {
  const router = useRouter()
  const main = useRef<HTMLElement>(null)
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, toLocation }) => {
        if (!fromLocation || pageOf(fromLocation.pathname) === pageOf(toLocation.pathname) || toLocation.hash) return
        if (!document.querySelector('[role=dialog], dialog')) main.current?.focus({ preventScroll: true })
      }),
    [router],
  )
  return main
}
