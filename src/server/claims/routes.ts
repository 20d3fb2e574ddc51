import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { type CheckedKind, costOfChecking, longestChecked } from '#shared/claims-checking.ts'
import { isBlank, lengthOf } from '#shared/text.ts'
import { lookHere } from '../custom-engines/here.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { languageFor } from '../http/languages.ts'
import { inPath, nothing, route, sending, type SendingSpec } from '../http/route.ts'
import { filledIn } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import { requirePlan } from '../plans/access.ts'
import { begin } from '../runs/begin.ts'
import { wrong } from '../runs/own-answer.ts'
import { answerWith } from '../runs/reply.ts'
import { workFor } from '../works/work-for.ts'
import type { Signed } from '../world.ts'
import { checkableIn, checksOf } from './checked-text.ts'
import { forChecking, forLeaving, words } from './rules.ts'

const shown = z.object({
  run: z.nullable(z.string()).check(z.describe('The newest fact check that came to something.')),
  running: z.nullable(z.string()).check(z.describe('The one that is at work.')),
  left: listOf(z.string()).check(z.describe('The claims that somebody leaves as they are, by their names.')),
  of: z
    .nullable(z.object({ kind: z.enum(['run', 'document']), text: z.string(), variant: z.int() }))
    .check(z.describe('Of a fact check: what it has checked; null where its text was typed for it.')),
})

const numberIn = (typed: string | undefined) => (/^[1-9]\d{0,3}$/.test(typed ?? '') ? Number(typed) : undefined)

/** What is known of the claims of a text. */
const find = (kind: CheckedKind) => async (c: Context<Signed>) => {
  const { world, user } = c.var
  const { of } = await checkableIn(world, user, kind, { id: inPath(c), variant: numberIn(c.req.query('variant')) })
  const { runs, left } = await world.claimChecks.find(user.id, of)
  const checks = await checksOf(world, user, runs)
  const checkedText = kind === 'run' ? await world.claimChecks.checkedBy(user.id, of.text) : undefined
  return { ...checks, left, of: checkedText ?? null }
}

/** Has the claims of a text checked: a fact check like that of the tool, which knows whose text it is. */
const check = (kind: CheckedKind) => async (c: Context<Signed>) => {
  const { world, user } = c.var
  const { text: own, variant, lang } = filledIn(forChecking, await bodyOf(c))
  const { of, text, language } = await checkableIn(world, user, kind, { id: inPath(c), variant })
  const content = own ?? text
  if (isBlank(content)) throw wrong('text', words.empty)
  if (lengthOf(content.trim()) > longestChecked) throw wrong('text', words.long)
  const [found, { callHere }] = await Promise.all([world.catalogue.find('factcheck'), lookHere(world)])
  const { engine, path, call: asTool } = callHere(found)
  const { content: field, ...others } = asTool.fields
  const fields = { ...others, ...(field && { content: { ...field, max: longestChecked } }) }
  const call = { ...asTool, fields, cost: costOfChecking(content) }
  requirePlan(user, engine, call, { content })
  const values = checked(call.fields, { content })
  const wanted = {
    ...{ engine: engine.slug, path, call, values },
    language: languageFor(call, values, { lang: lang ?? language }, user),
    by: workFor(call, values),
    key: idempotencyKeyOf(c),
    again: c.req.query('again'),
    byOther: c.req.query('by') === 'other',
  }
  const run = await begin(world, user, wanted)
  await world.claimChecks.add(user.id, of, run.id)
  return answerWith(c, run, call)
}

/** Keeps which claims of a text somebody leaves as they are. */
const leave =
  (kind: CheckedKind) =>
  async (c: Context<Signed>, { left, variant }: { left: readonly string[]; variant?: number | undefined }) => {
    const { world, user } = c.var
    const { of } = await checkableIn(world, user, kind, { id: inPath(c), variant })
    await world.claimChecks.leave(user.id, of, [...new Set(left)])
  }

const query = { variant: z.optional(z.int().check(z.gte(1))) }
const what = 'As factcheck answers: whole, or as an event stream'
const checking = (of: string): SendingSpec => ({
  summary: `Checks the claims of ${of}; costs 1 request for each 800 characters begun, and nothing for parts in which nothing could be checked`,
  takes: forChecking,
  ...{ sends: 'events', what },
})

/** The claims of texts and documents, and what became of them. */
export const claimRoutes = new Hono<Signed>()
  .get(
    '/runs/:id/claims',
    route({ summary: 'The fact check of a text; of a fact check, whose text it is', query, gives: shown }, find('run')),
  )
  .post('/runs/:id/claims', sending(checking('a text'), check('run')))
  .put(
    '/runs/:id/claims',
    route(
      { summary: 'Keeps which claims of a text are left as they are', body: forLeaving, gives: nothing },
      leave('run'),
    ),
  )
  .get('/document/:id/claims', route({ summary: 'The fact check of a document', gives: shown }, find('document')))
  .post('/document/:id/claims', sending(checking('a document, or of a part of it in `text`'), check('document')))
  .put(
    '/document/:id/claims',
    route(
      { summary: 'Keeps which claims of a document are left as they are', body: forLeaving, gives: nothing },
      leave('document'),
    ),
  )
