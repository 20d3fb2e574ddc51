const name = 'drawnanew'

/** Says that a text is drawn by other elements now, though it is the same. */
export const sayDrawnAnew = (element: Element | null) => element?.dispatchEvent(new Event(name, { bubbles: true }))

/** Hears of that; hands back how to stop. */
export const onDrawnAnew = (box: Element, work: () => void) => {
  box.addEventListener(name, work)
  return () => box.removeEventListener(name, work)
}
