import type { KeyboardEvent } from 'react'
import { panned } from '../canvas/view.ts'
import { arrowWays } from '../canvas/arrow-ways.ts'
import type { StageProps } from './EditStage.tsx'
import { dragged, type Frame } from './handles.ts'

/** What is chosen is moved and resized by arrow keys, written in with Enter, and removed; else the picture moves. */
export function usePlaceKeys(props: StageProps & { frame: Frame | undefined }) {
  const { edit, preview, view, inHand, take, write, frame, onView } = props
  const { chosen, steps } = edit
  const step = chosen === undefined ? undefined : steps[chosen]

  const move = ([right, down]: readonly [number, number], { shiftKey, altKey }: KeyboardEvent) => {
    if (!step || !frame || chosen === undefined) {
      const far = shiftKey ? 100 : 20
      return onView(view => panned(view, -right * far, -down * far))
    }
    const { width, height } = preview.pixels
    const far = (shiftKey ? 40 : 4) / view.scale
    const by = { x: (right * far) / width, y: (down * far) / height }
    const handle = !altKey ? 'whole' : 'x1' in step ? 'end' : 'se'
    edit.change(chosen, dragged(step, handle, by, preview.pixels, frame), `keys ${handle}`)
  }
  const escape = () => {
    if (inHand) take(undefined)
    else if (chosen !== undefined) edit.choose(undefined)
    else return false
    return true
  }

  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) return
    const way = arrowWays[event.key]
    if (way) move(way, event)
    else if (event.key === 'Enter' && step?.kind === 'text') write(chosen)
    else if ((event.key === 'Delete' || event.key === 'Backspace') && chosen !== undefined) edit.remove(chosen)
    else if (event.key !== 'Escape' || !escape()) return
    event.preventDefault()
    event.stopPropagation()
  }
}
