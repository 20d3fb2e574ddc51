import { Hono } from 'hono'
import { Problem } from '#shared/problems.ts'
import { version } from '../process/version.ts'
import type { Signed, World } from '../world.ts'

/** How this installation is and what it is made of, for who runs it. */
const systemView = async ({ config, operation, models, health }: World) => {
  const [{ version: server, bytes, people, runs, files, stored }, parts] = [await operation.measures(), await health()]
  const { total, last } = operation.errors()
  return {
    version,
    node: process.version,
    since: operation.since.toISOString(),
    database: { embedded: operation.embedded, server, bytes },
    files: { bucket: config.filesUrl.startsWith('s3:'), count: files, bytes: stored },
    cache: config.cacheUrl.startsWith('memory:') ? ('memory' as const) : ('redis' as const),
    people,
    runs,
    model: models.writer()?.connected.name ?? null,
    health: parts,
    errors: { total, last: last.map(({ at, ...error }) => ({ at: at.toISOString(), ...error })) },
  }
}
export type SystemView = Awaited<ReturnType<typeof systemView>>

const jobsView = async ({ jobs }: World) =>
  (await jobs.kinds()).map(({ failures, ...kind }) => ({
    ...kind,
    failures: failures.map(({ id, at, message }) => ({ _id: id, at: at.toISOString(), message })),
  }))
export type JobsView = Awaited<ReturnType<typeof jobsView>>

/** How the installation is, its jobs, and another try for one that failed. */
export const systemRoutes = new Hono<Signed>()
  .get('/system', async c => c.json(await systemView(c.var.world)))
  .get('/jobs', async c => c.json({ jobs: await jobsView(c.var.world) }))
  .post('/jobs/:id/again', async c => {
    const { jobs, audit } = c.var.world
    const id = c.req.param('id')
    if (!(await jobs.again(id))) throw new Problem('not_found')
    await audit.record(c.var.user, 'job_tried_again', '', { id })
    return c.json({ jobs: await jobsView(c.var.world) })
  })
