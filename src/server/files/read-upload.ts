import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { readFile } from 'node:fs/promises'
import { mostBytesOf, uploadKinds } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { Signed } from '../world.ts'
import { type Received, receiving } from './receive.ts'

/** The largest document; bytes. */
export const largest = mostBytesOf('documents')

/** How many uploads come in at the same time, and how many documents are held in memory to be read. */
const inTurn = fairSemaphore({ inAll: 32, each: 4 })
const readInTurn = fairSemaphore({ inAll: 2, each: 2 })

/** What came with a request, received and read; it is gone afterwards unless `work` has kept it. */
export const readUpload = <Read, Result>(
  c: Context<Signed>,
  read: (bytes: Buffer, name: string) => Promise<Read>,
  work: (received: Received, read: Read) => Promise<Result>,
) => {
  const { world, user } = c.var
  const { signal } = c.req.raw
  const { incoming } = c.env as HttpBindings
  return inTurn(user.id, signal, () =>
    receiving(
      incoming,
      { folder: world.files.incoming, most: largest, megabytes: uploadKinds.documents.megabytes },
      async received =>
        work(
          received,
          await readInTurn(user.id, signal, async () => read(await readFile(received.path), received.name)),
        ),
    ),
  ).catch(error => {
    throw signal.aborted ? new Problem('unavailable') : error
  })
}
