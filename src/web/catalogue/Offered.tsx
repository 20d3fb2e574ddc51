import { useId } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { useSession } from '../data/session.ts'
import { useText } from '../language.tsx'
import type { Offer } from '../search/free-form.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { EngineName } from './EngineName.tsx'

const title = { de: 'Vielleicht passt eines davon', en: 'Perhaps one of these' }

/** A few tools to go on with where a search has led nowhere. */
export function Offered({ engines, offer }: { engines: readonly EngineCard[]; offer?: Offer }) {
  const t = useText()
  const id = useId()
  const { plan_text: plan } = useSession()
  return (
    <section aria-labelledby={id} className="mt-4 w-full max-w-3xl">
      <p id={id} className="eyebrow">
        {t(title)}
      </p>
      <ul className="mt-2 flex flex-wrap justify-center gap-2 text-left">
        {engines.map(engine => (
          <li
            key={engine.slug}
            className="relative flex max-w-full items-center gap-3 rounded-lg border border-line bg-surface p-2.5 pr-4
              transition-colors duration-120 hover:border-field"
          >
            <EngineIcon engine={engine} size="small" off={!engine.ready} />
            {offer?.slug === engine.slug ? (
              <div className="min-w-0">
                <EngineName engine={engine} plan={plan} wish={offer.wish} />
                <p className="text-sm text-muted wrap-anywhere">{t(offer.line)}</p>
              </div>
            ) : (
              <EngineName engine={engine} plan={plan} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
