import { createContext } from 'react'

/** How single items of an answer are kept as bookmarks; nothing where they can only be looked at. */
export type Keeping = {
  isKept(text: string): boolean
  /** Keeps an item, counted from 1, or lets it go. */
  toggle(item: number, text: string): void
}
export const KeepingItems = createContext<Keeping | undefined>(undefined)

/** What is pinned in an answer, as the server has it, once that is known; nothing where it is only looked at. */
export type Pinning = { readonly pins: readonly string[] | undefined; keep(pins: readonly string[]): void }
export const PinningRows = createContext<Pinning | undefined>(undefined)
