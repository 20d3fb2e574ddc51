import { Hono } from 'hono'
import type { Call } from '#catalogue/call.ts'
import { pictureTools } from '#catalogue/pictures/index.ts'
import { engines } from '#catalogue/index.ts'
import { works } from '#catalogue/works.ts'
import { byShape } from '#shared/answers.ts'
import { bodyFor } from '#shared/body.ts'
import { nameOf } from '#shared/envelope.ts'
import { wholeExampleOf } from '#shared/example.ts'
import { modelSchema, schemaOf } from '#shared/json-schema.ts'
import { longestNote, mostNotes } from '#shared/notes.ts'
import { mostChosen } from '#shared/sources.ts'
import { asksForMore } from '#shared/variants.ts'
import { problems } from '#shared/problems.ts'
import { moreOf } from './openapi/more.ts'
import { claimsSchema } from './openapi/claims.ts'
import { segmentsSchema } from './openapi/segments.ts'
import { eventStream, failing, json, parameter, secured } from './openapi/parts.ts'
import { type BuiltRoute, ownPaths } from './openapi/paths.ts'
import { version } from './process/version.ts'
import { sending } from './http/route.ts'
import type { Signed } from './world.ts'

/** What stands in `result.response.response`, and beside it. */
const response = byShape<object>({
  text: shape => ({ [nameOf(shape)]: { type: 'string' } }),
  list: shape => {
    const { properties } = modelSchema(shape, {}) as { properties: { items: object } }
    return shape.wire === 'text'
      ? { response: { type: 'string' }, parts: properties.items }
      : { response: { type: 'array', items: { type: 'string' } }, ...(shape.of && { parts: properties.items }) }
  },
  form: shape => ({ [nameOf(shape)]: { type: 'string' }, parts: schemaOf(shape.parts) }),
  claims: () => ({ response: { type: 'string' }, parts: claimsSchema }),
  segments: () => ({ text: { type: 'string' }, segments: segmentsSchema }),
  audio: () => ({ response: { type: 'string' } }),
  pictures: () => ({ response: { type: 'array', items: { type: 'string' } } }),
})

const object = (properties: object) => ({ type: 'object', properties })

const corrections = {
  type: 'array',
  items: object({ was: { type: 'string' }, now: { type: 'string' }, reason: { type: 'string' } }),
  description: 'What was corrected, in the order of the text, with the reason where the model gave one.',
}

const notes = {
  type: 'array',
  items: { type: 'string', maxLength: longestNote },
  maxItems: mostNotes,
  description:
    'What the model says to the person about the answer, such as what to check before it is sent; left out where there ' +
    'is nothing. Never part of `response`.',
}

/** What stands beside an answer where several were asked for. */
const several = ({ answer, fields }: Call) =>
  Object.keys(fields).some(name => asksForMore(name, fields)) && {
    variants: {
      type: 'array',
      items: { type: 'string' },
      description: 'All that were written, where several were asked for; `response` is the first of them.',
    },
    ...(answer.shape === 'form' && { variantParts: { type: 'array', items: schemaOf(answer.parts) } }),
    variantNotes: { type: 'array', items: notes, description: 'The notes of each, where there are any.' },
    variantInputs: {
      type: 'array',
      items: object({}),
      description: 'What each is for, where they are for different things: the network as `type`.',
    },
  }

/** The whole of an answer. */
const answered = (call: Call) => {
  const { answer: shape, by } = call
  if (shape.shape === 'segments')
    return object({ success: { const: true }, result: object(response(shape)), segments: segmentsSchema })
  return object({
    ...(shape.wire === 'completion' && { completion: { type: 'array', items: { type: 'string' } } }),
    ...(shape.wire === 'success' && { success: { const: true }, message: { type: 'string' } }),
    result: object({
      response: object({ ...response(shape), notes, ...several(call), ...(by === 'corrected' && { corrections }) }),
    }),
  })
}

/** What every engine's call takes besides its form. */
const besides = {
  AiLanguage: {
    type: 'string',
    description: 'The language of the output, as DE, EN or de-DE; otherwise that of the account. Also `lang`.',
  },
}

/** What the specifications name and nothing here does yet: it may be sent, and is off. */
const accepted: Readonly<Record<string, object>> = {
  expand: { live: { type: 'boolean', default: false, description: 'Accepted, and off: nothing is researched yet.' } },
}

/** What a call takes where it can be researched for. */
const researched = {
  sources: {
    ...{ type: 'array', items: { type: 'string' }, minItems: 1, maxItems: mostChosen },
    description:
      'What it is to be written from, in place of a search: addresses of pages, `/files/…` or `/documents/…`. ' +
      'With `again`, what that attempt has read of them is not read anew.',
  },
}

/** What says so in a call that writes a part of a text that was researched for. */
const partly = {
  hasResearchData: {
    ...{ type: 'boolean', default: false },
    description: 'With `sources`: those chosen for the whole text are laid under this part of it, too.',
  },
}

const bodyOf = (path: string, call: Call) => {
  const schema = schemaOf(call.fields)
  const { more, ...own } = schema.properties
  return {
    ...schema,
    properties: {
      ...own,
      ...accepted[path],
      ...(call.fields.hasResearchData && researched),
      ...(call.partOf && { ...partly, ...researched }),
      ...((more || call.sender) && { more: moreOf(call, more) }),
      ...(call.language && call.language !== 'kept' ? {} : besides),
    },
  }
}

const streaming = ' Streams unless `Accept: application/json` asks for the whole.'

const costsOf = (call: Call) => {
  const { cost = 1, by = 'once', otherwise } = call
  if (!works[by].length)
    return otherwise
      ? `Costs nothing; with \`${otherwise.where.field}\`, where a model can do it, ${cost}.`
      : 'Costs nothing.'
  const each = several(call) ? ', and each of several texts as much' : ''
  return `Costs ${cost} request${cost > 1 ? 's' : ''}${each}.`
}

const engineOperation = (slug: string, name: string, path: string, call: Call, example: object) => ({
  summary: name,
  operationId: path,
  tags: [slug],
  description: costsOf(call) + (call.streams ? streaming : ''),
  security: secured.program,
  parameters: [
    { ...parameter('query')('without'), description: '`model` asks for the house method, where there is one.' },
    { ...parameter('query')('again'), description: 'An earlier run whose finished steps are not repeated.' },
    {
      ...parameter('query')('by'),
      description: '`other` with `again`: another model than that of the earlier run writes, where there is one.',
    },
    { ...parameter('query')('of'), description: 'An earlier run of this call; the new one is a version of its text.' },
    { ...parameter('header')('Idempotency-Key'), description: 'The same key and body is the same run.' },
    { ...parameter('header')('Prefer'), description: '`respond-async` answers 202 with the run’s id.' },
  ],
  requestBody: { required: true, content: json(bodyOf(path, call), { example }) },
  responses: {
    200: {
      description: 'The answer whole, or its events as they come',
      headers: { 'X-Run-Id': { schema: { type: 'string' } } },
      content: { ...json(answered(call)), ...eventStream },
    },
    202: { description: 'The run has begun', content: json(object({ run: { type: 'string' } })) },
    ...failing(401, 402, 403, 404, 409, 413, 415, 422, 429, 500, 502, 503, 504),
  },
})

const enginePaths = () =>
  [...engines, ...pictureTools].flatMap(({ slug, name, calls, guide, shelf }) =>
    Object.entries(calls).map(([path, call]) => {
      const example = bodyFor(call.fields, wholeExampleOf(call.fields, guide.example[path], 'en'))
      return [
        `/api/${shelf ? 'imagesEngines' : 'engins'}/${path}`,
        { post: engineOperation(slug, name.en, path, call, example) },
      ] as const
    }),
  )

/** The OpenAPI 3.1 description of all calls: those of the engines come from their definitions. */
export const openapi = (built: readonly BuiltRoute[]) => ({
  openapi: '3.1.0',
  info: { title: 'Federwerk', version },
  paths: { ...ownPaths(built), ...Object.fromEntries(enginePaths()) },
  components: {
    securitySchemes: {
      session: { type: 'apiKey', in: 'cookie', name: 'federwerk.session_token' },
      key: { type: 'http', scheme: 'bearer', description: 'An API key, `fw_…`, from the settings' },
    },
    schemas: {
      Problem: {
        type: 'object',
        required: ['success', 'code', 'message'],
        properties: {
          success: { const: false },
          code: { enum: Object.keys(problems) },
          message: { type: 'string', description: 'A sentence in the language of Accept-Language' },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
        },
      },
    },
  },
})

/** The description of the routes of an app, which is asked for them once it is built. */
export const openapiRoutes = (built: () => readonly BuiltRoute[]) =>
  new Hono<Signed>().get(
    '/openapi.json',
    sending({ summary: 'This description', by: 'everyone', sends: 'json', what: 'OpenAPI 3.1' }, c =>
      c.json(openapi(built())),
    ),
  )
