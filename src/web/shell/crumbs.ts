import { createContext, use, useEffect } from 'react'
import type { Text } from '#shared/text.ts'
import type { pages } from '../pages.ts'

export type Crumb = { readonly name: Text; readonly to?: typeof pages.catalogue }

/** How a page adds to the way that its route names. */
export const AddCrumb = createContext<(crumb: Crumb) => () => void>(() => () => {})

/** Adds to the way what only the page knows, such as the name of its engine, as long as it is drawn. */
export const useCrumb = (name: Text | undefined) => {
  const add = use(AddCrumb)
  const { de, en } = name ?? {}
  useEffect(() => (de === undefined || en === undefined ? undefined : add({ name: { de, en } })), [add, de, en])
}
