import { afterAll, beforeAll, expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { formIn } from '#shared/body.ts'
import { checked } from './checked.ts'
import { openapi } from './openapi.ts'
import { serve, type Served } from '#tests/serve.ts'
import { createApp } from './app.ts'
import { routes } from './described/index.ts'

let served: Served
beforeAll(async () => void (served = await serve()))
afterAll(() => served.close())

/** The calls of engines and accounts are described where they are declared, what runs for every path is no call. */
const isDerived = (path: string) => path.startsWith('/api/engins/') || path.includes('*')

test('every call of ours is described, and nothing else is', () => {
  const built = createApp(served.world)
    .routes.filter(({ path, method }) => /^\/(api|files)\//.test(path) && method !== 'ALL' && !isDerived(path))
    .map(({ path, method }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect([...new Set(built)].toSorted()).toEqual(Object.keys(routes).toSorted())
})

type Described = { requestBody: { content: { 'application/json': { schema: Schema; example: Example } } } }
type Schema = { properties: Record<string, { properties?: object }> }
type Example = { more?: object }

const calls = engines.flatMap(engine => Object.entries(engine.calls))

test.each(calls)(
  'the example of %s is a real one that its call takes, each key where its schema has it',
  (path, call) => {
    const { post } = openapi().paths[`/api/engins/${path}`] as unknown as { post: Described }
    const { schema, example } = post.requestBody.content['application/json']
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(example)))
    const more = schema.properties.more?.properties ?? {}
    expect(Object.keys(more)).toEqual(expect.arrayContaining(Object.keys(example.more ?? {})))
    const values = checked(call.fields, formIn(call.fields, example))
    expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys({ ...example.more })))
    expect(JSON.stringify(example)).not.toMatch(/words for|example\.com\/(url|page)|\/files\//)
  },
)
