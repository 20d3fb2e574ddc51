import { useMemo, useRef, useState } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ChoiceWindow, FieldOf } from '#shared/fields.ts'
import { locales } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { wordsIn } from '../../search/fold.ts'
import { SearchInput } from '../../ui/SearchInput.tsx'
import { none } from '../Options.tsx'
import { ChoiceGrid, type Offer } from './ChoiceGrid.tsx'

const words = {
  close: { de: 'Schließen', en: 'Close' },
  search: { de: 'Suchen', en: 'Search' },
  nothing: { de: 'Dazu findet sich nichts.', en: 'Nothing found.' },
}
/** Fewer are seen at once. */
const searchable = 9

export type ChoiceDialogProps = {
  field: FieldOf<'choice'>
  window: ChoiceWindow
  chosen: string
  onChoose(option: string): void
  onClose(): void
}

/** What there is to choose, found by its name in either language; none of it comes first, where that may be. */
const offersOf = (
  { options, optional, default: usual, keptAs }: FieldOf<'choice'>,
  { about }: ChoiceWindow,
  typed: string,
) => {
  const wanted = wordsIn(typed)
  const all = Object.entries(options).map(([value, name]): Offer => ({ value, name, about: about?.[value] }))
  const found = all.filter(({ name, about: more }) => {
    const said = locales.flatMap(locale => [...wordsIn(name[locale]), ...wordsIn(more?.[locale] ?? '')])
    return wanted.every(word => said.some(one => one.startsWith(word) || (word.length > 2 && one.includes(word))))
  })
  return optional && !usual && !keptAs && !wanted.length ? [{ value: '', name: none }, ...found] : found
}

/** Everything that can be chosen, over the page; on phones over all of it. What is pressed is chosen, and closes it. */
export function ChoiceDialog({ field, window, chosen, onChoose, onClose }: ChoiceDialogProps) {
  const t = useText()
  const [typed, type] = useState('')
  const grid = useRef<HTMLDivElement>(null)
  const offers = useMemo(() => offersOf(field, window, typed), [field, window, typed])
  const hasSearch = Object.keys(field.options).length >= searchable
  return (
    <Dialog.Root open onOpenChange={open => open || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-20 bg-ink/30 dark:bg-black/60" />
        <Dialog.Popup
          initialFocus={() => grid.current?.querySelector<HTMLElement>('[role=option][tabindex="0"]') ?? true}
          className="fixed inset-0 z-20 m-auto flex flex-col bg-surface text-ink outline-none sm:h-fit sm:max-h-[85dvh]
            sm:w-[min(52rem,calc(100vw-2rem))] sm:rounded-xl sm:border sm:border-line sm:shadow-overlay"
        >
          <div className="flex items-center gap-3 px-4 pt-3 pb-2 sm:px-6 sm:pt-5">
            <Dialog.Title className="voice min-w-0 flex-1 text-xl">{t(window.title)}</Dialog.Title>
            <Dialog.Close aria-label={t(words.close)} className="icon-btn -mr-2">
              <X className="size-[18px]" strokeWidth={1.75} aria-hidden />
            </Dialog.Close>
          </div>
          {hasSearch && (
            <div
              role="presentation"
              className="px-4 pb-3 sm:px-6"
              onKeyDown={event => {
                // Esc empties the search before it closes the window.
                if (event.key === 'Escape' && typed) event.stopPropagation()
                if (event.key !== 'ArrowDown') return
                event.preventDefault()
                grid.current?.querySelector<HTMLElement>('[role=option]')?.focus()
              }}
            >
              <SearchInput label={t(words.search)} placeholder={t(words.search)} value={typed} onChange={type} />
            </div>
          )}
          <div ref={grid} className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5 sm:px-6">
            <p role="status" className="text-muted">
              {!offers.length && t(words.nothing)}
            </p>
            {offers.length > 0 && (
              <ChoiceGrid
                label={t(window.title)}
                {...{ offers, chosen, onChoose }}
                drawn={window.shows === 'drawings'}
              />
            )}
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
