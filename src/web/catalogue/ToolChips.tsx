import type { EngineCard } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { EngineLink } from './EngineLink.tsx'
import type { Text } from '#shared/text.ts'

const cell = 'h-10 shrink-0 rounded-full border border-line bg-surface pointer-coarse:h-11'

type Props = { id: string; title: Text; engines: readonly EngineCard[] | undefined }

/** Tools by their names in a row, to begin something new with; their places while they are still to come. */
export function ToolChips({ id, title, engines }: Props) {
  const t = useText()
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-base font-semibold">
        {t(title)}
      </h2>
      <div
        className="-mx-4 mt-1 flex overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8 md:mx-0
          md:overflow-visible md:px-0"
      >
        {engines ? (
          <ul className="flex gap-2 md:flex-wrap">
            {engines.map(engine => (
              <li key={engine.slug} className="shrink-0">
                <EngineLink
                  slug={engine.slug}
                  className={`${cell} flex items-center gap-2 pr-3.5 pl-1.5 text-sm font-medium transition-colors
                    duration-120 hover:border-field`}
                >
                  <span className="overflow-hidden rounded-full">
                    <EngineIcon engine={engine} size="small" off={!engine.ready} />
                  </span>
                  {t(engine.name)}
                </EngineLink>
              </li>
            ))}
          </ul>
        ) : (
          <span aria-hidden className={`${cell} skeleton w-44`} />
        )}
      </div>
    </section>
  )
}
