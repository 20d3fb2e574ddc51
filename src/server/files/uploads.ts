import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { readFile } from 'node:fs/promises'
import { uploadKinds, mostBytesOf } from '#shared/accepts.ts'
import { Problem } from '#shared/problems.ts'
import { attachment } from '../http/attachment.ts'
import { listAsked } from '../http/checked.ts'
import type { ByteRange, StoredFile } from './files.ts'
import { type Received, receiving } from './receive.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import { requireRoom } from './room.ts'
import { fileView } from './views.ts'
import { typeOf } from '../reading/documents/kinds.ts'
import type { Reading } from '../reading/reading.ts'
import type { Signed } from '../world.ts'

/** The largest document; bytes. */
export const largest = mostBytesOf('documents')

/** How many uploads come in at the same time, and how many documents are held in memory to be read. */
const inTurn = fairSemaphore({ inAll: 32, each: 4 })
const readInTurn = fairSemaphore({ inAll: 2, each: 2 })

type Understood = Received & { type: string; reading: Reading }

/** What came with a request, received and read; it is gone afterwards unless `work` has kept it. */
const understood = <Result>(c: Context<Signed>, work: (upload: Understood) => Promise<Result>) => {
  const { world, user } = c.var
  const { signal } = c.req.raw
  const { incoming } = c.env as HttpBindings
  return inTurn(user.id, signal, () =>
    receiving(
      incoming,
      { folder: world.files.incoming, most: largest, megabytes: uploadKinds.documents.megabytes },
      async received =>
        work(
          await readInTurn(user.id, signal, async () => {
            const bytes = await readFile(received.path)
            const type = typeOf(bytes)
            return { ...received, type, reading: await world.reader.document(bytes, received.name, signal) }
          }),
        ),
    ),
  ).catch(error => {
    throw signal.aborted ? new Problem('unavailable') : error
  })
}

const found = async (c: Context<Signed>, id: string): Promise<StoredFile> => {
  const file = await c.var.world.files.find(c.var.user.id, id)
  if (!file) throw new Problem('not_found')
  return file
}

/** What people bring: received, read and kept. Whatever belongs to someone else does not exist here. */
export const uploadRoutes = new Hono<Signed>()
  .post('/upload', async c => {
    const { world, user } = c.var
    const limit = await requireRoom(world, user)
    const file = await understood(c, ({ reading: { text, ...reading }, ...upload }) =>
      world.files.keep(user.id, { ...upload, reading, text }, limit),
    )
    return c.json({ response: `/files/${file.id}`, file: fileView(file) })
  })
  .post('/upload/text', async c => {
    const { name, reading } = await understood(c, async upload => upload)
    const { text, words, pages, language, cut } = reading
    return c.json({ name, pages: pages ?? null, words, language: language ?? null, text, cut: cut ?? false })
  })
  .get('/files', async c => {
    const { world, user } = c.var
    const { files, ...page } = await world.files.list(user.id, listAsked(c))
    const [used, limit] = [await world.files.used(user.id), user.holds.storage]
    return c.json({ files: files.map(fileView), ...page, used, limit })
  })
  .get('/files/:id', async c => {
    const file = await found(c, c.req.param('id'))
    return c.json({ file: fileView(file), text: file.text ?? null })
  })
  .delete('/files/:id', async c => {
    await c.var.world.files.remove(c.var.user.id, c.req.param('id'))
    return c.body(null, 204)
  })

/** The one part of a file that was asked for; undefined: all of it. Throws nothing: what makes no sense is all. */
const partAsked = (header: string | undefined, bytes: number): ByteRange | 'none' | undefined => {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? []
  if (!from && !to) return
  const part = from
    ? { from: Number(from), to: Math.min(to ? Number(to) : Infinity, bytes - 1) }
    : { from: Math.max(0, bytes - Number(to)), to: bytes - 1 }
  return part.from <= part.to ? part : 'none'
}

/** The bytes of a file, to whoever has brought it. */
export const fileRoutes = new Hono<Signed>().get('/files/:id', async c => {
  const file = await found(c, c.req.param('id'))
  // A part is for those who read, and who do not hold an earlier state: of a file there is only one, without a name.
  const asked = c.req.method === 'GET' && !c.req.header('If-Range') ? c.req.header('Range') : undefined
  const part = partAsked(asked, file.bytes)
  for (const [name, value] of Object.entries(attachment(file.name, file.type))) c.header(name, value)
  c.header('Accept-Ranges', 'bytes')
  if (part === 'none') return c.body(null, 416, { 'Content-Range': `bytes */${file.bytes}` })
  c.header('Content-Length', String(part ? part.to - part.from + 1 : file.bytes))
  if (part) c.header('Content-Range', `bytes ${part.from}-${part.to}/${file.bytes}`)
  const status = part ? 206 : 200
  return c.req.method === 'HEAD' ? c.body(null, status) : c.body(await c.var.world.files.read(file, part), status)
})
