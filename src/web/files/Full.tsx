import { Suspense, useState } from 'react'
import type { Problem } from '#shared/problems.ts'
import { later } from '../ui/later.ts'

type Closing = { used: number; limit: number; onClose(): void }
const StorageDialog = later<Closing>(() => import('../limit/StorageDialog.tsx').then(it => it.StorageDialog))

/**
 * Where the plan's room for files is taken: the dialog that says so, once for all refusals that stand there when it is
 * closed.
 */
export function Full({ problems }: { problems: readonly (Problem | undefined)[] }) {
  const [told, tell] = useState<typeof problems>([])
  const full = problems.findLast(problem => problem?.code === 'storage_reached' && !told.includes(problem))
  if (!full) return null
  const { used, limit } = full.details
  return (
    <Suspense>
      <StorageDialog used={Number(used)} limit={Number(limit)} onClose={() => tell(problems)} />
    </Suspense>
  )
}
