import { Link } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { enginesQuery } from '../data/engines.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { usePinned } from './usePins.ts'
import { words } from './words.ts'

/** The pinned tools in the navigation. A tool that is no longer there is left out. */
export function PinnedNav({ row }: { row: string }) {
  const t = useText()
  const pinned = usePinned()
  const { data: engines } = useQuery({ ...enginesQuery, enabled: pinned.length > 0 })
  const tools = pinned.flatMap(slug => engines?.find(engine => engine.slug === slug) ?? [])
  if (!tools.length) return null
  return (
    <div>
      <p className="eyebrow px-2.5 pb-1">{t(words.pinned)}</p>
      {tools.map(engine => (
        <Link
          key={engine.slug}
          to={pages.engine}
          params={{ slug: engine.slug }}
          search={{}}
          className={`${row} h-auto! min-h-9 py-1 pointer-coarse:min-h-11`}
        >
          <span className="-mx-[5px] shrink-0">
            <EngineIcon engine={engine} size="small" off={!engine.ready} />
          </span>
          <span className="line-clamp-2 min-w-0 leading-5">{t(engine.name)}</span>
        </Link>
      ))}
    </div>
  )
}
