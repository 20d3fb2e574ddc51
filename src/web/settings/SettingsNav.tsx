import { useEffect, useRef } from 'react'
import { Link } from '@tanstack/react-router'
import { useSignsIn } from '../data/sign-in.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { isPage, type SectionId, sections, title } from './sections.ts'

const look = `flex h-9 items-center rounded-md px-2.5 whitespace-nowrap text-muted transition-colors duration-120
  hover:bg-sunken hover:text-ink aria-[current]:bg-sunken aria-[current]:font-medium aria-[current]:text-ink
  pointer-coarse:h-11`

/** The parts of the settings that there are here, in their order. */
export const useSections = () => {
  const { data } = useSignsIn()
  return (Object.keys(sections) as SectionId[]).filter(id => id !== 'provider' || data?.providerName)
}

/** The parts of the settings: beside them where there is room, else in a row above; it follows where one is. */
export function SettingsNav({ at }: { at: SectionId | undefined }) {
  const t = useText()
  const ids = useSections()
  const list = useRef<HTMLUListElement>(null)
  // On phones the list is a row: what one is at comes into it without moving the page.
  useEffect(() => {
    const row = list.current?.parentElement
    const current = list.current?.querySelector<HTMLElement>('[aria-current]')
    if (row && current) row.scrollTo({ left: current.offsetLeft - 16 })
  }, [at])
  return (
    <nav
      aria-label={t(title)}
      className="sticky top-14 z-5 -mx-4 overflow-x-auto bg-bg px-4 py-1 lg:top-20 lg:-ml-2.5 lg:mr-0 lg:self-start lg:px-0 lg:py-0"
    >
      <ul ref={list} className="flex gap-1 lg:grid lg:gap-0">
        {ids.map(id => (
          <li key={id}>
            {isPage(id) ? (
              <Link to={pages[id]} aria-current={id === at ? 'page' : undefined} className={look}>
                {t(sections[id])}
              </Link>
            ) : isPage(at) ? (
              <Link to={pages.settings} hash={id} activeOptions={{ exact: true }} className={look}>
                {t(sections[id])}
              </Link>
            ) : (
              <a href={`#${id}`} aria-current={id === at ? 'location' : undefined} className={look}>
                {t(sections[id])}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}
