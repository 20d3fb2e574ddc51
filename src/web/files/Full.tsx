import { Suspense, useState } from 'react'
import type { Problem } from '#shared/problems.ts'
import { later } from '../ui/later.ts'

type Closing = { used: number; limit: number; onClose(): void }
const StorageDialog = later<Closing>(() => import('../limit/StorageDialog.tsx').then(it => it.StorageDialog))

/** Where the plan's room for files is taken: the dialog that says so, once for each refusal. */
export function Full({ problem }: { problem: Problem | undefined }) {
  const [closed, close] = useState<Problem>()
  if (problem?.code !== 'storage_reached' || problem === closed) return null
  const { used, limit } = problem.details
  return (
    <Suspense>
      <StorageDialog used={Number(used)} limit={Number(limit)} onClose={() => close(problem)} />
    </Suspense>
  )
}
