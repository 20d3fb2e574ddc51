import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Search, X } from 'lucide-react'
import { useText } from '../language.tsx'
import { Option } from './Option.tsx'
import { useModal } from './useModal.ts'
import { type Kind, stepFrom, type Suggestion } from './suggestions.ts'
import { usePalette } from './usePalette.ts'

const words = {
  title: { de: 'Suchen', en: 'Search' },
  hint: { de: 'Werkzeug, Text oder Aktion', en: 'A tool, a text, an action' },
  tools: { de: 'Werkzeuge', en: 'Tools' },
  recent: { de: 'Zuletzt benutzt', en: 'Recently used' },
  popular: { de: 'Beliebt', en: 'Popular' },
  texts: { de: 'Ihre Texte', en: 'Your texts' },
  actions: { de: 'Aktionen', en: 'Actions' },
  none: { de: 'Dazu findet sich nichts.', en: 'Nothing found.' },
  nearest: { de: 'Vielleicht passt eines davon', en: 'Perhaps one of these' },
  failed: {
    de: 'Ihre Texte konnten nicht durchsucht werden. Tippen Sie weiter, dann wird es noch einmal versucht.',
    en: 'Your texts could not be searched. Keep typing and it will be tried again.',
  },
  searching: { de: 'Ihre Texte werden durchsucht', en: 'Searching your texts' },
  count: (count: number) => ({
    de: count === 1 ? '1 Vorschlag' : `${count} Vorschläge`,
    en: count === 1 ? '1 suggestion' : `${count} suggestions`,
  }),
  close: { de: 'Schließen', en: 'Close' },
}

/** Finds tools, one's own texts and everything that can be done, by keyboard alone. */
export function Palette({ onClose }: { onClose(): void }) {
  const t = useText()
  const id = useId()
  const { modal, leave } = useModal()
  const [typed, setTyped] = useState('')
  const [chosen, choose] = useState<string>()
  const list = useRef<HTMLDivElement>(null)
  const { groups, isNearest, hasRecent, error, isComing } = usePalette(typed)
  const all = groups.flatMap(group => group.all)
  const at = Math.max(
    0,
    all.findIndex(one => one.id === chosen),
  )
  const current = all[at]
  const optionId = (one: Suggestion) => `${id}-${one.id}`
  const heading = (kind: Kind) => {
    if (isNearest) return words.nearest
    return kind === 'tools' && !typed.trim() ? (hasRecent ? words.recent : words.popular) : words[kind]
  }

  const run = (one: Suggestion) => {
    // Where one goes from here has the focus, not what had it before.
    leave()
    onClose()
    one.run()
  }
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const to = stepFrom(at, all.length, event.key)
    if (to !== undefined) choose(all[to]?.id)
    else if (event.key === 'Enter' && current) run(current)
    else return
    event.preventDefault()
  }

  return (
    <dialog
      ref={modal}
      aria-label={t(words.title)}
      onClose={onClose}
      onPointerDown={({ target, currentTarget }) => target === currentTarget && onClose()}
      className="fixed inset-x-2 top-2 m-0 mx-auto max-h-none w-auto max-w-[38rem] overflow-visible bg-transparent p-0 text-ink
        outline-none backdrop:bg-ink/30 sm:top-[12vh] dark:backdrop:bg-black/60"
    >
      <div
        className="flex max-h-[calc(100dvh-1rem)] flex-col overflow-hidden rounded-xl border border-line bg-surface
            shadow-overlay sm:max-h-[70vh]"
      >
        <div className="flex items-center gap-3 border-b border-line pl-4">
          <Search className="size-5 shrink-0 text-muted" strokeWidth={1.75} aria-hidden />
          <input
            autoFocus
            role="combobox"
            aria-label={t(words.title)}
            aria-expanded={all.length > 0}
            aria-controls={all.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={current && optionId(current)}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            placeholder={t(words.hint)}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value)
              choose(undefined)
              list.current?.scrollTo(0, 0)
            }}
            onKeyDown={press}
            className="h-13 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-muted"
          />
          <button type="button" aria-label={t(words.close)} className="icon-btn mr-2" onClick={onClose}>
            <X className="size-[18px]" strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        <div ref={list} className="min-h-0 overflow-y-auto p-2">
          {(isNearest || (all.length === 0 && !error)) && (
            <p className="px-2.5 py-6 text-center text-muted">{t(isComing ? words.searching : words.none)}</p>
          )}
          {all.length > 0 && (
            <div role="listbox" id={`${id}-list`} aria-label={t(words.title)}>
              {groups.map(({ kind, all: some }) => (
                <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className="not-first:mt-2">
                  <p id={`${id}-${kind}`} className="eyebrow px-2.5 py-1">
                    {t(heading(kind))}
                  </p>
                  {some.map(one => (
                    <Option
                      key={one.id}
                      id={optionId(one)}
                      suggestion={one}
                      chosen={one === current}
                      follows={chosen !== undefined}
                      onPoint={() => choose(one.id)}
                      onRun={() => run(one)}
                    />
                  ))}
                </div>
              ))}
            </div>
          )}
          {error && <p className="px-2.5 py-2 text-sm text-muted">{t(words.failed)}</p>}
          <p role="status" className="sr-only">
            {t(isComing ? words.searching : isNearest ? words.none : words.count(all.length))}
          </p>
        </div>
      </div>
    </dialog>
  )
}
