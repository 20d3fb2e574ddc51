import { type ComponentProps, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { PenLine } from 'lucide-react'
import { Problem } from '#shared/problems.ts'
import { Markdown } from './markdown/Markdown.tsx'
import { useText } from '../language.tsx'
import { toast } from '../ui/toast.ts'
import { useLoadSentence } from '../useSentence.ts'
import { sayDrawnAnew } from '../editing/drawn-anew.ts'
import type { openEditor, Point } from '../editing/open-editor.ts'
import './editable.css'

const words = {
  edit: { de: 'Text bearbeiten', en: 'Edit the text' },
  text: { de: 'Text, wird bearbeitet', en: 'Text, being edited' },
}
const load = () => import('../editing/open-editor.ts')
const warmUp = () => void load().catch(() => undefined)

/** What does something of its own when it is pressed. */
const pressed = 'a, button, input, textarea, [data-refine], [contenteditable]'

/** Where a press puts a caret: of a mouse or a pen, on words, without selecting any. */
const caretOf = (event: MouseEvent): Point | undefined => {
  const { target, clientX: x, clientY: y } = event
  const isTouch = event instanceof PointerEvent && event.pointerType === 'touch'
  const isFree = !(target as Element).closest(pressed) && (getSelection()?.isCollapsed ?? true)
  return isTouch || !isFree ? undefined : { x, y }
}

type Drawn = Omit<ComponentProps<typeof Markdown>, 'children'> & { text: string }
type EditorProps = Pick<Drawn, 'text' | 'lang' | 'part' | 'at'> & {
  open: typeof openEditor
  caret: Point | undefined
  onChange(text: string): void
  onLeave?(): void
  /** The writer is done, or the text was changed elsewhere: the page draws what stands there now. */
  onClose(isDone: boolean): void
}

/** A text while it is written in. */
function OpenText({ open, text, caret, lang, part, at, onChange, onLeave, onClose }: EditorProps) {
  const label = useText()(words.text)
  const box = useRef<HTMLDivElement>(null)
  const known = useRef(text)
  const told = useRef({ onChange, onLeave, onClose })
  useLayoutEffect(() => void (told.current = { onChange, onLeave, onClose }))
  useEffect(() => {
    if (text !== known.current) told.current.onClose(false)
  }, [text])
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const hear = (written: string) => {
      known.current = written
      told.current.onChange(written)
    }
    const close = open(element, {
      markdown: known.current,
      label,
      lang,
      at: caret,
      onChange: hear,
      onLeave: () => told.current.onLeave?.(),
      onDone: () => told.current.onClose(true),
    })
    sayDrawnAnew(element)
    return close
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it is opened once
  }, [])
  return (
    <div className="markdown" data-part={part} data-at={at}>
      <div ref={box} className="block" data-length={text.length} />
    </div>
  )
}

type Props = Drawn & {
  onChange?(text: string): void
  /** Its writer has gone elsewhere on the page. */
  onLeave?(): void
}

/**
 * A text that is read, and written in after a click where the caret is to stand, or after its button, which is there
 * for the keyboard and on screens that are touched. What writes comes with the first sign that somebody wants it.
 */
export function EditableText({ text, onChange, onLeave, ...drawn }: Props) {
  const t = useText()
  const sentence = useLoadSentence()
  const button = useRef<HTMLButtonElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<{ open: typeof openEditor; caret: Point | undefined }>()
  const begin = (pressed?: Point) => {
    const place = () => box.current?.getBoundingClientRect() ?? { left: 0, top: 0 }
    const before = place()
    return load().then(
      ({ openEditor: open }) => {
        // Until that has come, the page may have been scrolled, or something come above the text.
        const { left, top } = place()
        const caret = pressed && { x: pressed.x + left - before.left, y: pressed.y + top - before.top }
        setEditor({ open, caret })
      },
      (error: unknown) => toast({ text: sentence(new Problem('unavailable', {}, { cause: error })), tone: 'danger' }),
    )
  }
  const close = (isDone: boolean) => {
    setEditor(undefined)
    if (isDone) requestAnimationFrame(() => button.current?.focus())
  }
  const click = useEffectEvent((event: MouseEvent) => {
    const caret = caretOf(event)
    if (caret) void begin(caret)
  })
  const isShut = !!onChange && !editor
  useEffect(() => {
    const element = box.current
    if (!isShut || !element) return
    sayDrawnAnew(element)
    element.addEventListener('click', click)
    element.addEventListener('pointerenter', warmUp)
    return () => {
      element.removeEventListener('click', click)
      element.removeEventListener('pointerenter', warmUp)
    }
  }, [isShut])
  if (editor && onChange) return <OpenText {...editor} {...{ text, onChange, onLeave }} {...drawn} onClose={close} />
  return (
    <div ref={box} className={onChange && 'editable'}>
      {onChange && (
        <button
          ref={button}
          type="button"
          className="btn-line edit-text print:hidden"
          onFocus={warmUp}
          onClick={() => void begin()}
        >
          <PenLine className="size-4" aria-hidden />
          {t(words.edit)}
        </button>
      )}
      <Markdown {...drawn}>{text}</Markdown>
    </div>
  )
}
