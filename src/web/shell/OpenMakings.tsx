import { Suspense, useEffect, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { makingsQuery } from '../data/makings.ts'
import { later } from '../ui/later.ts'

const ResumeMakings = later<{ makings: readonly { readonly _id: string }[] }>(() =>
  import('../making/ResumeMakings.tsx').then(it => it.ResumeMakings),
)

/** How long the page has for itself before that is asked, in milliseconds: no visit waits for it. */
const after = 4000

/** Asks, once the page is there, whether documents were in the making when Federwerk was closed, and goes on. */
export function OpenMakings() {
  const [isDue, setDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), after)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...makingsQuery, enabled: isDue })
  return <Suspense>{data?.length ? <ResumeMakings makings={data} /> : null}</Suspense>
}
