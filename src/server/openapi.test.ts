import { afterAll, beforeAll, expect, test } from 'vitest'
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
