import { type RefObject, useEffect, useState } from 'react'
import { GripVertical, LayoutList } from 'lucide-react'
import type { Editor } from '@tiptap/core'
import { NodeSelection } from '@tiptap/pm/state'
import { useText } from '../../language.tsx'
import { blockOf, isPulling, layDown, letGo, listAround, takeAlong } from '../text/moving.ts'

const words = {
  move: { de: 'Absatz ziehen, um ihn zu verschieben', en: 'Drag to move this paragraph' },
  list: { de: 'Liste ziehen, um sie als Ganzes zu verschieben', en: 'Drag to move the whole list' },
}

type Line = { readonly top: number; readonly left: number; readonly width: number }
type Place = { readonly at: number; readonly top: number; readonly list: number | undefined }

/** The item of a list, else the outermost block at this height of the window; where it begins, and its whole list. */
const blockAtHeight = (editor: Editor, y: number) => {
  const { left, width } = editor.view.dom.getBoundingClientRect()
  const found = editor.view.posAtCoords({ left: left + width / 2, top: y })
  if (!found) return undefined
  const $at = editor.state.doc.resolve(found.inside >= 0 ? found.inside : found.pos)
  const block = blockOf($at)
  const dom = block && editor.view.nodeDOM(block.from)
  const list = listAround($at)?.at
  return block && dom instanceof HTMLElement ? { at: block.from, to: block.to, dom, list } : undefined
}

/** The paragraph under the pointer, in whatever it lies; else the block at its height. */
const blockUnder = (editor: Editor, x: number, y: number) => {
  const found = editor.view.posAtCoords({ left: x, top: y })
  const $at = found && editor.state.doc.resolve(found.pos)
  if (!$at?.parent.isTextblock) return blockAtHeight(editor, y)
  const dom = editor.view.nodeDOM($at.before())
  return dom instanceof HTMLElement ? { at: $at.before(), to: $at.after(), dom } : undefined
}

type GripProps = { editor: Editor; at: number; name: string; icon: typeof GripVertical }

/** Pulls what begins there, and selects it when it is pressed. */
function Grip({ editor, at, name, icon: Icon }: GripProps) {
  const block = () => {
    const { doc } = editor.state
    return doc.nodeAt(at) ? NodeSelection.create(doc, at) : undefined
  }
  return (
    <div
      draggable
      aria-hidden
      title={name}
      className="flex h-7 w-6 cursor-grab items-center justify-center rounded-sm hover:bg-sunken"
      onClick={() => {
        const selection = block()
        if (selection) editor.view.dispatch(editor.state.tr.setSelection(selection))
        editor.view.focus()
      }}
      onDragStart={({ dataTransfer }) => {
        const selection = block()
        const dom = editor.view.nodeDOM(at)
        if (!selection || !(dom instanceof HTMLElement)) return
        const slice = selection.content()
        dataTransfer.effectAllowed = 'copyMove'
        dataTransfer.setData('text/plain', slice.content.textBetween(0, slice.content.size, '\n'))
        dataTransfer.setDragImage(dom, 0, 0)
        takeAlong(editor.view, selection)
      }}
      onDragEnd={() => letGo(editor.view)}
    >
      <Icon className="size-4" aria-hidden />
    </div>
  )
}

/**
 * A grip beside the block under the pointer: whoever pulls it takes the block along. An item has one for its whole
 * list, too. Keys do the same.
 */
export function BlockHandle({ editor, paper }: { editor: Editor; paper: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<Place>()
  const [border, setBorder] = useState<Line>()
  useEffect(() => {
    const box = paper.current
    if (!box) return
    const follow = ({ clientY, pointerType }: PointerEvent) => {
      if (pointerType !== 'mouse') return
      const block = blockAtHeight(editor, clientY)
      if (!block) return
      const top = block.dom.getBoundingClientRect().top - box.getBoundingClientRect().top
      setPlace({ at: block.at, top, list: block.list })
    }
    const leave = () => setPlace(undefined)
    /**
     * Where a block that is pulled is laid between two others, by the height of the pointer alone: beside the text,
     * where the grips are, and in it. What is copied by a key is left to ProseMirror.
     */
    const between = ({ target, clientX, clientY, ctrlKey, altKey }: DragEvent) => {
      if (!isPulling(editor.view)) return undefined
      const isBeside = !editor.view.dom.contains(target as Node)
      if (!isBeside && (ctrlKey || altKey)) return undefined
      const block = isBeside ? blockAtHeight(editor, clientY) : blockUnder(editor, clientX, clientY)
      if (!block) return undefined
      const [own, { left, right, top, bottom }] = [box.getBoundingClientRect(), block.dom.getBoundingClientRect()]
      const isBehind = clientY > (top + bottom) / 2
      const line = { top: (isBehind ? bottom : top) - own.top, left: left - own.left, width: right - left }
      return { at: isBehind ? block.to : block.at, line }
    }
    const over = (event: DragEvent) => {
      const found = between(event)
      setBorder(found?.line)
      if (!found) return
      event.preventDefault()
      event.stopPropagation()
    }
    const end = () => setBorder(undefined)
    /** What is left for something within the box is not left. */
    const away = ({ relatedTarget }: DragEvent) => {
      if (!(relatedTarget instanceof Node && box.contains(relatedTarget))) end()
    }
    const drop = (event: DragEvent) => {
      const found = between(event)
      end()
      if (!found) return
      event.preventDefault()
      event.stopPropagation()
      layDown(editor.view, found.at)
    }
    box.addEventListener('dragover', over, true)
    box.addEventListener('drop', drop, true)
    box.addEventListener('dragleave', away)
    box.addEventListener('dragend', end)
    box.addEventListener('pointermove', follow)
    box.addEventListener('pointerleave', leave)
    editor.on('update', leave)
    return () => {
      box.removeEventListener('dragover', over, true)
      box.removeEventListener('drop', drop, true)
      box.removeEventListener('dragleave', away)
      box.removeEventListener('dragend', end)
      box.removeEventListener('pointermove', follow)
      box.removeEventListener('pointerleave', leave)
      editor.off('update', leave)
    }
  }, [editor, paper])
  return (
    <>
      {border && <div className="pointer-events-none absolute h-0.5 bg-accent" style={border} />}
      {place && <Grips editor={editor} {...place} />}
    </>
  )
}

function Grips({ editor, at, top, list }: Place & { editor: Editor }) {
  const t = useText()
  return (
    <div
      className="absolute left-1 flex text-muted max-sm:flex-col-reverse sm:w-12 sm:justify-end print:hidden"
      style={{ top }}
    >
      {list !== undefined && <Grip editor={editor} at={list} name={t(words.list)} icon={LayoutList} />}
      <Grip editor={editor} at={at} name={t(words.move)} icon={GripVertical} />
    </div>
  )
}
