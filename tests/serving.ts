import { afterAll, beforeAll } from 'vitest'
import { type Circumstances, serve, type Served } from './serve.ts'

/** A server that all tests of a file ask: it is open before the first of them, and closed after the last. */
export const serving = (circumstances?: Circumstances): Served => {
  // What is in it is there as soon as a test, or a hook that was named later, runs.
  const served = {} as Served
  beforeAll(async () => void Object.assign(served, await serve(circumstances)))
  afterAll(() => served.close())
  return served
}
