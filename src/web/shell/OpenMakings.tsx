import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { makingsQuery } from '../data/makings.ts'
import { later } from '../ui/later.ts'
import { useIsDue } from './useIsDue.ts'

const ResumeMakings = later<{ makings: readonly { readonly _id: string }[] }>(() =>
  import('../making/ResumeMakings.tsx').then(it => it.ResumeMakings),
)

/** Asks, once the page is there, whether documents were in the making when Federwerk was closed, and goes on. */
export function OpenMakings() {
  const { data } = useQuery({ ...makingsQuery, enabled: useIsDue() })
  return <Suspense>{data?.length ? <ResumeMakings makings={data} /> : null}</Suspense>
}
