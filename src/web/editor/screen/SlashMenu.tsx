import { useEffect, useLayoutEffect, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { useLocale, useText } from '../../language.tsx'
import { actionOf, type ActionName, type Asks } from '../actions.ts'
import { bySlash } from '../action-lists.ts'
import { answerKeys, askedBySlash, closeSlash, type SlashKeys } from '../text/slash.ts'
import { useEditorState } from '../useEditorState.ts'

const words = {
  list: { de: 'Einfügen', en: 'Insert' },
  found: (count: number) => ({
    de: `${count} ${count === 1 ? 'Möglichkeit' : 'Möglichkeiten'}, mit den Pfeiltasten wählen`,
    en: `${count} ${count === 1 ? 'choice' : 'choices'}, choose with the arrow keys`,
  }),
}

const id = 'slash-list'
const optionId = (name: ActionName) => `slash-${name}`

const foundBy = (typed: string, locale: 'de' | 'en') => {
  const looked = typed.toLocaleLowerCase(locale).trim()
  return bySlash.filter(name => {
    const { typed = '', name: words } = actionOf(name)
    return `${words[locale].toLocaleLowerCase(locale)} ${typed}`.split(/\s+/).some(word => word.startsWith(looked))
  })
}

/** Where the list stands: under the caret, above it where there is no room. */
const placeAt = (editor: Editor, from: number) => {
  const { bottom, top, left } = editor.view.coordsAtPos(from)
  const room = { width: 240, height: 300 }
  const isAbove = bottom + room.height > innerHeight && top > room.height
  return {
    left: Math.max(8, Math.min(left, innerWidth - room.width - 8)),
    ...(isAbove ? { bottom: innerHeight - top + 4 } : { top: bottom + 4 }),
  }
}

type Props = { editor: Editor; keys: SlashKeys; onAsk(asks: Asks): void }

/** What can be inserted, behind a slash that is typed: arrows walk through it while the caret stays in the text. */
export function SlashMenu({ editor, keys, onAsk }: Props) {
  const t = useText()
  const locale = useLocale()
  const asked = useEditorState(editor, ({ state, isFocused }) => (isFocused && askedBySlash(state)) || null)
  const found = asked ? foundBy(asked.words, locale) : []
  const [chosen, choose] = useState(0)
  const at = Math.min(chosen, Math.max(0, found.length - 1))
  const current = found[at]

  const insert = (name: ActionName | undefined) => {
    if (!asked || !name) return
    const { run, asks } = actionOf(name)
    editor.chain().focus().deleteRange({ from: asked.from, to: asked.to }).run()
    choose(0)
    if (asks) onAsk(asks)
    else run(editor)
  }
  useLayoutEffect(() => {
    const press = (key: string) => {
      if (!found.length) return false
      if (key === 'ArrowDown') choose((at + 1) % found.length)
      else if (key === 'ArrowUp') choose((at - 1 + found.length) % found.length)
      else if (key === 'Enter' || key === 'Tab') insert(current)
      else if (key === 'Escape') editor.view.dispatch(closeSlash(editor.state))
      else return false
      return true
    }
    return answerKeys(keys, press)
  })
  const isOpen = found.length > 0
  useEffect(() => {
    const { dom } = editor.view
    if (!isOpen || !current) return
    dom.setAttribute('aria-controls', id)
    dom.setAttribute('aria-activedescendant', optionId(current))
    document.getElementById(optionId(current))?.scrollIntoView({ block: 'nearest' })
    return () => {
      dom.removeAttribute('aria-controls')
      dom.removeAttribute('aria-activedescendant')
    }
  }, [editor, isOpen, current])
  return (
    <>
      <p role="status" className="sr-only">
        {isOpen && t(words.found(found.length))}
      </p>
      {asked && isOpen && (
        <div
          id={id}
          role="listbox"
          aria-label={t(words.list)}
          className="fixed z-30 max-h-72 w-60 overflow-y-auto rounded-lg border border-line bg-surface p-1 shadow-overlay"
          style={placeAt(editor, asked.from)}
        >
          {found.map(name => {
            const { icon: Icon, name: words } = actionOf(name)
            return (
              <div
                key={name}
                id={optionId(name)}
                role="option"
                tabIndex={-1}
                aria-selected={name === current}
                className="flex min-h-9 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 aria-selected:bg-sunken
                  pointer-coarse:min-h-11"
                onPointerMove={() => choose(found.indexOf(name))}
                onMouseDown={event => event.preventDefault()}
                onMouseUp={() => insert(name)}
              >
                <Icon className="size-4 shrink-0 text-muted" aria-hidden />
                {t(words)}
              </div>
            )
          })}
        </div>
      )}
    </>
  )
}
