import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import type { Backup } from '../backups/backups.ts'
import { bodyOf } from '../http/checked.ts'
import { inPath, nothing, route, sending } from '../http/route.ts'
import { filledIn, needs } from '../http/rules.ts'
import { listOf, moment } from '../http/shapes.ts'
import type { Signed, World } from '../world.ts'

const backup = z.object({ name: z.string(), at: moment, bytes: z.int(), nightly: z.boolean() })
export type BackupView = z.infer<typeof backup>

const shown = z.discriminatedUnion('embedded', [
  z.object({ embedded: z.literal(false) }),
  z.object({
    embedded: z.literal(true),
    making: z.boolean(),
    lacks: listOf(z.enum(['secret', 'files'])),
    plan: z.object({ nightly: z.boolean(), keep: z.int() }),
    backups: z.array(backup),
  }),
])
export type BackupsView = z.infer<typeof shown>

const backupView = ({ name, at, bytes, nightly }: Backup): BackupView => ({
  name,
  at: at.toISOString(),
  bytes,
  nightly,
})

const required = ({ operation: { backups } }: World) => {
  if (!backups) throw new Problem('backup_elsewhere')
  return backups
}

const listed = async ({ operation: { backups } }: World): Promise<BackupsView> => {
  if (!backups) return { embedded: false }
  const [all, plan] = [await backups.list(), await backups.plan()]
  return {
    ...{ embedded: true as const, making: backups.making(), lacks: backups.lacks, plan },
    backups: all.map(backupView),
  }
}

const plan = {
  nightly: needs(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }),
  keep: needs(z.int().check(z.gte(1), z.lte(60)), { de: 'Eine Zahl von 1 bis 60.', en: 'A number from 1 to 60.' }),
}

/** Backups of the embedded database and of what belongs to it. Who has one has everything, so each step is noted. */
export const backupRoutes = new Hono<Signed>()
  .get(
    '/backups',
    route(
      {
        summary: 'The backups of the embedded database; `embedded` is false where PostgreSQL’s own tools do it',
        gives: shown,
      },
      c => listed(c.var.world),
    ),
  )
  .post(
    '/backups',
    route(
      {
        summary: 'Makes a backup, and says for how many milliseconds the database could not be asked',
        gives: z.object({ backup, paused: z.int() }),
        status: 201,
      },
      async c => {
        const { audit } = c.var.world
        const made = await required(c.var.world).make()
        await audit.record(c.var.user, 'backup_made', made.name, { bytes: made.bytes })
        return { backup: backupView(made), paused: Math.round(made.paused) }
      },
    ),
  )
  .put(
    '/backups',
    route(
      {
        summary: 'Sets whether one is made every night, and how many of these are kept',
        takes: plan,
        gives: shown,
      },
      async c => {
        const { audit, settings } = c.var.world
        required(c.var.world)
        const wanted = filledIn(plan, await bodyOf(c))
        await settings.set('backups', wanted)
        await audit.record(c.var.user, 'backups_set', '', wanted)
        return listed(c.var.world)
      },
    ),
  )
  .get(
    '/backups/:name',
    sending(
      {
        summary: 'A backup: unpacked, it is a data folder to start from',
        ...{ sends: 'file', what: 'A packed data folder' },
      },
      async c => {
        const { audit } = c.var.world
        const name = inPath(c, 'name')
        const { bytes, content } = await required(c.var.world).read(name)
        await audit.record(c.var.user, 'backup_downloaded', name)
        return c.body(content, 200, {
          'Content-Type': 'application/gzip',
          'Content-Length': String(bytes),
          'Content-Disposition': `attachment; filename="${name}"`,
        })
      },
    ),
  )
  .delete(
    '/backups/:name',
    route({ summary: 'Removes a backup', gives: nothing }, async c => {
      const { audit } = c.var.world
      const name = inPath(c, 'name')
      await required(c.var.world).remove(name)
      await audit.record(c.var.user, 'backup_deleted', name)
    }),
  )
