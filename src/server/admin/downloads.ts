import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem, type ProblemCode, problems } from '#shared/problems.ts'
import { inPath, route } from '../http/route.ts'
import { bilingual, listOf } from '../http/shapes.ts'
import type { Download } from '../downloads/catalogue.ts'
import type { OpenedDownload } from '../downloads/one-download.ts'
import { memoryHere } from '../process/memory-here.ts'
import type { Signed, World } from '../world.ts'

const download = z.object({
  id: z.string(),
  kind: z.enum(['write', 'speak', 'listen', 'paint', 'pictures']),
  name: z.string(),
  line: bilingual,
  maker: z.string(),
  licence: z.string(),
  licenceAt: z.string(),
  /** What the licence forbids, where it does. */
  terms: z.nullable(bilingual),
  bytes: z.number(),
  memory: z.number(),
  state: z.enum(['none', 'loading', 'paused', 'checking', 'ready']),
  /** How many bytes are here, and come each second. */
  received: z.number(),
  speed: z.nullable(z.number()),
  problem: z.nullable(
    z.object({
      code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
      details: z.record(z.string(), z.number()),
    }),
  ),
  /** What it is connected as once it is here, where it writes. */
  connects: z.nullable(z.object({ provider: z.string(), model: z.string() })),
})
const shown = z.object({ downloads: listOf(download), free: z.number(), memory: z.number() })
export type DownloadsView = z.infer<typeof shown>

/** What a model is called here: its file without the ending. */
const nameIn = ({ file }: Pick<Download, 'file'>) => file.replace(/\.\w+$/, '')

const connectsAs = ({ kind, file }: Pick<Download, 'kind' | 'file'>) =>
  kind === 'write' ? { provider: 'local', model: nameIn({ file }) } : null

const numbersIn = (details: object) =>
  Object.fromEntries(Object.entries(details).filter((pair): pair is [string, number] => typeof pair[1] === 'number'))

const downloadsView = async ({ downloads }: World): Promise<DownloadsView> => ({
  downloads: (await downloads.all()).map(one => {
    const { id, kind, name, line, maker, licence, licenceAt, bytes, memory, state, received, file } = one
    return {
      ...{ id, kind, name, line, maker, licence, licenceAt, bytes, memory, state, received },
      terms: one.terms ?? null,
      speed: one.speed ?? null,
      problem: one.problem ? { code: one.problem.code, details: numbersIn(one.problem.details) } : null,
      connects: connectsAs({ kind, file }),
    }
  }),
  free: await downloads.free(),
  memory: memoryHere(),
})

/** What an administrator connected, or the environment names, is not pulled away from under it once it is here. */
const requireUnconnected = async ({ models, transcription }: World, { what, view }: OpenedDownload) => {
  if ((await view()).state !== 'ready') return
  const model = nameIn(what)
  // A listener that names no model takes the one that is here.
  const isOnly = (await transcription.here()).length === 1
  const listens = what.kind === 'listen' ? await transcription.connected() : []
  const writes = what.kind === 'write' ? models.all() : []
  const isConnected =
    writes.some(one => one.name === `local:${model}` && one.from !== 'found') ||
    listens.some(one => one.id === 'local' && (one.model === model || (!one.model && isOnly)))
  if (isConnected) throw new Problem('model_connected')
}

/** Models that are fetched onto this server: which there are, how far each is, fetched, held up and removed. */
export const downloadRoutes = new Hono<Signed>()
  .get(
    '/downloads',
    route({ summary: 'What can be downloaded onto this server, and how far each is', gives: shown }, c =>
      downloadsView(c.var.world),
    ),
  )
  .post(
    '/downloads/:id',
    route({ summary: 'Begins to download one, or goes on where it was held up', gives: shown }, async c => {
      const { downloads, audit } = c.var.world
      const one = await downloads.one(inPath(c))
      await one.begin()
      await audit.record(c.var.user, 'download_begun', one.what.name)
      return downloadsView(c.var.world)
    }),
  )
  .post(
    '/downloads/:id/pause',
    route({ summary: 'Holds a download up; what has come stays', gives: shown }, async c => {
      const one = await c.var.world.downloads.one(inPath(c))
      await one.pause()
      return downloadsView(c.var.world)
    }),
  )
  .delete(
    '/downloads/:id',
    route({ summary: 'Gives a download up, or removes what was downloaded', gives: shown }, async c => {
      const { downloads, audit } = c.var.world
      const one = await downloads.one(inPath(c))
      await requireUnconnected(c.var.world, one)
      await one.remove()
      await audit.record(c.var.user, 'download_removed', one.what.name)
      return downloadsView(c.var.world)
    }),
  )
