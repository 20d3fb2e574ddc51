import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import { editor } from '#catalogue/editor/index.ts'
import { describePath, editorPath, type EditorTool, mostAround } from '#shared/editor.ts'
import { plans } from '#shared/plans.ts'
import { requirePlan } from '../plans/access.ts'
import { lookHere, type lookIn } from '../custom-engines/here.ts'
import { documentsIn, requireFiles, requirePictures } from '../files/own-files.ts'
import { bodyOf, checked } from '../http/checked.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { languageFor } from '../http/languages.ts'
import { filledIn, may, needs } from '../http/rules.ts'
import { listOf } from '../http/shapes.ts'
import { route as asked, sending } from '../http/route.ts'
import { begin } from '../runs/begin.ts'
import { answerWith } from '../runs/reply.ts'
import { workFor } from '../works/work-for.ts'
import type { Signed } from '../world.ts'
import { editorBody, valuesIn } from './body.ts'

const what = 'Events as they come, `agent_message` with `answer`; with `Accept: application/json` the answer whole'

const researchShown = z.object({
  access: z
    .nullable(listOf(z.enum(plans)))
    .check(z.describe('The plans that research is open to; null where no search is connected.')),
})

/** A call of the editor as it looks here and now. */
const here = (callHere: ReturnType<typeof lookIn>['callHere'], path: string) => {
  const call = editor.calls[path]
  if (!call) throw new TypeError(`The editor has no call ${path}.`)
  return callHere({ engine: editor, path, call })
}

/** A tool of the drawer: a run like every other, begun from the body that the specification gives it. */
const run = (tool: EditorTool) => async (c: Context<Signed>) => {
  const { world, user } = c.var
  const path = editorPath(tool)
  const [sent, { callHere }] = await Promise.all([bodyOf(c), lookHere(world)])
  const { engine, call } = here(callHere, path)
  const { values: given, language } = valuesIn(tool, sent)
  requirePlan(user, engine, call, given)
  const values = checked(call.fields, given)
  const documents = documentsIn(call.fields, values)
  if (documents.length) await requireFiles(c.var, documents)
  const wanted = {
    engine: engine.slug,
    path,
    call,
    values,
    language: languageFor(call, values, { AiLanguage: language }, user),
    by: workFor(call, values),
    key: idempotencyKeyOf(c),
    again: c.req.query('again'),
    byOther: c.req.query('by') === 'other',
  }
  return answerWith(c, await begin(world, user, wanted), call)
}

const route = (tool: EditorTool, summary: string) =>
  sending({ summary: `${summary}; costs 1 request`, takes: editorBody, sends: 'events', what }, run(tool))

const describeBody = {
  picture: needs(z.string().check(z.regex(/^\/files\/[\w-]{1,64}$/)), {
    de: 'Die Adresse eines Ihrer Bilder.',
    en: 'The address of a picture of yours, as its upload or its run gives it.',
  }),
  around: may(z.nullable(z.string().check(z.maxLength(mostAround))), {
    de: 'Der Text, bei dem es steht.',
    en: 'The text that it stands by.',
  }),
  language: may(z.nullable(z.string()), { de: 'Etwa „DE“.', en: 'Of the description, such as `DE`.' }),
}

/** Has a model that sees say what a picture shows: a run like every other. */
const describe = async (c: Context<Signed>) => {
  const { world, user } = c.var
  const [sent, { callHere }] = await Promise.all([bodyOf(c), lookHere(world)])
  const { picture, around, language } = filledIn(describeBody, sent)
  const { engine, call } = here(callHere, describePath)
  const values = checked(call.fields, { picture, ...(around && { around }) })
  requirePlan(user, engine, call, values)
  await requirePictures(c.var, call.fields, values)
  const wanted = {
    ...{ engine: engine.slug, path: describePath, call, values, by: workFor(call, values) },
    language: languageFor(call, values, { AiLanguage: language }, user),
    key: idempotencyKeyOf(c),
  }
  return answerWith(c, await begin(world, user, wanted), call)
}

/** The calls of the editor's drawer. */
export const editorRoutes = new Hono<Signed>()
  .get(
    '/editor/research',
    asked(
      { summary: 'Whether the free prompt can research here, and for which plans', gives: researchShown },
      async ({ var: { world } }) => {
        const { callHere } = await lookHere(world)
        const { hasResearchData } = here(callHere, editorPath('prompt')).call.fields
        return { access: hasResearchData ? [...(hasResearchData.access ?? plans)] : null }
      },
    ),
  )
  .get(
    '/editor/describe',
    asked(
      { summary: 'Whether a connected model can be shown pictures', gives: z.object({ ready: z.boolean() }) },
      async ({ var: { world } }) => ({ ready: !!(await world.models.seer()) }),
    ),
  )
  .post(
    '/editor/describe',
    sending(
      {
        summary: 'Says what a picture shows, for those who do not see it; costs 1 request',
        ...{ takes: describeBody, sends: 'events', what },
      },
      describe,
    ),
  )
  .post('/editor/regenerate', route('regenerate', 'Writes a text, or a passage of it, in other words'))
  .post('/editor/seo-analysis', route('seo-analysis', 'Says how a text would be found better by search engines'))
  .post('/editor/seo-rewrite', route('seo-rewrite', 'Reworks a text by the notes of seo-analysis'))
  .post('/editor/grammar', route('grammar', 'Corrects a text; the corrections with their reasons come as one `item`'))
  .post(
    '/editor/alternatives',
    route('alternatives', 'Says a sentence in other ways, or the word of it in `query`; a list'),
  )
  .post('/editor/prompt', route('prompt', 'Does with a text, or from a file, what `query` says'))
