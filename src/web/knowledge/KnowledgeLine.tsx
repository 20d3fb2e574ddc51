import { Suspense } from 'react'
import { useQuery } from '@tanstack/react-query'
import { knowledgeQuery } from '../data/knowledge.ts'
import { later } from '../ui/later.ts'
import type { KnowledgeUseProps } from './KnowledgeUse.tsx'

const KnowledgeUse = later<KnowledgeUseProps>(() => import('./KnowledgeUse.tsx').then(it => it.KnowledgeUse))

type Props = Pick<KnowledgeUseProps, 'entry' | 'onEntry'> & {
  /** The brand the form is for, if it is for one. */
  brand: string | undefined
}

/** Says on how many sources of one's own and of the brand a text rests, and lets one choose. Nothing where none is. */
export function KnowledgeLine({ brand, ...entry }: Props) {
  const own = useQuery(knowledgeQuery(undefined))
  const theirs = useQuery({ ...knowledgeQuery(brand), enabled: brand !== undefined })
  const asked = brand === undefined ? [own] : [own, theirs]
  const sources = asked.flatMap(({ data }) => data ?? [])
  const failed = asked.find(({ error, data }) => error && !data)
  if (!sources.length && !failed) return null
  return (
    <Suspense fallback={<p className="min-h-6" />}>
      <KnowledgeUse
        {...{ sources, ...entry }}
        failure={failed?.error ?? undefined}
        onRetry={() => void failed?.refetch()}
      />
    </Suspense>
  )
}
