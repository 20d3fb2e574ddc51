import { createContext, use, useEffect } from 'react'
import type { Text } from '#shared/text.ts'
import type { pages } from '../pages.ts'

/** A name on the way, and where it leads unless one is there. */
export type Crumb = { readonly name: Text } & (
  | { readonly to?: typeof pages.catalogue | typeof pages.history; readonly params?: undefined }
  | { readonly to: typeof pages.engine; readonly params: { readonly slug: string } }
)

/** How a page adds to the way that its route names. */
export const AddCrumb = createContext<(crumb: Crumb) => () => void>(() => () => {})

/** Adds to the way what only the page knows, such as the name of its engine, as long as it is drawn. */
export const useCrumb = (crumb: Crumb | undefined) => {
  const add = use(AddCrumb)
  const said = JSON.stringify(crumb)
  useEffect(() => (said === undefined ? undefined : add(JSON.parse(said) as Crumb)), [add, said])
}
