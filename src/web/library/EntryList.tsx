import type { ReactNode } from 'react'
import { useFormats } from '../formats.ts'
import { useLocale, useText } from '../language.tsx'
import { dayOf } from './when.ts'

const words = { choose: (title: string) => ({ de: `„${title}“ auswählen`, en: `Select “${title}”` }) }

/** One text of a list: what it is called, how it begins, when it was made. */
export type ListEntry = {
  readonly id: string
  readonly at: string
  readonly title: string
  readonly first: string
  readonly icon: ReactNode
  readonly tag?: ReactNode
  readonly lang?: string
}

/** Choosing several texts, to do something with all of them. */
export type Selection = { readonly chosen: ReadonlySet<string>; onToggle(id: string): void }

type Props = {
  entries: readonly ListEntry[]
  chosen: string | undefined
  onChoose(id: string): void
  choosing?: Selection
}

function Line({ entry, current, onChoose }: { entry: ListEntry; current: boolean; onChoose(id: string): void }) {
  const { time } = useFormats()
  return (
    <button
      type="button"
      aria-current={current ? 'true' : undefined}
      onClick={() => onChoose(entry.id)}
      className="flex w-full min-w-0 cursor-pointer gap-3 rounded-md px-3 py-2.5 text-left transition-colors duration-120
        hover:bg-sunken xl:aria-[current]:bg-accent-soft"
    >
      {entry.icon}
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline gap-2">
          <span dir="auto" className="truncate font-medium">
            {entry.title}
          </span>
          <span className="ml-auto shrink-0 text-xs text-muted tabular-nums">{time(entry.at)}</span>
        </span>
        <span className="mt-0.5 flex items-center gap-2">
          <span lang={entry.lang} dir="auto" className="min-w-0 flex-1 truncate text-sm text-muted">
            {entry.first}
          </span>
          {entry.tag}
        </span>
      </span>
    </button>
  )
}

function Choice({ entry: { id, title }, choosing }: { entry: ListEntry; choosing: Selection }) {
  const t = useText()
  return (
    <label className="grid size-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={t(words.choose(title))}
        checked={choosing.chosen.has(id)}
        onChange={() => choosing.onToggle(id)}
        className="size-5 cursor-pointer accent-accent"
      />
    </label>
  )
}

/** The texts of a page, newest first, under their days. */
export function EntryList({ entries, chosen, onChoose, choosing }: Props) {
  const locale = useLocale()
  const days = Map.groupBy(entries, ({ at }) => dayOf(at, locale))
  return [...days].map(([day, own]) => (
    <section key={day} aria-label={day}>
      <h2 className="eyebrow px-3 pt-5 pb-1">{day}</h2>
      <ul>
        {own.map(entry => (
          <li key={entry.id} className="flex items-center">
            {choosing && <Choice entry={entry} choosing={choosing} />}
            <Line entry={entry} current={entry.id === chosen} onChoose={onChoose} />
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
