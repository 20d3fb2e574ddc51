import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { Editor } from '@tiptap/core'

/** The editor in this element, from when it is drawn until it goes. */
export const useOpenText = (box: RefObject<HTMLElement | null>, open: (element: HTMLElement) => Editor) => {
  const [editor, setEditor] = useState<Editor>()
  const begin = useEffectEvent(open)
  useLayoutEffect(() => {
    if (!box.current) return
    const made = begin(box.current)
    setEditor(made)
    return () => {
      setEditor(undefined)
      // Whoever keeps the text reads it once more as the page goes.
      queueMicrotask(() => made.destroy())
    }
  }, [box])
  return editor
}
