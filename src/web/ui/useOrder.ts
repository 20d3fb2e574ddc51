import { type RefObject, useEffect, useRef, useState } from 'react'
import { useText } from '../language.tsx'
import { useDragged } from './useDragged.ts'

const words = {
  moved: (at: number, of: number) => ({ de: `Platz ${at} von ${of}.`, en: `Place ${at} of ${of}.` }),
}

/** A list with the thing of one place in another. */
export const moved = <One>(all: readonly One[], from: number, to: number): One[] => {
  const rest = all.filter((_, at) => at !== from)
  const one = all[from]
  return one === undefined ? rest : [...rest.slice(0, to), one, ...rest.slice(to)]
}

/**
 * Lets the things of a list be put in order: dragged by their grips, and by buttons (`data-move` up and down), which
 * keep the focus wherever their thing went. `said` is where it is now.
 */
export function useOrder<One>(list: RefObject<HTMLElement | null>, all: readonly One[], put: (all: One[]) => void) {
  const t = useText()
  const [said, say] = useState('')
  const focus = useRef<readonly [number, 'up' | 'down']>(undefined)
  const move = (from: number, to: number, by?: 'up' | 'down') => {
    if (to < 0 || to >= all.length) return
    put(moved(all, from, to))
    say(t(words.moved(to + 1, all.length)))
    if (by) focus.current = [to, by]
  }
  useDragged(list, move)
  useEffect(() => {
    if (!focus.current) return
    const [at, by] = focus.current
    focus.current = undefined
    const button = (way: string) => list.current?.children[at]?.querySelector<HTMLButtonElement>(`[data-move=${way}]`)
    const same = button(by)
    // At the ends the other one takes over.
    ;(same?.disabled ? button(by === 'up' ? 'down' : 'up') : same)?.focus()
  })
  return { said, move }
}
