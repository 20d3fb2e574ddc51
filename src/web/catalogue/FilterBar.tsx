import type { Text } from '#shared/text.ts'
import type { Family } from '../families.ts'
import { useText } from '../language.tsx'
import { familyWords } from './family-words.ts'

export type Filter = Family | 'all' | 'house'

const words: Record<'group' | 'all' | 'house', Text> = {
  group: { de: 'Nach Bereich filtern', en: 'Filter by family' },
  all: { de: 'Alle', en: 'All' },
  house: { de: 'Geht ohne KI', en: 'Works without AI' },
}
const chip =
  'flex h-9 shrink-0 cursor-pointer items-center gap-2 rounded-full border border-line bg-surface px-3.5 text-sm ' +
  'transition-colors duration-120 hover:border-field aria-pressed:border-accent aria-pressed:bg-accent-soft ' +
  'aria-pressed:font-medium aria-pressed:text-accent-ink pointer-coarse:h-11'

type Props = { families: readonly Family[]; house: boolean; filter: Filter; onFilter(filter: Filter): void }

/** The families that exist, and what works without AI; it stays in sight while the register is read. */
export function FilterBar({ families, house, filter, onFilter }: Props) {
  const t = useText()
  const chips: readonly Filter[] = ['all', ...families, ...(house ? (['house'] as const) : [])]
  return (
    <div className="sticky top-14 z-5 -mx-4 mt-8 border-b border-line bg-bg px-4 py-2.5 sm:-mx-8 sm:px-8">
      <div
        role="group"
        aria-label={t(words.group)}
        className="-mx-4 -my-1 flex gap-1.5 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-8 sm:px-8"
      >
        {chips.map(one => (
          <button key={one} type="button" aria-pressed={one === filter} onClick={() => onFilter(one)} className={chip}>
            {one !== 'all' && one !== 'house' && (
              <span data-family={one} className="size-2 rounded-full bg-tint-ink" aria-hidden />
            )}
            {t(one === 'all' || one === 'house' ? words[one] : familyWords[one].name)}
          </button>
        ))}
      </div>
    </div>
  )
}
