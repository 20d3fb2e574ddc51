import { Problem } from '#shared/problems.ts'
import type { User, World } from '../world.ts'

/** Refuses a person whose plan has no room left, before anything is read or made. Gives the limit; bytes. */
export const requireRoom = async ({ files }: World, { id, holds }: Pick<User, 'id' | 'holds'>) => {
  const [used, limit] = [await files.used(id), holds.storage]
  if (used >= limit) throw new Problem('storage_reached', { used, limit })
  return limit
}
