import { List } from 'lucide-react'
import type { EngineCard } from '#catalogue/shown.ts'
import { useText } from '../language.tsx'
import { Select } from '../ui/Select.tsx'
import { actionIds, actionWords } from './action-words.ts'
import type { Chosen } from './chosen.ts'
import { sectionOf, sections, standsIn } from './sections.ts'

const words = {
  group: { de: 'Nach Bereich filtern', en: 'Filter by family' },
  all: { de: 'Alle', en: 'All' },
  house: { de: 'Geht ohne KI', en: 'Works without AI' },
  action: { de: 'Nach Tätigkeit filtern', en: 'Filter by action' },
  anyAction: { de: 'Jede Tätigkeit', en: 'Any action' },
  names: { de: 'Nur Namen', en: 'Names only' },
}
const chip =
  'flex h-9 shrink-0 cursor-pointer items-center justify-center pointer-coarse:min-w-11 gap-2 rounded-full border border-line bg-surface px-2.5 text-sm md:px-2 ' +
  'transition-colors duration-120 hover:border-field aria-pressed:border-accent aria-pressed:bg-accent-soft ' +
  'aria-pressed:text-accent-ink pointer-coarse:h-11'

type Props = {
  engines: readonly EngineCard[]
  chosen: Chosen
  onChoose(chosen: Chosen): void
  /** Whether the register shows names alone. */
  names: boolean
  onNames(names: boolean): void
}

/** The families, actions and ways that exist, each narrowing the others; it stays in sight while one reads. */
export function FilterBar({ engines, chosen, onChoose, names, onNames }: Props) {
  const t = useText()
  const filled = sections.filter(section => engines.some(engine => standsIn(section, engine)))
  const section = sectionOf(chosen.family)
  const actions = actionIds.filter(action => engines.some(engine => engine.action.includes(action)))
  return (
    <div
      className="sticky top-14 z-5 -mx-4 mt-5 flex gap-1.5 overflow-x-auto border-b border-line bg-bg px-4 py-2
        [scrollbar-width:none] sm:-mx-(--page-pad) sm:px-(--page-pad) md:flex-wrap md:overflow-visible"
    >
      <div role="group" aria-label={t(words.group)} className="flex shrink-0 gap-1.5 md:shrink md:flex-wrap">
        {[undefined, ...filled].map(one => (
          <button
            key={one?.id ?? 'all'}
            type="button"
            aria-pressed={one === section}
            onClick={() => onChoose({ ...chosen, family: one?.id })}
            className={chip}
          >
            {one && (
              <span data-family={one.id} className="size-2 rounded-full bg-tint-ink md:max-xl:hidden" aria-hidden />
            )}
            {t(one ? one.name : words.all)}
          </button>
        ))}
      </div>
      <div className="flex shrink-0 gap-1.5 md:grow">
        {engines.some(({ house }) => house) && (
          <button
            type="button"
            aria-pressed={!!chosen.house}
            onClick={() => onChoose({ ...chosen, house: chosen.house ? undefined : 'yes' })}
            className={chip}
          >
            {t(words.house)}
          </button>
        )}
        <Select
          className="w-36 shrink-0 *:[select]:border-line xl:*:[select]:pl-2.5 *:[select]:h-9 *:[select]:rounded-full *:[select]:text-sm"
          aria-label={t(words.action)}
          value={chosen.action ?? ''}
          onChange={({ target }) => onChoose({ ...chosen, action: actions.find(action => action === target.value) })}
        >
          <option value="">{t(words.anyAction)}</option>
          {actions.map(action => (
            <option key={action} value={action}>
              {t(actionWords[action])}
            </option>
          ))}
        </Select>
        <button
          type="button"
          aria-pressed={names}
          aria-label={t(words.names)}
          title={t(words.names)}
          onClick={() => onNames(!names)}
          className={`${chip} md:ml-auto`}
        >
          <List className="size-4" aria-hidden />
        </button>
      </div>
    </div>
  )
}
