import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { makingsQuery } from '../data/makings.ts'
import { DocumentsPage } from '../documents/DocumentsPage.tsx'
import { later } from '../ui/later.ts'

const UnderWay = later(() => import('./UnderWay.tsx').then(it => it.UnderWay))

/** The documents, with those that are being made of others. */
export function MakingDocuments() {
  const { data } = useQuery(makingsQuery)
  return <DocumentsPage above={<Suspense>{data?.length ? <UnderWay /> : null}</Suspense>} />
}
