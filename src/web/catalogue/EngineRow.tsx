import { Pin } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import type { Plan } from '#shared/plans.ts'
import { useText } from '../language.tsx'
import { words as pinWords } from '../pins/words.ts'
import type { Offer } from '../search/free-form.ts'
import { EngineIcon } from '../ui/EngineIcon.tsx'
import { EngineName } from './EngineName.tsx'

const house = { de: 'auch ohne KI', en: 'also without AI' }
const row = 'group relative flex min-w-0 items-center rounded-md px-2 transition-colors duration-120 hover:bg-sunken'

/** What a row is told by its list, which asks once for all: an own look at it costs each row more than all it draws. */
export type RowSetting = { plan: Plan; pins: readonly string[]; onPin(slug: string): void }
type Props = RowSetting & { engine: EngineCard; offer?: Offer }

/** Keeps a tool at hand. It shows to whoever rests on the row or reaches it by keyboard, and where it is pinned. */
function RowPin({ engine, pins, onPin }: Props) {
  const t = useText()
  const label = t(pinWords.pin(t(engine.name)))
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pins.includes(engine.slug)}
      onClick={() => onPin(engine.slug)}
      className="icon-btn relative -my-1 -mr-1 size-8 shrink-0 opacity-0 group-hover:opacity-100
        focus-visible:opacity-100 aria-pressed:text-accent-ink aria-pressed:opacity-100
        aria-pressed:[&>svg]:fill-current pointer-coarse:hidden"
    >
      <Pin className="size-4" strokeWidth={1.75} aria-hidden />
    </button>
  )
}

/** An engine by its name alone. */
export const NameRow = (props: Props) => (
  <li className={`${row} min-h-9 gap-2.5 py-1 pointer-coarse:min-h-11`}>
    <EngineIcon engine={props.engine} size="small" off={!props.engine.ready} />
    <div className="min-w-0 flex-1">
      <EngineName engine={props.engine} plan={props.plan} />
    </div>
    <RowPin {...props} />
  </li>
)

/** The whole row is the link. */
export function EngineRow(props: Props) {
  const t = useText()
  const { engine, plan } = props
  const offer = props.offer?.slug === engine.slug ? props.offer : undefined
  return (
    <li className={`${row} gap-3.5 py-2`}>
      <EngineIcon engine={engine} off={!engine.ready} />
      <div className="min-w-0 flex-1">
        <EngineName engine={engine} plan={plan} wish={offer?.wish} />
        <p className="flex items-baseline justify-between gap-3 text-sm text-muted">
          <span className="sm:truncate">{t(offer?.line ?? engine.description)}</span>
          {engine.house && <span className="shrink-0 text-xs max-xl:hidden">{t(house)}</span>}
        </p>
      </div>
      <RowPin {...props} />
    </li>
  )
}
