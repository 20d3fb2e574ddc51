import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from '@tanstack/react-router'
import { makingsQuery } from '../data/makings.ts'
import { useSession } from '../data/session.ts'
import { pages } from '../pages.ts'
import { leftQuery } from '../saving/left-query.ts'
import { later } from '../ui/later.ts'

const ResumeMakings = later<{ makings: readonly { readonly _id: string }[] }>(() =>
  import('../making/ResumeMakings.tsx').then(it => it.ResumeMakings),
)

/** Goes on with documents that were in the making when Federwerk was closed. */
function OpenMakings() {
  const { data } = useQuery(makingsQuery)
  return <Suspense>{data?.length ? <ResumeMakings makings={data} /> : null}</Suspense>
}

/** Saves what tabs of the editor that are gone could not save. */
function SendLeft() {
  useQuery(leftQuery(useSession().id))
  return null
}

/** The editor sends what is left itself, as soon as it has taken what is its own. */
export function UnfinishedWork() {
  const isEditor = useLocation({ select: ({ pathname }) => pathname.endsWith(pages.editor) })
  return (
    <>
      <OpenMakings />
      {!isEditor && <SendLeft />}
    </>
  )
}
