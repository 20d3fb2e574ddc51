import { Hono } from 'hono'
import * as z from 'zod/mini'
import { planNames } from '#shared/plans.ts'
import { Problem } from '#shared/problems.ts'
import { read, type Text } from '#shared/text.ts'
import { listAsked, listWords } from '../http/checked.ts'
import { localeOf } from '../http/languages.ts'
import { inPath, nothing, route, sending } from '../http/route.ts'
import { detailView, listedView } from '../views.ts'
import type { Signed } from '../world.ts'
import { removePerson } from '../account/remove-person.ts'
import { csvAnswer } from '../http/csv.ts'
import { recordChange } from './person-deeds.ts'
import { change, changeOfMany, peopleAsked, peopleWords } from './person-forms.ts'
import { personListed, personShown } from './person-shown.ts'

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
const roles = { user: { de: 'Mitglied', en: 'User' }, admin: { de: 'Administration', en: 'Administrator' } }
const yes = { de: 'ja', en: 'yes' }

/** The people of this installation. Whether an account exists is not told to anyone but administrators. */
export const userRoutes = new Hono<Signed>()
  .get(
    '/users',
    route(
      {
        summary: 'The people of this installation',
        query: { ...listWords, ...peopleWords },
        gives: z.object({ users: z.array(personListed), total: z.int(), page: z.int() }),
      },
      async c => {
        const { users, ...page } = await c.var.world.users.list({ ...peopleAsked(c), ...listAsked(c, 25) })
        return { users: users.map(listedView), ...page }
      },
    ),
  )
  .get(
    '/users.csv',
    sending(
      {
        summary: 'The people as a table, all of them',
        query: { search: listWords.search, ...peopleWords },
        ...{ sends: 'file', what: 'CSV in UTF-8' },
      },
      async c => {
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
      },
    ),
  )
  .patch(
    '/users',
    route(
      {
        summary: 'Puts several people, 100 at most, on a plan: all or none',
        body: changeOfMany,
        gives: z.object({ users: z.array(personListed) }),
      },
      async ({ var: { world, user } }, { ids, plan }) => {
        const changed = await world.users.changeAll([...new Set(ids)], { plan })
        for (const one of changed) await recordChange(world, user, one)
        return { users: changed.map(({ after }) => listedView(after)) }
      },
    ),
  )
  .get(
    '/users/:id',
    route(
      { summary: 'A person with their storage, sessions and when they were last seen', gives: personShown },
      async c => detailView(await c.var.world.users.find(inPath(c))),
    ),
  )
  .patch(
    '/users/:id',
    route(
      {
        summary: 'Changes plan, role, block or limit; limit null means the plan’s again. A block ends all sessions',
        body: change,
        gives: personListed,
      },
      async (c, wanted) => {
        const { world, user } = c.var
        const [changed] = await world.users.changeAll([inPath(c)], wanted)
        if (!changed) throw new Problem('not_found')
        await recordChange(world, user, changed)
        return listedView(changed.after)
      },
    ),
  )
  .post(
    '/users/:id/reset-usage',
    route({ summary: 'Sets the requests used this month back to 0', gives: personShown }, async c => {
      const { users, audit } = c.var.world
      const { id, email } = await users.find(inPath(c))
      const used = await users.resetUsage(id)
      await audit.record(c.var.user, 'usage_reset', email, { from: used, to: 0 })
      return detailView(await users.find(id))
    }),
  )
  .post(
    '/users/:id/end-sessions',
    route({ summary: 'Signs a person out everywhere', gives: z.object({ ended: z.int() }) }, async c => {
      const { users, audit } = c.var.world
      const { id, email } = await users.find(inPath(c))
      const ended = await users.endSessions(id)
      await audit.record(c.var.user, 'sessions_ended', email, { count: ended })
      return { ended }
    }),
  )
  .post(
    '/users/:id/send-reset-link',
    route(
      {
        summary: 'Mails a link to set a new password; `mailed` is false where mails become files',
        gives: z.object({ mailed: z.boolean() }),
      },
      async c => {
        const { users, auth, audit, config } = c.var.world
        const { email } = await users.find(inPath(c))
        await auth.mailResetLink(email)
        await audit.record(c.var.user, 'reset_link_sent', email)
        return { mailed: config.smtpUrl !== undefined }
      },
    ),
  )
  .delete(
    '/users/:id',
    route({ summary: 'Removes an account with its texts, files and bookmarks for good', gives: nothing }, async c => {
      await removePerson(c.var.world, c.var.user, inPath(c))
    }),
  )
