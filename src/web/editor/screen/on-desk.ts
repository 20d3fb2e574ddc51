import { createContext } from 'react'
import type { Leaving } from '../../export/leaving.ts'

/** What can be done with the document that lies open. */
export const OnDesk = createContext<{ leaving(): Leaving; onOpen(): void } | undefined>(undefined)
