import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Ellipsis } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import type { Text } from '#shared/text.ts'
import { useText } from '../../language.tsx'
import { later } from '../../ui/later.ts'
import { MenuButton, type MenuProps } from '../../ui/MenuButton.tsx'
import { actionOf, type Asks } from '../actions.ts'
import { inRow } from '../action-lists.ts'
import { useEditorState } from '../useEditorState.ts'
import { MoreTools } from './more-tools.ts'
import { ToolButton } from './ToolButton.tsx'

const More = later<MenuProps>(() => import('./MoreMenu.tsx').then(it => it.MoreMenu))

const words = {
  tools: { de: 'Werkzeuge für den Text', en: 'Tools for the text' },
  kind: { de: 'Art des Absatzes', en: 'Kind of paragraph' },
  more: { de: 'Weitere Werkzeuge', en: 'More tools' },
}

const kinds: readonly (readonly [string, Text])[] = [
  ['0', { de: 'Text', en: 'Text' }],
  ...([1, 2, 3, 4] as const).map(
    level => [String(level), { de: `Überschrift ${level}`, en: `Heading ${level}` }] as const,
  ),
]
const levelAt = (editor: Editor) => {
  const { level } = editor.getAttributes('heading')
  return editor.isActive('heading') ? String(Math.min(4, Number(level))) : '0'
}

/** Arrows go from tool to tool, as in every row of tools; Tab leaves it. */
const walk = (event: KeyboardEvent<HTMLDivElement>) => {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), select')]
  const at = all.indexOf(document.activeElement as HTMLElement)
  if (!way || at < 0) return
  event.preventDefault()
  all[(at + way + all.length) % all.length]?.focus()
}

/** The row of tools over a text; what finds no room stands in its menu. */
export function Tools({ editor, onAsk }: { editor: Editor; onAsk(asks: Asks): void }) {
  const t = useText()
  const row = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(inRow.length)
  const level = useEditorState(editor, levelAt)
  useEffect(() => {
    const element = row.current
    if (!element) return
    const measure = () => {
      const each = matchMedia('(pointer: coarse)').matches ? 44 : 40
      const left = element.clientWidth - (element.querySelector('select')?.offsetWidth ?? 0) - each - 6
      setRoom(Math.max(2, Math.floor(left / each)))
    }
    measure()
    const watch = new ResizeObserver(measure)
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  const setLevel = (chosen: number) =>
    chosen
      ? editor.chain().focus().setNode('heading', { level: chosen }).run()
      : editor.chain().focus().setNode('paragraph').run()
  const hidden = inRow.slice(room)
  return (
    <div
      ref={row}
      role="toolbar"
      tabIndex={-1}
      aria-label={t(words.tools)}
      className="flex min-w-0 items-center"
      onKeyDown={walk}
    >
      <select
        aria-label={t(words.kind)}
        className="field h-9 w-34 shrink-0 pr-1 pl-2 text-sm! max-sm:w-31"
        value={level}
        onChange={({ target }) => setLevel(Number(target.value))}
      >
        {kinds.map(([value, name]) => (
          <option key={value} value={value}>
            {t(name)}
          </option>
        ))}
      </select>
      {inRow.slice(0, room).map(name => (
        <ToolButton key={name} editor={editor} name={name} onAsk={onAsk} />
      ))}
      {hidden.length > 0 && (
        <MoreTools value={{ editor, hidden: hidden.map(actionOf), onAsk }}>
          <MenuButton label={t(words.more)} menu={More} className="icon-btn ml-auto">
            <Ellipsis className="size-[18px]" aria-hidden />
          </MenuButton>
        </MoreTools>
      )}
    </div>
  )
}
