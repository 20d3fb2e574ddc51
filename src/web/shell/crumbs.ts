import { createContext, use, useLayoutEffect } from 'react'
import type { Text } from '#shared/text.ts'
import type { pages } from '../pages.ts'

type Goal =
  | {
      readonly to?: (typeof pages)['catalogue' | 'history' | 'settings' | 'editor' | 'pictures']
      readonly params?: undefined
    }
  | { readonly to: typeof pages.engine | typeof pages.picture; readonly params: { readonly slug: string } }
  | { readonly to: typeof pages.admin; readonly params: { readonly section: string } }

/** A name on the way, and where it leads unless one is there. */
export type Crumb = Goal & {
  readonly name: Text
  /** It stands in the title of the tab alone. */
  readonly inTab?: true
}

/**
 * What pages add to the way that their routes name. It stands outside React's tree, so that another page draws the way
 * anew and not the whole frame around it.
 */
export const openWay = () => {
  let added: readonly Crumb[] = []
  const followers = new Set<() => void>()
  const become = (crumbs: readonly Crumb[]) => {
    added = crumbs
    for (const hear of followers) hear()
  }
  return {
    added: () => added,
    /** Adds a name; hands back what takes it away again. */
    add(crumb: Crumb) {
      become([...added, crumb])
      return () => become(added.filter(one => one !== crumb))
    },
    follow(hear: () => void) {
      followers.add(hear)
      return () => void followers.delete(hear)
    },
  }
}

/** The way to the page that is drawn. */
export const Trail = createContext(openWay())

/** Adds to the way what only the page knows, such as the name of its engine, as long as it is drawn. */
export const useCrumb = (crumb: Crumb | undefined) => {
  const { add } = use(Trail)
  const said = JSON.stringify(crumb)
  // Before it is painted: no page is seen with the name of the one before.
  useLayoutEffect(() => (said === undefined ? undefined : add(JSON.parse(said) as Crumb)), [add, said])
}
