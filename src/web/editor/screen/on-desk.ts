import { createContext } from 'react'
import type { Leaving } from '../../export/leaving.ts'

type Deeds = {
  leaving(): Leaving
  onOpen(): void
  /** Missing as long as it is no document that is saved. */
  onVersions: (() => void) | undefined
}

/** What can be done with the document that lies open. */
export const OnDesk = createContext<Deeds | undefined>(undefined)
