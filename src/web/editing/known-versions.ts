import type { QueryClient } from '@tanstack/react-query'
import type { RunView } from '#server/runs/shown.ts'
import { versionsQuery } from '../data/runs.ts'

/**
 * Puts a version that was just saved behind those that are known of its text, until they are asked for anew: whoever
 * looks at them, or at what has changed, goes on doing so.
 */
export const addToVersions = (client: QueryClient, of: string, version: RunView, variant: number | undefined) => {
  const known = client.getQueryData(versionsQuery(of).queryKey)
  if (!known) return
  const { _id, parent, refinement, hand, completed, state, text, startedAt } = version
  const others = known.versions.filter(one => one._id !== _id)
  const before = known.versions.find(one => one._id === parent)
  const added = { _id, parent, refinement, hand, completed, state, text, startedAt, variants: null }
  client.setQueryData(versionsQuery(_id).queryKey, {
    ...known,
    versions: [...others, { ...added, variant: variant ?? before?.variant ?? null }],
  })
}
