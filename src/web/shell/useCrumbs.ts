import { use, useSyncExternalStore } from 'react'
import { useMatches } from '@tanstack/react-router'
import { type Crumb, Trail } from './crumbs.ts'

/** The way to this page: what the route names, then what the page adds. */
export function useCrumbs(): readonly Crumb[] {
  const named = useMatches({ select: matches => matches.map(({ staticData }) => staticData.crumbs).findLast(Boolean) })
  const { follow, added } = use(Trail)
  return [...(named ?? []), ...useSyncExternalStore(follow, added, added)]
}
