import { createContext } from 'react'
import type { Editor } from '@tiptap/core'
import type { Action, Asks } from '../actions.ts'

type Hidden = {
  readonly editor: Editor
  readonly hidden: readonly Action[]
  onAsk(asks: Asks): void
}

/** The tools that found no room in their row. */
export const MoreTools = createContext<Hidden | undefined>(undefined)
