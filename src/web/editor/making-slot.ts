import { createContext, type ReactNode } from 'react'
import type { Editor } from '@tiptap/core'
import type { Keeper } from '../saving/keeper.ts'

/** What the window is told from which something is made of a text. */
export type MakingProps = { editor: Editor; keeper: Keeper; title: string; lang: string | undefined; onClose(): void }

/** That window, given by whoever shows the editor: it is made of the tools' forms, which lead here themselves. */
export const MakingSlot = createContext<{ hint(): void; draw(props: MakingProps): ReactNode } | undefined>(undefined)
