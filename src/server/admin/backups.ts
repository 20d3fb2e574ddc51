import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import type { Backup } from '../backups/backups.ts'
import { bodyOf } from '../http/checked.ts'
import { filledIn, needs } from '../http/rules.ts'
import type { Signed, World } from '../world.ts'

const backupView = ({ name, at, bytes, nightly }: Backup) => ({ name, at: at.toISOString(), bytes, nightly })
export type BackupView = ReturnType<typeof backupView>

const required = ({ operation: { backups } }: World) => {
  if (!backups) throw new Problem('backup_elsewhere')
  return backups
}

const listed = async ({ operation: { backups } }: World) => {
  if (!backups) return { embedded: false as const }
  const [all, plan] = [await backups.list(), await backups.plan()]
  return {
    ...{ embedded: true as const, making: backups.making(), lacks: backups.lacks, plan },
    backups: all.map(backupView),
  }
}
export type BackupsView = Awaited<ReturnType<typeof listed>>

const plan = {
  nightly: needs(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' }),
  keep: needs(z.int().check(z.gte(1), z.lte(60)), { de: 'Eine Zahl von 1 bis 60.', en: 'A number from 1 to 60.' }),
}

/** Backups of the embedded database and of what belongs to it. Who has one has everything, so each step is noted. */
export const backupRoutes = new Hono<Signed>()
  .get('/backups', async c => c.json(await listed(c.var.world)))
  .post('/backups', async c => {
    const { audit } = c.var.world
    const made = await required(c.var.world).make()
    await audit.record(c.var.user, 'backup_made', made.name, { bytes: made.bytes })
    return c.json({ backup: backupView(made), paused: Math.round(made.paused) }, 201)
  })
  .put('/backups', async c => {
    const { audit, settings } = c.var.world
    required(c.var.world)
    const wanted = filledIn(plan, await bodyOf(c))
    await settings.set('backups', wanted)
    await audit.record(c.var.user, 'backups_set', '', wanted)
    return c.json(await listed(c.var.world))
  })
  .get('/backups/:name', async c => {
    const { audit } = c.var.world
    const name = c.req.param('name')
    const { bytes, content } = await required(c.var.world).read(name)
    await audit.record(c.var.user, 'backup_downloaded', name)
    return c.body(content, 200, {
      'Content-Type': 'application/gzip',
      'Content-Length': String(bytes),
      'Content-Disposition': `attachment; filename="${name}"`,
    })
  })
  .delete('/backups/:name', async c => {
    const { audit } = c.var.world
    const name = c.req.param('name')
    await required(c.var.world).remove(name)
    await audit.record(c.var.user, 'backup_deleted', name)
    return c.body(null, 204)
  })
