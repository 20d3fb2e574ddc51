import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ArrowDown, ArrowUp } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import { useFormats } from '../../formats.ts'
import { useText } from '../../language.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'
import { currentIn, goTo, look, placesIn, replaceAll, replaceOne } from '../text/finding.ts'
import { useEditorState } from '../useEditorState.ts'
import { Bar } from './Bar.tsx'

const words = {
  bar: { de: 'Suchen und ersetzen', en: 'Find and replace' },
  find: { de: 'Suchen', en: 'Find' },
  replace: { de: 'Ersetzen durch', en: 'Replace with' },
  exact: { de: 'Groß- und Kleinschreibung beachten', en: 'Match case' },
  whole: { de: 'Nur ganze Wörter', en: 'Whole words only' },
  before: { de: 'Vorherige Stelle', en: 'Previous match' },
  next: { de: 'Nächste Stelle', en: 'Next match' },
  one: { de: 'Ersetzen', en: 'Replace' },
  all: { de: 'Alle ersetzen', en: 'Replace all' },
  place: (at: string, of: string) => ({ de: `${at} von ${of}`, en: `${at} of ${of}` }),
  none: { de: 'Keine Stelle', en: 'No matches' },
  replaced: (count: string, one: boolean) => ({
    de: `An ${count} ${one ? 'Stelle' : 'Stellen'} ersetzt`,
    en: `Replaced in ${count} ${one ? 'place' : 'places'}`,
  }),
}

const nothing = { words: '', exact: false, whole: false }

/** What finds nothing more keeps the keyboard. */
const button = 'btn-small border border-field aria-disabled:opacity-55'

/** Looks for words in the text and puts others in their place. */
export function FindBar({ editor, time, onClose }: { editor: Editor; time: number; onClose(): void }) {
  const t = useText()
  const { number } = useFormats()
  const field = useRef<HTMLInputElement>(null)
  const [wanted, want] = useState(() => {
    const { from, to } = editor.state.selection
    const selected = editor.state.doc.textBetween(from, to, '\n')
    return selected.length < 100 && !selected.includes('\n') ? { ...nothing, words: selected } : nothing
  })
  const [instead, setInstead] = useState('')
  const found = useEditorState(editor, ({ state }) => ({ count: placesIn(state).length, at: currentIn(state) }))
  const { state, view } = editor
  const go = (way: 1 | -1) => goTo(way)(editor.state, editor.view.dispatch)
  useEffect(() => {
    editor.view.dispatch(look(wanted)(editor.state.tr))
    if (wanted.words && !currentIn(editor.state)) {
      const { from } = editor.state.selection
      const first = placesIn(editor.state).find(place => place.from >= from) ?? placesIn(editor.state)[0]
      if (first) editor.commands.setTextSelection(first)
    }
  }, [editor, wanted])
  useEffect(
    () => () => {
      if (!editor.isDestroyed) editor.view.dispatch(look(nothing)(editor.state.tr))
    },
    [editor],
  )
  // Whoever asks for it once more wants to look for something else.
  useEffect(() => field.current?.select(), [time])
  const one = () => {
    if (replaceOne(instead)(state, view.dispatch)) goTo(1)(editor.state, view.dispatch)
    else go(1)
  }
  const all = () => {
    const count = replaceAll(instead)(editor.state, view.dispatch)
    toast({ text: t(count ? words.replaced(number(count), count === 1) : words.none) })
  }
  /** A form of two fields without a button of its own is not sent by Enter. */
  const atEnter = (act: (isBack: boolean) => void) => (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    act(event.shiftKey)
  }
  return (
    <Bar rows label={t(words.bar)} onClose={onClose}>
      <div className="flex min-w-0 flex-1 items-center">
        <label
          className="field mr-1 flex h-9 min-w-0 flex-1 cursor-text sm:max-w-60 items-center gap-2 has-focus-visible:outline-2
            has-focus-visible:outline-offset-2 has-focus-visible:outline-ring"
        >
          <input
            ref={field}
            aria-label={t(words.find)}
            placeholder={t(words.find)}
            value={wanted.words}
            className="h-full min-w-0 flex-1 bg-transparent outline-none pointer-coarse:min-h-11"
            onChange={({ target }) => want({ ...wanted, words: target.value })}
            onKeyDown={atEnter(isBack => go(isBack ? -1 : 1))}
          />
          <span role="status" className="shrink-0 text-sm text-muted tabular-nums">
            {wanted.words && (
              <>
                <span className="max-sm:sr-only">
                  {t(found.count ? words.place(number(found.at), number(found.count)) : words.none)}
                </span>
                <span className="sm:hidden" aria-hidden>
                  {number(found.at)}/{number(found.count)}
                </span>
              </>
            )}
          </span>
        </label>
        <IconButton icon={ArrowUp} label={t(words.before)} className="size-9" onClick={() => go(-1)} />
        <IconButton icon={ArrowDown} label={t(words.next)} className="size-9" onClick={() => go(1)} />
      </div>
      <div className="flex min-w-0 flex-wrap gap-x-4 max-sm:basis-full">
        {(['exact', 'whole'] as const).map(how => (
          <label key={how} className="flex min-h-9 items-center gap-2 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              checked={wanted[how]}
              onChange={({ target }) => want({ ...wanted, [how]: target.checked })}
            />
            {t(words[how])}
          </label>
        ))}
      </div>
      <input
        aria-label={t(words.replace)}
        placeholder={t(words.replace)}
        value={instead}
        className="field h-9 min-w-0 flex-1 basis-40 max-sm:basis-full sm:max-w-60"
        onChange={({ target }) => setInstead(target.value)}
        onKeyDown={atEnter(one)}
      />
      <button type="button" className={button} aria-disabled={!found.count} onClick={one}>
        {t(words.one)}
      </button>
      <button type="button" className={button} aria-disabled={!found.count} onClick={all}>
        {t(words.all)}
      </button>
    </Bar>
  )
}
