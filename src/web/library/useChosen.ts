import { useState } from 'react'
import { type ListedText, textOf } from './versions.ts'

/** How many versions each chosen text has, by the row that stands for it. */
export type Chosen = ReadonlyMap<string, number>

const none: Chosen = new Map()

/** Chooses texts of a list, also across its pages. It is open while every row shows its box. */
export function useChosen(listed: readonly ListedText[] | undefined) {
  const [chosen, choose] = useState<Chosen>()
  const toggle = (id: string) => {
    const versions = listed?.find(({ _id }) => _id === id)?.versions ?? 1
    choose((before = none) => {
      const others = [...before].filter(([one]) => one !== id)
      return new Map(before.has(id) ? others : [...others, [id, versions]])
    })
  }
  return {
    chosen: chosen ?? none,
    isOpen: chosen !== undefined,
    open: () => choose(none),
    close: () => choose(undefined),
    toggle,
  }
}

/** The row that stands for the text of which some version lies open. */
export const rowOf = (listed: readonly ListedText[] | undefined, open: Parameters<typeof textOf>[0] | undefined) =>
  open && listed?.find(one => textOf(one) === textOf(open))?._id
