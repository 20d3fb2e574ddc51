import { Suspense, useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Begun } from './UnderWay.tsx'
import { makingsQuery } from '../data/makings.ts'
import { DocumentsPage } from '../documents/DocumentsPage.tsx'
import { later } from '../ui/later.ts'

const UnderWay = later<{ begun: readonly Begun[] }>(() => import('./UnderWay.tsx').then(it => it.UnderWay))

/** The documents, with those that are being made of others: what became of one stays to be looked at. */
export function MakingDocuments() {
  const { data } = useQuery(makingsQuery)
  const [isShown, show] = useState(false)
  if (data?.length && !isShown) show(true)
  return <DocumentsPage above={<Suspense>{isShown && <UnderWay begun={data ?? []} />}</Suspense>} />
}
