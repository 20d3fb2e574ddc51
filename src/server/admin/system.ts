import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { inPath, route } from '../http/route.ts'
import { moment } from '../http/shapes.ts'
import { version } from '../process/version.ts'
import type { Signed, World } from '../world.ts'

const shown = z.object({
  version: z.string(),
  node: z.string(),
  since: moment,
  database: z.object({ embedded: z.boolean(), server: z.string(), bytes: z.int() }),
  files: z.object({ bucket: z.boolean(), count: z.int(), bytes: z.int() }),
  cache: z.enum(['memory', 'redis']),
  people: z.int(),
  runs: z.int(),
  model: z.nullable(z.string()),
  health: z.record(z.string(), z.boolean()),
  errors: z.object({
    total: z.int(),
    last: z.array(z.object({ at: moment, what: z.string(), where: z.string() })),
  }),
})
export type SystemView = z.infer<typeof shown>

const jobs = z.array(
  z.object({
    name: z.string(),
    waiting: z.int(),
    active: z.int(),
    failed: z.int(),
    failures: z.array(z.object({ _id: z.string(), at: moment, message: z.string() })),
  }),
)
export type JobsView = z.infer<typeof jobs>
const jobsShown = z.object({ jobs })

/** How this installation is and what it is made of, for who runs it. */
const systemView = async ({ config, operation, models, health }: World): Promise<SystemView> => {
  const [{ version: server, bytes, people, runs, files, stored }, parts] = [await operation.measures(), await health()]
  const { total, last } = operation.errors()
  return {
    version,
    node: process.version,
    since: operation.since.toISOString(),
    database: { embedded: operation.embedded, server, bytes },
    files: { bucket: config.filesUrl.startsWith('s3:'), count: files, bytes: stored },
    cache: config.cacheUrl.startsWith('memory:') ? 'memory' : 'redis',
    people,
    runs,
    model: models.writer()?.connected.name ?? null,
    health: parts,
    errors: { total, last: last.map(({ at, ...error }) => ({ at: at.toISOString(), ...error })) },
  }
}

const jobsView = async ({ jobs }: World): Promise<JobsView> =>
  (await jobs.kinds()).map(({ failures, ...kind }) => ({
    ...kind,
    failures: failures.map(({ id, at, message }) => ({ _id: id, at: at.toISOString(), message })),
  }))

/** How the installation is, its jobs, and another try for one that failed. */
export const systemRoutes = new Hono<Signed>()
  .get(
    '/system',
    route(
      {
        summary: 'Version, database, files, cache, people, texts, health, and the last errors of this node',
        gives: shown,
      },
      c => systemView(c.var.world),
    ),
  )
  .get(
    '/jobs',
    route(
      { summary: 'How many jobs of each kind are waiting, running and failed, and why', gives: jobsShown },
      async c => ({ jobs: await jobsView(c.var.world) }),
    ),
  )
  .post(
    '/jobs/:id/again',
    route({ summary: 'Runs a failed job again', gives: jobsShown }, async c => {
      const { world, user } = c.var
      const id = inPath(c)
      if (!(await world.jobs.again(id))) throw new Problem('not_found')
      await world.audit.record(user, 'job_tried_again', '', { id })
      return { jobs: await jobsView(world) }
    }),
  )
