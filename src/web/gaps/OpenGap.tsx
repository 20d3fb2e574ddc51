import { createContext, type FocusEvent, type KeyboardEvent, type ReactNode, use } from 'react'
import { useText } from '../language.tsx'

const words = {
  gap: (asks: string) => ({ de: `Lücke: ${asks}`, en: `Gap: ${asks}` }),
}

/** How gaps are closed; nothing where the text cannot be changed. */
export type Closing = {
  /** Puts words in the place of every gap that asks for this. */
  fill(asks: string, words: string): void
  /** Closes one otherwise: makes another text of the one it stands in. */
  close(made: (text: string) => string): void
}
export const FillGap = createContext<Closing | undefined>(undefined)

const mark = 'data-gap'
const all = () => [...document.querySelectorAll<HTMLElement>(`[${mark}]`)]
const asksFor = (field: Element) => field.getAttribute(mark) ?? ''

/** Selected as a whole, so that typing replaces it. */
const selectAll = ({ currentTarget }: FocusEvent) => getSelection()?.selectAllChildren(currentTarget)

/** Filling draws the text anew: whoever went on to another gap goes on in it. */
const stayAt = (asks: string, target: Element | null) => {
  const place = all()
    .filter(other => asksFor(other) !== asks)
    .findIndex(other => other === target)
  if (place >= 0) requestAnimationFrame(() => all()[place]?.focus())
}

const nextTo = (field: Element) => {
  const fields = all()
  const others = fields.slice(fields.indexOf(field as HTMLElement) + 1)
  return others.find(other => asksFor(other) !== asksFor(field))
}

type Props = { asks: string; open: ReactNode; close: ReactNode }

/**
 * A gap that can be typed into: Tab goes from one to the next, Enter too, Escape leaves it as it was. What is typed
 * takes its place wherever it stands again.
 */
export function OpenGap({ asks, open, close }: Props) {
  const t = useText()
  const closing = use(FillGap)
  if (!closing)
    return (
      <span className="gap">
        {open}
        {asks}
        {close}
      </span>
    )
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    const typed = currentTarget.textContent?.replaceAll(/\s+/g, ' ').trim() ?? ''
    getSelection()?.removeAllRanges()
    if (!typed || typed === asks) {
      if (currentTarget.textContent !== asks) currentTarget.textContent = asks
      return
    }
    stayAt(asks, relatedTarget as Element | null)
    closing.fill(asks, typed)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event
    if (key === 'Escape') currentTarget.textContent = asks
    if (key === 'Enter') event.preventDefault()
    if (key !== 'Enter' && key !== 'Escape') return
    const next = key === 'Enter' ? nextTo(currentTarget) : undefined
    if (next) next.focus()
    else currentTarget.blur()
  }
  return (
    <span className="gap open-gap" data-refine>
      {open}
      <span
        role="textbox"
        tabIndex={0}
        contentEditable="plaintext-only"
        suppressContentEditableWarning
        aria-label={t(words.gap(asks))}
        data-gap={asks}
        onFocus={selectAll}
        onBlur={leave}
        onKeyDown={press}
      >
        {asks}
      </span>
      {close}
    </span>
  )
}
