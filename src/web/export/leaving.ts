import { createContext } from 'react'

/** A text that leaves: its Markdown as it is copied, too, what it is called, and the language it is written in. */
export type Leaving = {
  readonly markdown: string
  readonly title: string
  readonly lang?: string
  /** The text as HTML, where that holds more than its Markdown. */
  readonly html?: () => string
  /** What stands above the words, as an address that holds it; made when it is asked for. */
  readonly picture?: () => Promise<string>
}

/** What the menu is opened on, and who is told that a file is being made. */
export const LeavingText = createContext<
  { leaving(): Leaving; onBusy(busy: boolean): void; isSpeech: boolean } | undefined
>(undefined)
