import { useCallback, useState } from 'react'
import { useMatches } from '@tanstack/react-router'
import type { Crumb } from './crumbs.ts'

/** The way to this page: what the route names, then what the page adds. */
export function useCrumbs() {
  const named = useMatches({ select: matches => matches.map(({ staticData }) => staticData.crumbs).findLast(Boolean) })
  const [added, setAdded] = useState<readonly Crumb[]>([])
  const add = useCallback((crumb: Crumb) => {
    setAdded(crumbs => [...crumbs, crumb])
    return () => setAdded(crumbs => crumbs.filter(one => one !== crumb))
  }, [])
  return { path: [...(named ?? []), ...added], add }
}
