import type { EngineCard } from '#catalogue/shown.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import { usePinned } from '../pins/usePins.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { EngineName } from './EngineName.tsx'
import { useRecent } from './recent.ts'
import { ToolChips } from './ToolChips.tsx'

const title = { de: 'Beliebt', en: 'Popular' }
const most = 6

/**
 * What many reach for: with its promises for whoever is new here, by names alone for whoever has written something.
 * Whoever has pinned tools has made a choice of their own.
 */
export function Popular({ engines }: { engines: readonly EngineCard[] }) {
  const t = useText()
  const { plan_text: plan } = useSession()
  const pinned = usePinned()
  const { runs, error, isLikely } = useRecent()
  const tools = engines.filter(({ popular }) => popular).slice(0, most)
  if (pinned.length > 0 || !tools.length) return null
  if (runs?.length || error || isLikely)
    return (
      // On phones the register would begin below the first screen.
      <div className="max-md:hidden">
        <ToolChips id="popular" title={title} engines={tools} />
      </div>
    )
  return (
    <section aria-labelledby="popular" className="mt-6">
      <h2 id="popular" className="text-base font-semibold">
        {t(title)}
      </h2>
      <ul
        className="-mx-4 mt-1 flex snap-x scroll-px-4 gap-3 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8
          sm:scroll-px-8 sm:px-8 md:mx-0 md:grid md:grid-cols-2 md:overflow-visible md:px-0 xl:grid-cols-3"
      >
        {tools.map(engine => (
          <li
            key={engine.slug}
            className="relative flex w-64 shrink-0 snap-start items-center gap-3 rounded-lg border border-line
              bg-surface p-3 transition-colors duration-120 hover:border-field sm:gap-3.5 sm:p-3.5 md:w-auto"
          >
            <EngineIcon engine={engine} off={!engine.ready} />
            <div className="min-w-0 flex-1">
              <EngineName engine={engine} plan={plan} />
              <p className="text-sm text-muted sm:truncate">{t(engine.description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
