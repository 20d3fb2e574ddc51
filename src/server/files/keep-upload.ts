import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { mostBytesOf, uploadKinds } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { StoredFile } from '../store/stored-file.ts'
import type { Signed } from '../world.ts'
import { type Received, receiving } from './receive.ts'
import { requireRoom } from './room.ts'
import { fileView } from './views.ts'

type Keep = (c: Context<Signed>, received: Received, most: number) => Promise<StoredFile>

/**
 * Receives uploads of a kind, each person's in turn, and hands them to `keep` with the bytes that the person may
 * hold. Throws `storage_reached`, the kind's own `heavy` where a file is too large, `unavailable` where it broke off.
 */
export const keepingUploads = (kind: 'pictures' | 'sound' | 'images', keep: Keep) => {
  const inTurn = fairSemaphore({ inAll: 16, each: 2 })
  const { megabytes, refusals } = uploadKinds[kind]
  return async (c: Context<Signed>) => {
    const { world, user } = c.var
    const { signal } = c.req.raw
    const { incoming } = c.env as HttpBindings
    const most = await requireRoom(world, user)
    const bounds = { folder: world.files.incoming, most: mostBytesOf(kind), megabytes }
    const kept = inTurn(user.id, signal, () => receiving(incoming, bounds, received => keep(c, received, most)))
    const file = await kept.catch((error: unknown) => {
      if (signal.aborted) throw new Problem('unavailable')
      const isHeavy = error instanceof Problem && error.code === 'file_too_large'
      throw isHeavy ? new Problem(refusals.heavy, { megabytes }) : error
    })
    return { response: `/files/${file.id}`, file: fileView(file) }
  }
}
