import { createContext } from 'react'
import type { ViewName } from '#shared/answers.ts'
import type { Segment } from '#shared/segments.ts'
import type { Document } from '#shared/document/schema.ts'
import type { AiPart } from '#shared/made-with-ai.ts'

/** A text that leaves: its Markdown as it is copied, too, what it is called, and the language it is written in. */
export type Leaving = {
  readonly markdown: string
  readonly title: string
  readonly lang?: string
  /** What a model has to do with it; nothing where none had. */
  readonly ai?: AiPart
  /** The text itself, where that holds more than its Markdown. */
  readonly document?: () => Document
  /** Of a recording, what is said in it, with its times. */
  readonly segments?: readonly Segment[]
  /** What stands above the words, as an address that holds it; made when it is asked for. */
  readonly picture?: () => Promise<string>
}

/** What the menu is opened on, who is told that a file is being made, or that it is to be read aloud. */
export const LeavingText = createContext<
  { leaving(): Leaving; onBusy(busy: boolean): void; onRead(): void; view: ViewName | undefined } | undefined
>(undefined)
