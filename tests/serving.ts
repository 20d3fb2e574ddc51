import { afterAll, beforeAll, onTestFinished } from 'vitest'
import { type Circumstances, serve, type Served } from './serve.ts'

type Closing = { close(): unknown }

/**
 * A service that all tests of a file, or of a part of it, ask: it is open before the first of them, and closed after
 * the last. Of several, the one named last is closed first.
 */
export const running = <Service extends Closing>(start: () => Promise<Service>): Service => {
  // What is in it is there as soon as a test, or a hook that was named later, runs.
  const service = {} as Service
  beforeAll(async () => void Object.defineProperties(service, Object.getOwnPropertyDescriptors(await start())), 180_000)
  afterAll(() => service.close())
  return service
}

/** A server that all tests of a file ask; its circumstances may depend on what was started before it. */
export const serving = (circumstances?: Circumstances | (() => Circumstances)): Served =>
  running(() => serve(typeof circumstances === 'function' ? circumstances() : circumstances))

/** A server that one test asks, in circumstances of its own; it is closed when the test is over. */
export const servingOne = async (circumstances?: Circumstances): Promise<Served> => {
  const served = await serve(circumstances)
  onTestFinished(() => served.close())
  return served
}
