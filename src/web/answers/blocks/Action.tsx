import type { FocusEvent, KeyboardEvent } from 'react'
import { useText } from '../../language.tsx'
import { longestAction, shortestAction } from './blocks.ts'

const words = { action: { de: 'Aufschrift der Schaltfläche', en: 'Words on the button' } }

/** As the text of a landing page knows a button: short, on one line, without signs of Markdown. */
const asAction = (typed: string | null) => (typed ?? '').replaceAll(/[*\s]+/g, ' ').trim()

type Props = { action: string; actionAt?: number; onWords?(words: string): void }

/** The button of a landing page; its words are changed where they stand, and handed on when their writer is done. */
export function Action({ action, actionAt, onWords }: Props) {
  const t = useText()
  const open = onWords && {
    ...{ role: 'textbox', contentEditable: 'plaintext-only' as const, suppressContentEditableWarning: true },
    'aria-label': t(words.action),
    onKeyDown: ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
      if (key === 'Enter' || key === 'Escape') currentTarget.blur()
    },
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) => {
      const now = asAction(currentTarget.textContent).slice(0, longestAction)
      if (now.length >= shortestAction && now !== action) onWords(now)
      else if (currentTarget.textContent !== action) currentTarget.textContent = action
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
