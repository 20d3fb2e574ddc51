import type { ReactNode } from 'react'
import type { EngineCard } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import { PinButton } from '../pins/PinButton.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'

/**
 * The engine's face, name and promise; its pin and its help stand at the end. On phones the name has the whole row: the
 * words of tools are long.
 */
export function EngineHeader({ engine, help }: { engine: EngineCard; help: ReactNode }) {
  const t = useText()
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-3 gap-y-2 sm:gap-x-4 sm:gap-y-0 print:hidden">
      <span className="sm:row-span-2">
        <EngineIcon engine={engine} size="large" off={!engine.ready} />
      </span>
      <h1 className="voice self-center text-2xl hyphens-auto max-sm:col-span-2">{t(engine.name)}</h1>
      <p className="text-muted max-sm:col-span-2 max-sm:self-center sm:col-start-2 sm:row-start-2">
        {t(engine.description)}
      </p>
      <div className="flex shrink-0 items-center gap-1 sm:col-start-3 sm:row-span-2 sm:row-start-1">
        <PinButton slug={engine.slug} name={t(engine.name)} />
        {help}
      </div>
    </div>
  )
}
