import { Suspense } from 'react'
import { later } from '../ui/later.ts'
import type { ReadSourcesProps } from './ReadSources.tsx'

const ReadSources = later<ReadSourcesProps>(() => import('./ReadSources.tsx').then(it => it.ReadSources))

/** What was read for an answer, and which search services did not answer; nothing where neither is so. */
export function Sources(props: ReadSourcesProps) {
  return <Suspense>{(props.sources[0] ?? props.away?.[0]) && <ReadSources {...props} />}</Suspense>
}
