import { flushSync } from 'react-dom'
import { Editor } from '@tiptap/core'
import { directionOf } from '#shared/direction.ts'
import { scrollClearOfBars } from './clear-of-bars.ts'
import { Pasting } from './pasting.ts'
import { extensionsUnder } from './extensions.ts'
import { asContent, asMarkdown } from './markdown.ts'
import { hearCaret } from './hear-caret.ts'
import './editing.css'

/** A place of the window, in its pixels. */
export type Point = { readonly x: number; readonly y: number }

type Options = {
  readonly markdown: string
  readonly label: string
  readonly lang?: string
  /** Where the caret stands at first; at the beginning where nothing is said. */
  readonly at?: Point
  /** The text as Markdown, when its writer has paused or left it. */
  onChange(markdown: string): void
  /** Its writer has gone elsewhere on the page, and what they wrote was handed on. */
  onLeave?(): void
  /** Its writer has pressed Escape. */
  onDone(): void
}

/** So long a writer pauses before the text is handed on; milliseconds. */
const pause = 200

/** Opens a text to be written in, in this element. The result closes it; what was not handed on yet is. */
export const openEditor = (box: HTMLElement, { markdown, label, lang, at, onChange, onLeave, onDone }: Options) => {
  let isNew = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const handOn = () => {
    if (!isNew) return
    clearTimeout(waiting)
    isNew = false
    onChange(asMarkdown(editor.state.doc))
  }
  // What is handed on and not drawn yet is known to nobody, if the page is closed before it is drawn.
  const handOnNow = () => flushSync(handOn)
  function leave() {
    handOn()
    onLeave?.()
  }
  const editor = new Editor({
    element: box,
    extensions: [...extensionsUnder(2), Pasting],
    content: asContent(markdown),
    injectCSS: false,
    editorProps: {
      handleDOMEvents: { keydown: hearCaret },
      handleScrollToSelection: scrollClearOfBars,
      handleKeyDown: (_, { key, ctrlKey, metaKey }) => {
        // What a shortcut does with the text, it does with what stands there.
        if (ctrlKey || metaKey) handOn()
        if (key === 'Escape') onDone()
        return key === 'Escape'
      },
      attributes: {
        ...{ role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, class: 'editing' },
        ...(lang && { lang }),
        dir: directionOf(lang) ?? 'auto',
      },
    },
    onUpdate() {
      isNew = true
      clearTimeout(waiting)
      waiting = setTimeout(handOnNow, pause)
    },
    onBlur: leave,
  })
  const place = at && editor.view.posAtCoords({ left: at.x, top: at.y })?.pos
  // A click has its place in sight; whoever came by the button may be at the other end of the text.
  editor.commands.focus(place ?? 'start', { scrollIntoView: place === undefined })
  addEventListener('pagehide', handOnNow)
  return () => {
    removeEventListener('pagehide', handOnNow)
    leave()
    editor.destroy()
  }
}
