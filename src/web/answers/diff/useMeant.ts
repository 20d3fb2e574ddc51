import { type RefObject, useEffect, useEffectEvent } from 'react'
import { editAttribute } from './useLevel.ts'

/** Hears which correction is looked at: by a press on its words or its card, or as the keyboard comes to its card. */
export function useMeant(
  text: RefObject<HTMLElement | null>,
  cards: RefObject<HTMLElement | null>,
  onMean: (at: number) => void,
) {
  const mean = useEffectEvent((event: Event) => {
    const { target } = event
    if (!(target instanceof Element) || (event.type === 'focusin' && !target.matches(':focus-visible'))) return
    const number = target.closest(`[${editAttribute}]`)?.getAttribute(editAttribute)
    const card = [...(cards.current?.children ?? [])].findIndex(one => one.contains(target))
    if (number) onMean(Number(number) - 1)
    else if (card >= 0) onMean(card)
  })
  useEffect(() => {
    const box = text.current?.parentElement
    if (!box) return
    for (const type of ['click', 'focusin']) box.addEventListener(type, mean)
    return () => {
      for (const type of ['click', 'focusin']) box.removeEventListener(type, mean)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the places are those of this text
  }, [])
}
