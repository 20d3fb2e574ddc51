import { type RefObject, useEffect, useState } from 'react'
import { GripVertical } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useText } from '../../language.tsx'
import { blockOf, letGo, takeAlong } from '../text/moving.ts'

const words = { move: { de: 'Absatz ziehen, um ihn zu verschieben', en: 'Drag to move this paragraph' } }

type Place = { readonly at: number; readonly top: number }

/** The item of a list, else the outermost block at this height of the window, and where it begins. */
const blockAtHeight = (editor: Editor, y: number) => {
  const { left, width } = editor.view.dom.getBoundingClientRect()
  const found = editor.view.posAtCoords({ left: left + width / 2, top: y })
  if (!found) return undefined
  const block = blockOf(editor.state.doc.resolve(found.inside >= 0 ? found.inside : found.pos))
  const dom = block && editor.view.nodeDOM(block.from)
  return block && dom instanceof HTMLElement ? { at: block.from, dom } : undefined
}

/** A grip beside the block under the pointer: whoever pulls it takes the block along. Keys do the same. */
export function BlockHandle({ editor, paper }: { editor: Editor; paper: RefObject<HTMLElement | null> }) {
  const t = useText()
  const [place, setPlace] = useState<Place>()
  useEffect(() => {
    const box = paper.current
    if (!box) return
    const follow = ({ clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const block = blockAtHeight(editor, clientY)
      if (!block) return
      const top = block.dom.getBoundingClientRect().top - box.getBoundingClientRect().top
      setPlace({ at: block.at, top })
    }
    const leave = () => setPlace(undefined)
    box.addEventListener('pointermove', follow)
    box.addEventListener('pointerleave', leave)
    editor.on('update', leave)
    return () => {
      box.removeEventListener('pointermove', follow)
      box.removeEventListener('pointerleave', leave)
      editor.off('update', leave)
    }
  }, [editor, paper])
  if (!place) return null
  const block = () => {
    const { doc } = editor.state
    return doc.nodeAt(place.at) ? NodeSelection.create(doc, place.at) : undefined
  }
  return (
    <div
      draggable
      aria-hidden
      title={t(words.move)}
      className="absolute left-1 flex h-7 w-6 cursor-grab items-center justify-center rounded-sm text-muted hover:bg-sunken
        print:hidden"
      style={{ top: place.top }}
      onClick={() => {
        const selection = block()
        if (selection) editor.view.dispatch(editor.state.tr.setSelection(selection))
        editor.view.focus()
      }}
      onDragStart={({ dataTransfer }) => {
        const selection = block()
        const dom = editor.view.nodeDOM(place.at)
        if (!selection || !(dom instanceof HTMLElement)) return
        const slice = selection.content()
        dataTransfer.effectAllowed = 'copyMove'
        dataTransfer.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n'))
        dataTransfer.setDragImage(dom, 0, 0)
        takeAlong(editor.view, selection)
      }}
      onDragEnd={() => letGo(editor.view)}
    >
      <GripVertical className="size-4" aria-hidden />
    </div>
  )
}
