import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { sections } from './sections.ts'

const words = { nav: { de: 'Administration', en: 'Administration' } }

/** The pages of the administration: beside the open one where there is room, else in a row above it. */
export function AdminNav({ open }: { open: string }) {
  const t = useText()
  const row = useRef<HTMLElement>(null)
  // In a row that is too long for a phone the open one would else lie out of sight.
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current=page]')
    if (current) row.current?.scrollTo({ left: current.offsetLeft - 16 })
  }, [open])
  return (
    <nav
      ref={row}
      aria-label={t(words.nav)}
      className="relative -mx-4 overflow-x-auto px-4 lg:sticky lg:top-20 lg:-ml-2.5 lg:mr-0 lg:self-start lg:px-0"
    >
      <ul className="flex gap-1 lg:grid">
        {Object.entries(sections).map(([section, { name, icon: Icon, Page }]) => (
          <li key={section}>
            <Link
              to={pages.admin}
              params={{ section }}
              search={{}}
              aria-current={section === open ? 'page' : undefined}
              onPointerEnter={Page.hint}
              className="flex h-9 items-center gap-2.5 rounded-md px-2.5 whitespace-nowrap text-muted transition-colors
                duration-120 hover:bg-sunken hover:text-ink pointer-coarse:h-11 aria-[current=page]:bg-accent-soft
                aria-[current=page]:font-medium aria-[current=page]:text-accent-ink"
            >
              <Icon className="size-[18px]" strokeWidth={1.75} aria-hidden />
              {t(name)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
