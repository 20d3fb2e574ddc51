import { type RefObject, useEffect, useRef } from 'react'

/** What can be decided about a change. */
export type Deed = 'accept' | 'back'

/** Which change was decided on, and how. */
type Decided = { readonly change: number; readonly deed: Deed }

const openIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-change]')]
const numberOf = ({ dataset }: HTMLElement) => Number(dataset.change)

/** The button for the change behind one that is gone, at the end before it; for the same deed where it can be. */
const nextOf = (box: HTMLElement, { change, deed }: Decided) => {
  const all = openIn(box)
  const near = all.find(one => numberOf(one) >= change) ?? all.at(-1)
  const both = all.filter(one => near && numberOf(one) === numberOf(near))
  return both.find(one => one.dataset.deed === deed) ?? both[0]
}

/**
 * Leads the keyboard on when a change is decided on, and the button that was pressed is gone: to the next one that is
 * open, or to what says that there is none. `drawn` is another thing whenever the changes are.
 */
export function useNextChange(box: RefObject<HTMLElement | null>, none: RefObject<HTMLElement | null>, drawn: unknown) {
  const decided = useRef<Decided>(undefined)
  useEffect(() => {
    if (!decided.current || !box.current) return
    const next = nextOf(box.current, decided.current) ?? none.current
    decided.current = undefined
    next?.focus()
  }, [box, none, drawn])
  return (change: number, deed: Deed) => void (decided.current = { change, deed })
}
