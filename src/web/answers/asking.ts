import { createContext, useContext } from 'react'
import type { Change } from '#shared/refinement.ts'

/** Has what stands on the sheet written anew in a version of its own, or of it one text, by its name (`data-part`). */
export type Ask = (way: Change, part?: string) => void

export const Asking = createContext<Ask | undefined>(undefined)

/** How a view asks for a change; nothing where nobody can write, or while somebody does. */
export const useAsk = () => useContext(Asking)
