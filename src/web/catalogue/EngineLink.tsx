import type { MouseEvent, ReactNode } from 'react'
import { useRouter } from '@tanstack/react-router'
import { pageOfTool } from '../pages.ts'

type Props = { slug: string; wish?: string; className: string; children: ReactNode }

/** Whether a press means this window: not another one, and not a copy of the address. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented

/**
 * A link to an engine. The catalogue holds many, and those of the router work out anew where they lead each time the
 * page changes, also when it is left.
 */
export function EngineLink({ slug, wish, className, children }: Props) {
  const router = useRouter()
  const to = { to: pageOfTool(slug), params: { slug }, search: { wish } } as const
  const prepare = () => void router.preloadRoute(to).catch(() => undefined)
  return (
    <a
      href={router.buildLocation(to).href}
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={event => {
        if (!isPlain(event)) return
        event.preventDefault()
        // It is taken away with its page. To take away what has the focus costs Chromium a style of the whole page.
        event.currentTarget.blur()
        void router.navigate(to)
      }}
    >
      {children}
    </a>
  )
}
