import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { attachment } from '../http/attachment.ts'
import { listAsked, listWords } from '../http/checked.ts'
import { inPath, nothing, route, sending } from '../http/route.ts'
import type { StoredFile } from '../store/stored-file.ts'
import type { ByteRange } from './files.ts'
import { readUpload } from './read-upload.ts'
import type { Received } from './receive.ts'
import { requireRoom } from './room.ts'
import { fileShown, fileView } from './views.ts'
import { typeOf } from '../reading/documents/kinds.ts'
import type { Reading } from '../reading/reading.ts'
import type { Signed } from '../world.ts'

type Understood = Received & { type: string; reading: Reading }

/** A document that came with a request, received and read; it is gone afterwards unless `work` has kept it. */
const understood = <Result>(c: Context<Signed>, work: (upload: Understood) => Promise<Result>) =>
  readUpload(
    c,
    async (bytes, name) => ({
      type: typeOf(bytes),
      reading: await c.var.world.reader.document(bytes, name, c.req.raw.signal),
    }),
    (received, read) => work({ ...received, ...read }),
  )

const found = async (c: Context<Signed>, id: string): Promise<StoredFile> => {
  const file = await c.var.world.files.find(c.var.user.id, id)
  if (!file) throw new Problem('not_found')
  return file
}

/** A document that was read, and of which nothing was kept. */
const readShown = z.object({
  ...{ name: z.string(), pages: z.nullable(z.int()), words: z.int(), language: z.nullable(z.string()) },
  ...{ text: z.string(), cut: z.boolean() },
})

const { page, limit } = listWords

/** What people bring: received, read and kept. Whatever belongs to someone else does not exist here. */
export const uploadRoutes = new Hono<Signed>()
  .post(
    '/upload',
    route(
      {
        summary: 'Reads a document of at most 5 MB (PDF, Word, text) and keeps it',
        file: true,
        gives: z.object({ response: z.string(), file: fileShown }),
      },
      async c => {
        const { world, user } = c.var
        const most = await requireRoom(world, user)
        const file = await understood(c, ({ reading: { text, ...reading }, ...upload }) =>
          world.files.keep(user.id, { ...upload, reading, text }, most),
        )
        return { response: `/files/${file.id}`, file: fileView(file) }
      },
    ),
  )
  .post(
    '/upload/text',
    route({ summary: 'Reads a document and keeps nothing', file: true, gives: readShown }, async c => {
      const { name, reading } = await understood(c, async upload => upload)
      const { text, words, pages, language, cut } = reading
      return { name, pages: pages ?? null, words, language: language ?? null, text, cut: cut ?? false }
    }),
  )
  .get(
    '/files',
    route(
      {
        summary: 'What the person has brought, newest first, and how much of the plan’s storage it takes up; bytes',
        query: { page, limit, kind: z.optional(z.enum(['pictures'])) },
        gives: z.object({
          ...{ files: z.array(fileShown), total: z.int(), page: z.int() },
          ...{ used: z.int(), limit: z.int() },
        }),
      },
      async c => {
        const { world, user } = c.var
        const kind = c.req.query('kind') === 'pictures' ? 'pictures' : 'all'
        const { files, ...rest } = await world.files.list(user.id, { ...listAsked(c), kind })
        const [used, most] = [await world.files.used(user.id), user.holds.storage]
        return { files: files.map(fileView), ...rest, used, limit: most }
      },
    ),
  )
  .get(
    '/files/:id',
    route(
      {
        summary: 'A file, and its text as Markdown',
        gives: z.object({ file: fileShown, text: z.nullable(z.string()) }),
      },
      async c => {
        const file = await found(c, inPath(c))
        return { file: fileView(file), text: file.text ?? null }
      },
    ),
  )
  .delete(
    '/files/:id',
    route({ summary: 'Removes a file', gives: nothing }, async c => {
      await c.var.world.files.remove(c.var.user.id, inPath(c))
    }),
  )

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
export const fileRoutes = new Hono<Signed>().get(
  '/files/:id',
  sending({ summary: 'The bytes of a file, to be saved', sends: 'file', what: 'The file' }, async c => {
    const file = await found(c, inPath(c))
    // A part is for those who read and hold no earlier state: of a file there is one alone, without a name.
    const asked = c.req.method === 'GET' && !c.req.header('If-Range') ? c.req.header('Range') : undefined
    const part = partAsked(asked, file.bytes)
    for (const [name, value] of Object.entries(attachment(file.name, file.type))) c.header(name, value)
    c.header('Accept-Ranges', 'bytes')
    if (part === 'none') return c.body(null, 416, { 'Content-Range': `bytes */${file.bytes}` })
    c.header('Content-Length', String(part ? part.to - part.from + 1 : file.bytes))
    if (part) c.header('Content-Range', `bytes ${part.from}-${part.to}/${file.bytes}`)
    const status = part ? 206 : 200
    return c.req.method === 'HEAD' ? c.body(null, status) : c.body(await c.var.world.files.read(file, part), status)
  }),
)
