import type { ReactNode } from 'react'
import { ChevronRight } from 'lucide-react'
import { useText } from '../language.tsx'

const label = { de: 'Mehr Möglichkeiten', en: 'More options' }

type Props = {
  /** What is answered there, in words. */
  holds: string
  /** What can be chosen there, said where nothing is answered. */
  asks: string
  open: boolean
  children: ReactNode
}

/** Folded, it still says what holds: nobody opens it to find out. A question that is not right opens it. */
export function MoreOptions({ holds, asks, open, children }: Props) {
  return (
    <details className="group rounded-md border border-line" open={open || undefined}>
      <summary
        className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-md px-3
          [&::-webkit-details-marker]:hidden"
      >
        <ChevronRight
          className="size-4 shrink-0 text-muted transition-transform duration-120 group-open:rotate-90"
          aria-hidden
        />
        <span className="shrink-0 text-sm font-medium">{useText()(label)}</span>
        <span className="ml-auto truncate text-sm text-muted group-open:invisible">{holds || asks}</span>
      </summary>
      <div className="grid grid-cols-1 gap-4 border-t border-line p-3">{children}</div>
    </details>
  )
}
