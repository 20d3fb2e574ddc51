import { Link } from '@tanstack/react-router'
import { PlugZap } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import type { SessionView } from '#server/views.ts'
import { isAdmin } from '../data/session.ts'
import { useText } from '../language.tsx'
import { pages } from '../pages.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { EngineName } from './EngineName.tsx'

const words = {
  house: { de: 'auch ohne KI', en: 'also without AI' },
  noModel: { de: 'Wartet auf ein KI-Modell', en: 'Waiting for an AI model' },
  connect: { de: 'Verbinden', en: 'Connect' },
}

/** Why an engine cannot run, where its promise would stand; an administrator gets the way to change that. */
function Reason({ path, canConnect }: { path: string; canConnect: boolean }) {
  const t = useText()
  return (
    <p className="flex flex-wrap items-center gap-x-1.5 text-sm text-warn sm:h-5 sm:flex-nowrap">
      <PlugZap className="size-3.5 shrink-0" aria-hidden />
      <span className="sm:truncate">{t(words.noModel)}</span>
      {canConnect && (
        <Link to={pages.welcome} search={{ from: path }} className="link relative inline-flex shrink-0 items-center">
          {t(words.connect)}
        </Link>
      )}
    </p>
  )
}

const row = 'relative flex min-w-0 items-center rounded-md px-2 transition-colors duration-120 hover:bg-sunken'

type Props = {
  engine: EngineCard
  locale: string
  /** Asked for once, by the list: an own look at it costs each row more than all it draws. */
  session: SessionView
}

/** An engine by its name alone. */
export const NameRow = ({ engine, session }: Omit<Props, 'locale'>) => (
  <li className={`${row} min-h-9 gap-2.5 py-1 pointer-coarse:min-h-11`}>
    <EngineIcon engine={engine} size="small" off={!engine.ready} />
    <EngineName engine={engine} plan={session.plan_text} />
  </li>
)

/** The whole row is the link. */
export function EngineRow({ engine, locale, session }: Props) {
  const t = useText()
  return (
    <li className={`${row} gap-3.5 py-2.5`}>
      <EngineIcon engine={engine} off={!engine.ready} />
      <div className="min-w-0 flex-1">
        <EngineName engine={engine} plan={session.plan_text} popular={engine.popular} />
        {engine.ready ? (
          <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
            <span className="sm:truncate">{t(engine.description)}</span>
            {engine.house && <span className="shrink-0 text-xs max-sm:hidden">{t(words.house)}</span>}
          </p>
        ) : (
          <Reason path={`/${locale}${engine.path}`} canConnect={isAdmin(session)} />
        )}
      </div>
    </li>
  )
}
