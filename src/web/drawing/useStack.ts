import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { beginning, canRedo, canUndo, type History, moved, stepped } from '../canvas/history.ts'
import { contextOf, put, read } from './layer-canvas.ts'
import type { Packed } from './packed.ts'
import { activeOf, changed, type Stack } from './stack.ts'

/**
 * A drawing with its steps, and the canvases its layers lie on. A stroke is drawn on a canvas and is a step once it is
 * committed; going back puts on each canvas what its layer held then.
 */
export function useStack(first: Stack) {
  const [history, setHistory] = useState<History<Stack>>(() => beginning(first))
  const stack = history.steps[history.at] ?? first
  const canvases = useRef(new Map<string, HTMLCanvasElement>())
  const shown = useRef(new Map<string, Packed>())
  const newest = useRef(stack)
  useLayoutEffect(() => {
    newest.current = stack
    for (const { id, pixels } of stack.layers) {
      const canvas = canvases.current.get(id)
      if (!canvas || shown.current.get(id) === pixels) continue
      put(contextOf(canvas), pixels)
      shown.current.set(id, pixels)
    }
  }, [stack])

  const onCanvas = useCallback((id: string, canvas: HTMLCanvasElement | null) => {
    shown.current.delete(id)
    if (canvas) canvases.current.set(id, canvas)
    else canvases.current.delete(id)
  }, [])
  /** Where one draws: on the chosen layer, if it can be seen. */
  const context = useCallback(() => {
    const layer = activeOf(newest.current)
    const canvas = layer?.visible ? canvases.current.get(layer.id) : undefined
    return canvas && contextOf(canvas)
  }, [])
  const step = useCallback((change: (stack: Stack) => Stack) => {
    const next = change(newest.current)
    if (next === newest.current) return
    newest.current = next
    setHistory(before => stepped(before, next))
  }, [])
  const commit = useCallback(() => {
    const [layer, on] = [activeOf(newest.current), context()]
    if (!layer || !on) return
    const pixels = read(on)
    shown.current.set(layer.id, pixels)
    step(stack => changed(stack, layer.id, { pixels }))
  }, [context, step])
  const drop = useCallback(() => {
    const [layer, on] = [activeOf(newest.current), context()]
    if (layer && on) put(on, layer.pixels)
  }, [context])
  const choose = useCallback(
    (id: string) =>
      setHistory(({ steps, at }) => {
        const now = steps[at]
        return now ? { steps: steps.with(at, { ...now, active: id }), at } : { steps, at }
      }),
    [],
  )
  return {
    ...{ stack, choose, onCanvas, context, step, commit, drop },
    /** What the drawing is now, also between two pictures of the page. */
    current: useCallback(() => newest.current, []),
    canUndo: canUndo(history),
    canRedo: canRedo(history),
    move: (by: -1 | 1) => setHistory(before => moved(before, by)),
  }
}

export type OpenStack = ReturnType<typeof useStack>
