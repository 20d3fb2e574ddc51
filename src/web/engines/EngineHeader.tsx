import type { ReactNode } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import { PinButton } from '../pins/PinButton.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'

/** The engine's face, name and promise; its pin and its help stand at the end. */
export function EngineHeader({ engine, help }: { engine: EngineCard; help: ReactNode }) {
  const t = useText()
  return (
    <div className="flex items-start gap-4 print:hidden">
      <EngineIcon engine={engine} size="large" off={!engine.ready} />
      <div className="min-w-0 flex-1">
        <h1 className="voice text-2xl hyphens-auto">{t(engine.name)}</h1>
        <p className="text-muted">{t(engine.description)}</p>
      </div>
      <div className="flex shrink-0 items-center gap-1">
        <PinButton slug={engine.slug} name={t(engine.name)} />
        {help}
      </div>
    </div>
  )
}
