import { Hono } from 'hono'
import { planNames } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import { read, type Text } from '#shared/text.ts'
import { bodyOf, listAsked } from '../http/checked.ts'
import { localeOf } from '../http/languages.ts'
import { filledIn } from '../http/rules.ts'
import { detailView, listedView } from '../views.ts'
import type { Signed } from '../world.ts'
import { removePerson } from '../account/remove-person.ts'
import { csvAnswer } from '../http/csv.ts'
import { recordChange } from './person-deeds.ts'
import { change, changeOfMany, peopleAsked } from './person-forms.ts'

const heads: readonly Text[] = [
  { de: 'Name', en: 'Name' },
  { de: 'E-Mail-Adresse', en: 'E-mail address' },
  { de: 'Tarif', en: 'Plan' },
  { de: 'Rolle', en: 'Role' },
  { de: 'Anfragen diesen Monat', en: 'Requests this month' },
  { de: 'Eigenes Kontingent', en: 'Custom limit' },
  { de: 'Gesperrt', en: 'Blocked' },
  { de: 'Konto seit', en: 'Account since' },
]
const roles = { user: { de: 'Nutzung', en: 'User' }, admin: { de: 'Administration', en: 'Administrator' } }
const yes = { de: 'ja', en: 'yes' }

/** The people of this installation. Whether an account exists is not told to anyone but administrators. */
export const userRoutes = new Hono<Signed>()
  .get('/users', async c => {
    const { users, ...page } = await c.var.world.users.list({ ...peopleAsked(c), ...listAsked(c, 25) })
    return c.json({ users: users.map(listedView), ...page })
  })
  .get('/users.csv', async c => {
    const { users, audit } = c.var.world
    const { search } = listAsked(c)
    const people = await users.all({ ...peopleAsked(c), search })
    await audit.record(c.var.user, 'people_exported', '', { count: people.length })
    const locale = localeOf(c, c.var.user)
    const rows = people.map(({ name, email, plan, role, used, ownLimit, blocked, createdAt }) => [
      ...[name, email, planNames[plan], read(roles[role], locale), used, ownLimit],
      ...[blocked ? read(yes, locale) : '', createdAt.toISOString().slice(0, 10)],
    ])
    return csvAnswer(c, 'federwerk-people.csv', locale, [heads.map(head => read(head, locale)), ...rows])
  })
  .patch('/users', async c => {
    const { world, user } = c.var
    const { ids, plan } = filledIn(changeOfMany, await bodyOf(c))
    const changed = await world.users.changeAll([...new Set(ids)], { plan })
    for (const one of changed) await recordChange(world, user, one)
    return c.json({ users: changed.map(({ after }) => listedView(after)) })
  })
  .get('/users/:id', async c => c.json(detailView(await c.var.world.users.find(c.req.param('id')))))
  .patch('/users/:id', async c => {
    const { world, user } = c.var
    const wanted = filledIn(change, await bodyOf(c))
    const [changed] = await world.users.changeAll([c.req.param('id')], wanted)
    if (!changed) throw new Problem('not_found')
    await recordChange(world, user, changed)
    return c.json(listedView(changed.after))
  })
  .post('/users/:id/reset-usage', async c => {
    const { users, audit } = c.var.world
    const { id, email } = await users.find(c.req.param('id'))
    const used = await users.resetUsage(id)
    await audit.record(c.var.user, 'usage_reset', email, { from: used, to: 0 })
    return c.json(detailView(await users.find(id)))
  })
  .post('/users/:id/end-sessions', async c => {
    const { users, audit } = c.var.world
    const { id, email } = await users.find(c.req.param('id'))
    const ended = await users.endSessions(id)
    await audit.record(c.var.user, 'sessions_ended', email, { count: ended })
    return c.json({ ended })
  })
  .post('/users/:id/send-reset-link', async c => {
    const { users, auth, audit, config } = c.var.world
    const { email } = await users.find(c.req.param('id'))
    await auth.mailResetLink(email)
    await audit.record(c.var.user, 'reset_link_sent', email)
    return c.json({ mailed: config.smtpUrl !== undefined })
  })
  .delete('/users/:id', async c => {
    await removePerson(c.var.world, c.var.user, c.req.param('id'))
    return c.body(null, 204)
  })
