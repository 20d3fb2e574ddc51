import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { lengthOf, locales, type Text } from '#shared/text.ts'
import { route } from '../http/route.ts'
import { may } from '../http/rules.ts'
import { sessionOf } from './session.ts'
import { sessionShown } from '../views.ts'
import type { Signed } from '../world.ts'

const tooMany: Text = { de: 'Höchstens 30 Werkzeuge, jedes einmal.', en: 'At most 30 tools, each once.' }
const most = { answers: 60, letters: 2000, pins: 30 }

const told = {
  phone: may(z.nullable(z.string().check(z.trim(), z.maxLength(40), z.regex(/^$|^\+?[\d\s()/.-]*\d[\d\s()/.-]*$/))), {
    de: 'Eine Telefonnummer mit höchstens 40 Zeichen.',
    en: 'A phone number of at most 40 characters.',
  }),
  country: may(
    z.nullable(
      z.string().check(
        z.trim(),
        z.refine(name => lengthOf(name) <= 60),
      ),
    ),
    { de: 'Höchstens 60 Zeichen.', en: 'At most 60 characters.' },
  ),
  locale: may(z.enum(locales).register(z.globalRegistry, { description: 'What the screens speak' }), {
    de: 'de oder en.',
    en: 'de or en.',
  }),
  answers: may(
    z
      .record(z.string().check(z.maxLength(100)), z.union([z.boolean(), z.string().check(z.maxLength(most.letters))]))
      .check(
        z.refine(answers => Object.keys(answers).length <= most.answers),
        z.refine(answers => lengthOf(JSON.stringify(answers)) <= 10 * most.letters),
      )
      .register(z.globalRegistry, { description: 'How the shared questions of forms were answered last' }),
    { de: 'Antworten auf gemeinsame Fragen.', en: 'Answers to shared questions.' },
  ),
  pins: may(
    z
      .array(z.string().check(z.maxLength(100)))
      .check(
        z.maxLength(most.pins),
        z.refine(pins => new Set(pins).size === pins.length),
      )
      .register(z.globalRegistry, { description: 'The tools one keeps at hand, by their slugs, in that order' }),
    tooMany,
  ),
  pin: may(
    z
      .object({ tool: z.string().check(z.maxLength(100)), isPinned: z.boolean() })
      .register(z.globalRegistry, { description: 'One of them that joins or goes, whatever the others are by then' }),
    { de: 'Ein Werkzeug, und ob es angeheftet ist.', en: 'A tool, and whether it is pinned.' },
  ),
}

/** What is pinned after one joins or goes. Throws `invalid` where there are too many. */
const pinsAfter = (pins: readonly string[], { tool, isPinned }: { tool: string; isPinned: boolean }) => {
  const others = pins.filter(pin => pin !== tool)
  if (isPinned && others.length >= most.pins) throw new Problem('invalid', { fields: { pin: tooMany } })
  return isPinned ? [...others, tool] : others
}

/** What people keep of themselves in their account; what a body leaves out stays. */
export const aboutRoutes = new Hono<Signed>().patch(
  '/user',
  route(
    {
      summary: 'Changes what one keeps of oneself; what is left out stays, null removes it',
      body: told,
      gives: sessionShown,
    },
    async (c, { pin, ...change }) => {
      const { world, user } = c.var
      const changes = Object.entries(change).filter(([, value]) => value !== undefined)
      const about = await world.users.changeAbout(user.id, kept => {
        const { phone, country, locale, answers, pins } = { ...kept, ...Object.fromEntries(changes) }
        return {
          locale,
          answers,
          pins: pin ? pinsAfter(pins ?? [], pin) : pins,
          phone: phone || undefined,
          country: country || undefined,
        }
      })
      return sessionOf(c, { ...user, ...about })
    },
  ),
)
