import { type RefObject, useLayoutEffect } from 'react'
import { placed } from './placed.ts'

/** Which edit something in the text is, for its card. */
export const editAttribute = 'data-edit'

/** Says that cards are higher together than their text: all but one are folded. */
const dense = 'data-dense'
/** So far the words of a card lie below its edge. */
const cardPadding = 12

/** Puts each card level with its place in the text, or as near as those that stand close together allow. */
const level = (text: HTMLElement, list: HTMLElement, at: number | undefined) => {
  const cards = [...list.children].filter(card => card instanceof HTMLElement)
  for (const card of cards) card.style.marginTop = ''
  list.removeAttribute(dense)
  const [place, room] = [text.getBoundingClientRect(), list.getBoundingClientRect()]
  if (room.left < place.right && room.right > place.left) return
  const all = cards.reduce((sum, card) => sum + card.getBoundingClientRect().height, 0)
  list.toggleAttribute(dense, all > place.height)
  const wanted = cards.map((card, number) => {
    const mark = text.querySelector(`[${editAttribute}="${number + 1}"]`)
    const top = mark ? mark.getBoundingClientRect().top - room.top - cardPadding : 0
    return { top, height: card.getBoundingClientRect().height }
  })
  let end = 0
  for (const [number, top] of placed(wanted, at).entries()) {
    const card = cards[number]
    if (card) card.style.marginTop = `${top - end}px`
    end = top + (wanted[number]?.height ?? 0)
  }
}

/**
 * Keeps cards level with their places, also when the window, the letters or a card become another size; the card `at` a
 * number goes first.
 */
export function useLevel(
  text: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  at: number | undefined,
  what: readonly unknown[],
) {
  useLayoutEffect(() => {
    const [box, cards] = [text.current, list.current]
    if (!box || !cards) return
    const work = () => level(box, cards, at)
    work()
    const watcher = new ResizeObserver(work)
    watcher.observe(box)
    return () => watcher.disconnect()
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is shown decides
  }, [at, ...what])
}
