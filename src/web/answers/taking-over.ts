import { createContext, useContext } from 'react'

/** Puts something of an answer into a question of the form that stands beside it. */
export type TakeOver = (name: string, entry: string) => void

export const TakingOver = createContext<TakeOver | undefined>(undefined)

/** Has pictures painted that did not come, beside those that did. */
export const PaintingRest = createContext<(() => void) | undefined>(undefined)

/** How a view has missing pictures painted; nothing where no form stands beside it. */
export const usePaintRest = () => useContext(PaintingRest)

/** How a view puts something into its form; nothing where none stands beside it, or where it does not ask for that. */
export const useTakeOver = () => useContext(TakingOver)
