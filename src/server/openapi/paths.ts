import type { RouterRoute } from 'hono/types'
import * as z from 'zod/mini'
import { accountCalls } from './accounts.ts'
import { isOpenToKeys } from '../account/keys.ts'
import type { RouteDescription } from './description.ts'
import { eventStream, failing, json, parameter, secured } from './parts.ts'
import { nothing, type SendingSpec, type Spec, specOf } from '../http/route.ts'
import { jsonSchemaOf, schemaOfRules } from '../http/rules.ts'

const anything = { '*/*': { schema: { type: 'string', format: 'binary' } } }
const form = {
  'multipart/form-data': {
    schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } }, required: ['file'] },
  },
}

type Operation = RouteDescription & { schema?: object; gives?: object }

const bodyOfRow = (body: object, optional: readonly string[]) => ({
  type: 'object',
  properties: body,
  required: Object.keys(body).filter(name => !optional.includes(name)),
})

const operation = (
  method: string,
  path: string,
  { summary, by: asked, query = {}, body, schema, file, optional = [], answers, gives, stream, bytes }: Operation,
) => {
  const [status, description] = answers
  const by = asked ?? (path.startsWith('/api/admin/') ? 'administrators' : undefined)
  const content = stream ? eventStream : bytes ? anything : json(gives ?? { type: 'object' })
  const sent = schema ?? (body && bodyOfRow(body, optional))
  return {
    summary,
    security: secured[by ?? (isOpenToKeys(method.toUpperCase(), path) ? 'program' : 'person')],
    ...(by === 'administrators' && { description: 'Administrators only.' }),
    parameters: [
      ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => parameter('path')(name)),
      ...Object.entries(query).map(([name, schema]) => ({ ...parameter('query')(name), schema })),
      ...(stream ? [parameter('header')('Last-Event-ID')] : []),
    ],
    ...(sent && { requestBody: { required: true, content: json(sent) } }),
    ...(file && { requestBody: { required: true, content: form } }),
    responses: {
      [status]: { description, ...(status !== 204 && { content }) },
      ...failing(...(by === 'everyone' ? [] : [401]), ...(by === 'administrators' ? [403] : [])),
      ...failing(
        ...(path.includes('{') ? [404] : []),
        ...(sent || file ? [413, 415, 422] : []),
        ...(file ? [402, 503] : []),
        500,
      ),
    },
  }
}

const answersOf = (spec: Spec | SendingSpec): Pick<Operation, 'answers' | 'gives' | 'bytes' | 'stream'> => {
  if ('sends' in spec) {
    const { sends, what, shape } = spec
    const kinds = { file: { bytes: true }, events: { stream: true }, json: {} } as const
    return { answers: [200, what], ...kinds[sends], ...(shape && { gives: jsonSchemaOf(shape, 'output') }) }
  }
  const { gives, status = 200 } = spec
  if (gives === nothing) return { answers: [204, 'It is done'] }
  return { answers: [status, 'As the schema says'], gives: jsonSchemaOf(gives, 'output') }
}

/** What a route says of itself, as a row of the table says it. */
const asRow = (spec: Spec | SendingSpec): Operation => {
  const { summary, by, query = {}, body, takes = body, file } = spec
  return {
    ...{ summary, by, file },
    query: Object.fromEntries(Object.entries(query).map(([name, schema]) => [name, jsonSchemaOf(schema)])),
    ...(takes && { schema: takes instanceof z.ZodMiniType ? jsonSchemaOf(takes) : schemaOfRules(takes) }),
    ...answersOf(spec),
  }
}

/** A route of the app; those that say what they take and give are described by themselves. */
export type BuiltRoute = Pick<RouterRoute, 'method' | 'path' | 'handler'>

/** The method and path of a route, as OpenAPI writes them. */
export const placeOf = ({ method, path }: BuiltRoute) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`

/** The paths of all calls but those of the engines: as the routes say, those of accounts as their table does. */
export const ownPaths = (built: readonly BuiltRoute[]) => {
  const own = built.flatMap(one => {
    const spec = specOf(one.handler)
    return spec ? [[placeOf(one), asRow(spec)] as const] : []
  })
  const paths: Record<string, Record<string, object>> = {}
  for (const [place, description] of [...Object.entries(accountCalls), ...own]) {
    const [method = '', path = ''] = place.split(' ')
    paths[path] = { ...paths[path], [method]: operation(method, path, description) }
  }
  return paths
}
