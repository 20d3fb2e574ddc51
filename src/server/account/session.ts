import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { languageCode } from '../http/languages.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import { mustProve } from '../runs/proven.ts'
import { periodOf } from '../store/run.ts'
import { sessionShown, sessionView } from '../views.ts'
import type { Signed, User } from '../world.ts'

const languages = ['DE', 'EN'] as const
const changed = {
  lang: needs<string>(
    z.pipe(
      z.transform(written => languageCode(written)?.toUpperCase()),
      z.enum(languages),
    ),
    {
      de: 'Deutsch oder Englisch.',
      en: 'German or English.',
    },
  ),
}

/** The month ends for everyone at the same moment, in UTC. */
export const monthAfter = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1))

/** The signed-in person, as `GET /api/session` tells of them. */
export const sessionOf = async (c: Context<Signed>, user: User) => {
  const { runs, contacts, brands, now } = c.var.world
  const today = now()
  const [used, call, brand, confirm] = await Promise.all([
    runs.used(user.id, periodOf(today)),
    contacts.find('booking'),
    brands.ofPerson(user.id),
    mustProve(c.var.world, user),
  ])
  const booking = typeof brand?.values.booking === 'string' ? brand.values.booking : call?.address
  return sessionView(user, used, monthAfter(today), booking, brand?.id, confirm)
}

/** Who is signed in, and the language their texts are written in. Reading the session keeps it alive. */
export const sessionRoutes = new Hono<Signed>()
  .get(
    '/session',
    route({ summary: 'The signed-in person, their plan and what they have used', gives: sessionShown }, async c => {
      const [cookie, view] = await Promise.all([
        c.var.world.sessions.renew(c.req.raw.headers),
        sessionOf(c, c.var.user),
      ])
      if (cookie) c.header('Set-Cookie', cookie, { append: true })
      return view
    }),
  )
  .post(
    '/user/updateLang',
    route(
      { summary: 'Sets the language texts are written in', body: changed, gives: sessionShown },
      async (c, { lang }) => {
        const { world, user } = c.var
        await world.users.setAiLanguage(user.id, lang)
        return sessionOf(c, { ...user, aiLanguage: lang })
      },
    ),
  )
