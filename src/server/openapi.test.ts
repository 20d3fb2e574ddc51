import { expect, test } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { formIn } from '#shared/body.ts'
import { checked } from './http/checked.ts'
import { specOf } from './http/route.ts'
import { placeOf } from './openapi/paths.ts'
import { openapi } from './openapi.ts'
import { serving } from '#tests/serving.ts'
import { createApp } from './app.ts'

const served = serving()

/** The calls of engines and accounts are described where they are declared, what runs for every path is no call. */
const isDerived = (path: string) => /^\/api\/(engins|imagesEngines)\//.test(path) || path.includes('*')

test('every call of ours describes itself', () => {
  const built = createApp(served.world).routes.filter(
    ({ path, method }) => /^\/(api|files)\//.test(path) && method !== 'ALL' && !isDerived(path),
  )
  // What stands before a handler, such as a limit, is on the same place.
  const described = new Set(built.filter(({ handler }) => specOf(handler)).map(placeOf))
  expect(built.map(placeOf).filter(place => !described.has(place))).toEqual([])
})

/** What can be asked for without knowing a name. */
const plain = () =>
  createApp(served.world).routes.flatMap(({ method, path, handler }) => {
    const spec = method === 'GET' && !path.includes(':') ? specOf(handler) : undefined
    return spec && 'gives' in spec ? [{ path, gives: spec.gives }] : []
  })

test('what a route gives is what its schema says', async () => {
  await served.admin.post('/api/keys', { name: 'Newsroom', days: 30 })
  await served.admin.post('/api/feedback', { type: 'bug', message: 'It does nothing.', url: '/de' })
  for (const { path, gives } of plain()) {
    const answer = await served.admin.get(path)
    expect([path, answer.status, gives.safeParse(await answer.json()).error]).toEqual([path, 200, undefined])
  }
})

test('a description says what a route takes and gives', () => {
  const { paths } = openapi(createApp(served.world).routes)
  const { post } = paths['/api/keys'] as { post: Operation }
  expect(post.requestBody.content['application/json'].schema).toMatchObject({
    properties: {
      name: { type: 'string', maxLength: 60 },
      days: { description: '30, 90 or 365 days, or null for no end.' },
    },
    required: ['name', 'days'],
  })
  expect(Object.keys(post.responses)).toEqual(expect.arrayContaining(['200', '401', '413', '415', '422', '500']))
  expect(post.responses['200']?.content['application/json'].schema.required).toContain('key')
})

type Content = { 'application/json': { schema: { required?: string[] } } }
type Operation = { requestBody: { content: Content }; responses: Record<string, { content: Content }> }
type Described = { requestBody: { content: { 'application/json': { schema: Schema; example: Example } } } }
type Schema = { properties: Record<string, { properties?: object }> }
type Example = { more?: object }

const calls = engines.flatMap(engine => Object.entries(engine.calls))

test.each(calls)(
  'the example of %s is a real one that its call takes, each key where its schema has it',
  (path, call) => {
    const { post } = openapi([]).paths[`/api/engins/${path}`] as unknown as { post: Described }
    const { schema, example } = post.requestBody.content['application/json']
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(example)))
    const more = schema.properties.more?.properties ?? {}
    expect(Object.keys(more)).toEqual(expect.arrayContaining(Object.keys(example.more ?? {})))
    const values = checked(call.fields, formIn(call.fields, example))
    expect(Object.keys(values)).toEqual(expect.arrayContaining(Object.keys({ ...example.more })))
    const withoutFiles = Object.entries(example).filter(([name]) => call.fields[name]?.kind !== 'file')
    expect(JSON.stringify(withoutFiles)).not.toMatch(/words for|example\.com\/(url|page)|\/files\//)
  },
)
