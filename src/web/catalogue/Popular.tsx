import { Link } from '@tanstack/react-router'
import type { ShownEngine } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { Lock } from './Badges.tsx'

const title = { de: 'Beliebt', en: 'Popular' }

/** What many reach for. */
export function Popular({ engines }: { engines: readonly ShownEngine[] }) {
  const t = useText()
  return (
    <section aria-labelledby="popular" className="mt-8">
      <h2 id="popular" className="text-base font-semibold">
        {t(title)}
      </h2>
      <ul className="mt-3 grid grid-cols-1 gap-3 md:grid-cols-2 xl:grid-cols-3">
        {engines.map(engine => (
          <li
            key={engine.slug}
            className="relative flex items-center gap-3.5 rounded-lg border border-line bg-surface p-3.5
              transition-colors duration-120 hover:border-field"
          >
            <EngineIcon engine={engine} off={!engine.ready} />
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-2">
                <h3 className="min-w-0 font-medium wrap-anywhere">
                  <Link
                    to={pages.engine}
                    params={{ slug: engine.slug }}
                    className="after:absolute after:inset-0 after:rounded-lg"
                  >
                    {t(engine.name)}
                  </Link>
                </h3>
                <Lock engine={engine} />
              </div>
              <p className="truncate text-sm text-muted">{t(engine.description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
