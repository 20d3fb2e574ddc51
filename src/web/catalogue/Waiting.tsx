import { Link } from '@tanstack/react-router'
import { PlugZap } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import { isAdmin, useSession } from '../data/session.ts'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { pages } from '../pages.ts'

const words = {
  waiting: (count: string, one: boolean) => ({
    de: one ? '1 Werkzeug wartet auf ein Modell.' : `${count} Werkzeuge warten auf ein Modell.`,
    en: one ? '1 tool is waiting for a model.' : `${count} tools are waiting for a model.`,
  }),
  connect: { de: 'Verbinden', en: 'Connect' },
  ask: { de: 'Die Administration kann eines verbinden.', en: 'Your administrator can connect one.' },
}

/** Why many tools cannot run, said once for all of them; an administrator gets the way to change that. */
export function Waiting({ engines }: { engines: readonly EngineCard[] }) {
  const t = useText()
  const locale = useLocale()
  const { number } = useFormats()
  const session = useSession()
  const count = engines.filter(({ reason }) => reason === 'no_model').length
  if (!count) return null
  return (
    <p className="mt-5 flex items-start gap-2.5 rounded-lg bg-warn-soft px-4 py-2.5">
      <PlugZap className="mt-1 size-4 shrink-0 text-warn" aria-hidden />
      <span>
        {t(words.waiting(number(count), count === 1))}{' '}
        {isAdmin(session) ? (
          <Link to={pages.welcome} search={{ from: `/${locale}/engins` }} className="link">
            {t(words.connect)}
          </Link>
        ) : (
          t(words.ask)
        )}
      </span>
    </p>
  )
}
