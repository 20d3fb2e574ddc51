import { type RefObject, useEffect, useRef } from 'react'

/** Lets the things of a list be dragged by their grips (`draggable`) to another place in it. */
export function useDragged(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => {
    const all = list.current
    if (!all) return
    let from: number | undefined
    const placeOf = (event: Event) => {
      const at = [...all.children].findIndex(child => event.target instanceof Node && child.contains(event.target))
      return at < 0 ? undefined : at
    }
    const over = new AbortController()
    const listen = (name: 'dragstart' | 'dragover' | 'drop' | 'dragend', does: (event: DragEvent) => void) =>
      all.addEventListener(name, does, { signal: over.signal })
    listen('dragstart', event => {
      from = placeOf(event)
      event.dataTransfer?.setData('text/plain', '')
    })
    listen('dragover', event => from !== undefined && event.preventDefault())
    listen('drop', event => {
      const to = placeOf(event)
      if (from === undefined || to === undefined) return
      event.preventDefault()
      if (from !== to) move.current(from, to)
      from = undefined
    })
    listen('dragend', () => {
      from = undefined
    })
    return () => over.abort()
  }, [list])
}
