import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { dayOf } from './when.ts'

const words = { choose: (title: string) => ({ de: `„${title}“ auswählen`, en: `Select “${title}”` }) }

/** One text of a list: what it is called, how it goes on, when it was changed. */
export type ListEntry = {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly first: string
  readonly icon: ReactNode
  /** Its versions, where it has several. */
  readonly versions?: string
  readonly tag?: ReactNode
  readonly lang?: string
}

/** Choosing several texts, to do something with them. */
export type Selection = {
  readonly chosen: ReadonlySet<string>
  /** Whether every row shows its box; else the one that is pointed at does, where there is a pointer and room. */
  readonly isOpen: boolean
  onToggle(id: string): void
}

type Props = {
  entries: readonly ListEntry[]
  chosen: string | undefined
  onChoose(id: string): void
  choosing?: Selection
}

type LineProps = { entry: ListEntry; current: boolean; hasBox: boolean; onChoose(id: string): void }

function Line({ entry, current, hasBox, onChoose }: LineProps) {
  const { time } = useFormats()
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      onClick={() => onChoose(entry.id)}
      className="flex w-full min-w-0 cursor-pointer gap-3 rounded-md px-3 py-2.5 text-left transition-colors duration-120
        hover:bg-sunken xl:aria-[current]:bg-accent-soft"
    >
      <span className={hasBox ? 'xl:group-hover/row:invisible xl:group-has-[input:focus-visible]/row:invisible' : ''}>
        {entry.icon ?? <span className="block size-7" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span lang={entry.lang} dir="auto" className="line-clamp-2 min-w-0 font-medium wrap-anywhere hyphens-auto">
            {entry.title}
          </span>
          <span data-own className="ml-auto shrink-0 text-xs text-muted tabular-nums">
            {time(entry.at)}
          </span>
        </span>
        {(entry.first || entry.tag) && (
          <span className="mt-0.5 flex items-center gap-2">
            <span lang={entry.lang} dir="auto" className="min-w-0 flex-1 truncate text-sm text-muted">
              {entry.first}
            </span>
            {entry.tag}
          </span>
        )}
        {entry.versions && <span className="mt-0.5 block truncate text-xs text-muted">{entry.versions}</span>}
      </span>
    </button>
  )
}

const onPointing =
  'absolute top-1 left-1 z-1 opacity-0 group-hover/row:opacity-100 has-focus-visible:opacity-100 max-xl:hidden'

function Choice({ entry: { id, title }, choosing }: { entry: ListEntry; choosing: Selection }) {
  const t = useText()
  const box = useRef<HTMLInputElement>(null)
  const checked = choosing.chosen.has(id)
  // In a page that was drawn ahead somebody may have ticked it before React was there to hear it.
  const hear = useEffectEvent(() => box.current && box.current.checked !== checked && choosing.onToggle(id))
  useEffect(() => void hear(), [])
  return (
    <label className={`grid size-11 shrink-0 cursor-pointer place-items-center ${choosing.isOpen ? '' : onPointing}`}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t(words.choose(title))}
        checked={checked}
        onChange={() => choosing.onToggle(id)}
        className="size-6 cursor-pointer"
      />
    </label>
  )
}

/** The texts of a page, the one changed last first, under their days. */
export function EntryList({ entries, chosen, onChoose, choosing }: Props) {
  const locale = useLocale()
  const days = Map.groupBy(entries, ({ at }) => dayOf(at, locale))
  return [...days].map(([day, own]) => (
    <section key={day} aria-label={day} className="pt-4 not-first-of-type:pt-5">
      <h2 data-own className="eyebrow px-3 pb-1">
        {day}
      </h2>
      <ul>
        {own.map(entry => (
          <li key={entry.id} className="group/row relative flex items-center">
            {choosing && <Choice entry={entry} choosing={choosing} />}
            <Line
              entry={entry}
              current={entry.id === chosen}
              hasBox={!!choosing && !choosing.isOpen}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </section>
  ))
}

/** The places of the texts, until they are there. */
export const EntrySkeleton = () => (
  <ul aria-hidden className="mt-6 grid gap-5 px-3">
    {Array.from({ length: 6 }, (_, at) => (
      <li key={at} className="flex gap-3">
        <span className="skeleton size-7 shrink-0" />
        <span className="grid flex-1 gap-2">
          <span className="skeleton h-4 w-2/3" />
          <span className="skeleton h-3.5" />
        </span>
      </li>
    ))}
  </ul>
)
