import { type RefObject, useLayoutEffect } from 'react'

/** Which edit something in the text is, for its card. */
export const editAttribute = 'data-edit'

/** Puts each card level with its place in the text, or right below the one before, where they stand beside it. */
const level = (text: HTMLElement, list: HTMLElement) => {
  const cards = [...list.children].filter(card => card instanceof HTMLElement)
  for (const card of cards) card.style.marginTop = ''
  const [place, room] = [text.getBoundingClientRect(), list.getBoundingClientRect()]
  if (room.left < place.right && room.right > place.left) return
  const tops = cards.map((_, at) => {
    const mark = text.querySelector(`[${editAttribute}="${at + 1}"]`)
    return mark ? mark.getBoundingClientRect().top - room.top : 0
  })
  const heights = cards.map(card => card.getBoundingClientRect().height)
  let end = 0
  for (const [at, card] of cards.entries()) {
    const gap = Math.max(0, (tops[at] ?? 0) - cardPadding - end)
    card.style.marginTop = `${gap}px`
    end += gap + (heights[at] ?? 0)
  }
}
/** So far the words of a card lie below its edge. */
const cardPadding = 12

/** Keeps cards level with their places, also when the window or the letters become another size. */
export function useLevel(
  text: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  what: readonly unknown[],
) {
  useLayoutEffect(() => {
    const [box, cards] = [text.current, list.current]
    if (!box || !cards) return
    const work = () => level(box, cards)
    work()
    const watcher = new ResizeObserver(work)
    watcher.observe(box)
    return () => watcher.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is shown decides
  }, what)
}
