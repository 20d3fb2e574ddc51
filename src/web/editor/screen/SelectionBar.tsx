import { useEffect, useState } from 'react'
import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { useText } from '../../language.tsx'
import { type Asks } from '../actions.ts'
import { atSelection } from '../action-lists.ts'
import { useEditorState } from '../useEditorState.ts'
import { ToolButton } from './ToolButton.tsx'

const bar = { de: 'Werkzeuge für die Auswahl', en: 'Tools for the selection' }

/** Words that a mouse has selected: none while it still selects. */
const useSelected = (editor: Editor) => {
  const [isHeld, hold] = useState(false)
  useEffect(() => {
    const { dom } = editor.view
    const down = () => hold(true)
    const up = () => hold(false)
    dom.addEventListener('pointerdown', down)
    addEventListener('pointerup', up)
    return () => {
      dom.removeEventListener('pointerdown', down)
      removeEventListener('pointerup', up)
    }
  }, [editor])
  const range = useEditorState(editor, ({ state: { selection }, isFocused }) =>
    isFocused && selection instanceof TextSelection && !selection.empty
      ? { from: selection.from, to: selection.to }
      : null,
  )
  return isHeld ? null : range
}

const height = 44
const width = atSelection.length * 36 + 8

/** The tools most used, over what is selected; the row of tools has all of them. */
export function SelectionBar({ editor, onAsk }: { editor: Editor; onAsk(asks: Asks): void }) {
  const t = useText()
  const range = useSelected(editor)
  const [, draw] = useState(0)
  useEffect(() => {
    const again = () => draw(count => count + 1)
    addEventListener('scroll', again, { passive: true })
    return () => removeEventListener('scroll', again)
  }, [])
  if (!range || matchMedia('(pointer: coarse)').matches) return null
  const [start, end] = [editor.view.coordsAtPos(range.from), editor.view.coordsAtPos(range.to)]
  const under = 56 + 48
  const top = start.top - height - 6 > under ? start.top - height - 6 : end.bottom + 6
  if (end.bottom < under || start.top > innerHeight) return null
  const middle = start.top === end.top ? (start.left + end.left) / 2 : start.left + width / 2
  return (
    <div
      role="toolbar"
      aria-label={t(bar)}
      className="fixed z-20 flex rounded-lg border border-line bg-surface p-1 shadow-overlay print:hidden"
      style={{ top, left: Math.max(8, Math.min(middle - width / 2, innerWidth - width - 8)) }}
    >
      {atSelection.map(name => (
        <ToolButton key={name} editor={editor} name={name} small onAsk={onAsk} />
      ))}
    </div>
  )
}
