import type { FocusEvent, FormEvent, KeyboardEvent } from 'react'
import { useText } from '../../language.tsx'
import { longestAction, shortestAction } from './blocks.ts'

const words = { action: { de: 'Aufschrift der Schaltfläche', en: 'Words on the button' } }

/** As the text of a landing page knows a button: short, on one line, without signs of Markdown. */
const asAction = (typed: string | null) =>
  (typed ?? '')
    .replaceAll(/[*\s]+/g, ' ')
    .trim()
    .slice(0, longestAction)
    .trimEnd()

type Props = { action: string; actionAt?: number; onWords?(words: string): void; onLeave(): void }

/** The button of a landing page; its words are changed where they stand. What would be no button is not handed on. */
export function Action({ action, actionAt, onWords, onLeave }: Props) {
  const t = useText()
  const open = onWords && {
    ...{ role: 'textbox', contentEditable: 'plaintext-only' as const, suppressContentEditableWarning: true },
    'aria-label': t(words.action),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key === 'Enter' || key === 'Escape') currentTarget.blur()
    },
    onInput: ({ currentTarget }: FormEvent<HTMLElement>) => {
      const now = asAction(currentTarget.textContent)
      if (now.length >= shortestAction) onWords(now)
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const now = asAction(currentTarget.textContent)
      // Who leaves it empty gets back the words that stood there.
      const stays = now.length >= shortestAction ? now : action
      if (currentTarget.textContent !== stays) currentTarget.textContent = stays
      if (now.length < shortestAction) onWords(action)
      onLeave()
    },
  }
  return (
    <span
      {...open}
      data-part=""
      data-at={actionAt}
      className="inline-flex min-h-11 items-center rounded-md bg-accent px-5 font-medium text-on-accent outline-offset-2"
    >
      {action}
    </span>
  )
}
