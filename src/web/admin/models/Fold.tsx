import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'

type Props = {
  id: string
  title: string
  /** What is in it, while it is closed and while it is open. */
  holds: string
  line: string
  /** Whether it is open at first. */
  begins?: boolean
  children: ReactNode
}

/** A part of a long page that is closed and says what is in it; the address behind the `#` opens it. */
export function Fold({ id, title, holds, line, begins = false, children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  const [isOpen] = useState(begins)
  const isMeant = useLocation({ select: ({ hash }) => hash === id })
  useEffect(() => {
    if (!isMeant || !box.current) return
    box.current.open = true
    box.current.scrollIntoView()
  }, [isMeant])
  return (
    <section aria-labelledby={`${id}-title`}>
      <details ref={box} id={id} open={isOpen} className="card group scroll-mt-28 lg:scroll-mt-20">
        <summary
          className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 hover:bg-sunken sm:px-6
            group-open:hover:bg-transparent [&::-webkit-details-marker]:hidden"
        >
          <span className="grid min-w-0 flex-1 items-baseline gap-x-4 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <h2 id={`${id}-title`} className="text-lg font-semibold">
              {title}
            </h2>
            <span className="text-sm wrap-anywhere text-muted">{holds}</span>
          </span>
          <ChevronRight
            className="size-4.5 shrink-0 text-muted transition-transform duration-120 group-open:rotate-90"
            aria-hidden
          />
        </summary>
        <div className="grid grid-cols-1 gap-3 px-4 pb-4 sm:gap-4 sm:px-6 sm:pb-5">
          <p className="text-sm text-muted">{line}</p>
          {children}
        </div>
      </details>
    </section>
  )
}
