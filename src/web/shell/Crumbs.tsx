import { Link } from '@tanstack/react-router'
import { useText } from '../language.tsx'
import { useCrumbs } from './useCrumbs.ts'

const words = { where: { de: 'Navigationspfad', en: 'Breadcrumbs' } }

/**
 * Where one is, in the header's row: it costs the page no line of its own. The names on it are the page's title, the
 * last one first.
 */
export function Crumbs() {
  const t = useText()
  const all = useCrumbs()
  const path = all.filter(({ inTab }) => !inTab)
  const last = path.at(-1)
  const open = all.filter(({ inTab }) => inTab)
  const names = [...open, ...(path.length > 1 ? path.slice(1).toReversed() : path)]
  return (
    <>
      <title>{[...names.map(({ name }) => t(name)), 'Federwerk'].join(' · ')}</title>
      <nav aria-label={t(words.where)} className="hidden md:block">
        <ol className="flex items-center gap-2 text-base whitespace-nowrap">
          {path.map(crumb => (
            <li
              key={t(crumb.name)}
              className="flex min-w-0 items-center gap-2 not-first:before:text-muted not-first:before:content-['›'/'']"
            >
              {crumb !== last && crumb.to ? (
                <Link
                  to={crumb.to}
                  params={crumb.params ?? {}}
                  className="text-muted underline-offset-4 hover:text-ink hover:underline pointer-coarse:py-2.5"
                >
                  {t(crumb.name)}
                </Link>
              ) : (
                <span aria-current={crumb === last ? 'page' : undefined} className="truncate font-medium">
                  {t(crumb.name)}
                </span>
              )}
            </li>
          ))}
        </ol>
      </nav>
    </>
  )
}
