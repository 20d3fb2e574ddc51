import { type KeyboardEvent, useRef } from 'react'
import { CircleAlert } from 'lucide-react'
import type { Text } from '#shared/text.ts'
import { useText } from '../language.tsx'
import type { OneOf } from '../runs/one-of.ts'

const words = {
  all: (count: number) => ({ de: `${count} Varianten`, en: `${count} variants` }),
  failed: { de: 'nicht gelungen', en: 'did not work' },
  only: { de: 'Variante', en: 'Variant' },
}

/** Where the keys lead from one of several tabs. */
const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** The ids of a tab and of what it shows. */
export const tabIds = (id: string, number: number) => ({ tab: `${id}-tab-${number}`, panel: `${id}-panel` })

/** The tab of what is shown goes over into its sheet. */
const look = `inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-1.5 rounded-t-md border
  border-transparent px-3.5 text-sm text-muted tabular-nums hover:text-ink aria-selected:border-line
  aria-selected:border-b-surface aria-selected:bg-surface aria-selected:font-medium aria-selected:text-ink`

type Props = {
  id: string
  names: readonly Text[]
  variants: readonly OneOf[]
  /** The one that is shown, counted from 1. */
  shown: number
  onShow(number: number): void
}

/** Several answers of which one is shown: a tab for each, and the arrow keys lead from one to the next. */
export function VariantTabs({ id, names, variants, shown, onShow }: Props) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    const to = steps[event.key]?.(shown - 1, variants.length)
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[to]?.focus()
    onShow(to + 1)
  }
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={t(words.all(variants.length))}
      className="relative z-6 -mb-px flex flex-wrap items-end px-2 sm:px-3 print:hidden"
    >
      {variants.map(({ problem }, at) => {
        const name = t(names[at] ?? { de: String(at + 1), en: String(at + 1) })
        // On phones the number is enough to tell them apart.
        const [before = '', number] = name.split(/ (?=\d+$)/)
        return (
          <button
            key={at}
            type="button"
            role="tab"
            id={tabIds(id, at + 1).tab}
            aria-selected={at + 1 === shown}
            aria-controls={tabIds(id, at + 1).panel}
            tabIndex={at + 1 === shown ? 0 : -1}
            className={look}
            onKeyDown={press}
            onClick={() => onShow(at + 1)}
          >
            <span>
              {number && before === t(words.only) ? (
                <>
                  <span className={at ? 'max-sm:sr-only' : ''}>{before} </span>
                  {number}
                </>
              ) : (
                name
              )}
            </span>
            {problem && (
              <>
                <CircleAlert className="size-4 text-danger" aria-hidden />
                <span className="sr-only">, {t(words.failed)}</span>
              </>
            )}
          </button>
        )
      })}
    </div>
  )
}
