import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startFederwerk } from '#tests/federwerk.ts'
import type { Reading } from './meter.ts'
import type { Door } from './readers.ts'

const here = import.meta.dirname
const measured = ['--expose-gc', '--import', pathToFileURL(join(here, 'meter.ts')).href]
const json = { 'content-type': 'application/json' }

const meterOf = (child: ChildProcess) => async (what: 'cpu' | 'memory' | 'loop') => {
  child.send(what)
  const [reading] = await once(child, 'message')
  return reading as Reading
}

/** A server that is measured. */
export type Measured = {
  door: Door
  meter(what: 'cpu' | 'memory' | 'loop'): Promise<Reading>
  stop(): Promise<void>
}

const startScript = async (name: string, env: NodeJS.ProcessEnv, execArgv: readonly string[]) => {
  const child = fork(join(here, name), { env: { ...process.env, ...env }, execArgv: [...execArgv] })
  const [port] = (await once(child, 'message')) as [number]
  const stop = async () => {
    child.kill()
    await once(child, 'exit')
  }
  return { child, port, stop }
}

/** The model service, in a process of its own. */
export const startUpstream = () => startScript('upstream.ts', {}, [])

const asked = (question: string) =>
  JSON.stringify({ model: 'bench', stream: true, messages: [{ role: 'user', content: question }] })

/** The model service itself: what nobody stands in front of. */
export const directly = (port: number): Door => ({ port, path: '/v1/chat/completions', headers: json, body: asked })

/** The bare pipe; in a folder, one that writes a row there before it asks. */
export const startPipe = async (upstream: number, folder?: string): Promise<Measured> => {
  const environment = { UPSTREAM: String(upstream), ...(folder && { FOLDER: folder }) }
  const { child, port, stop } = await startScript('pipe.ts', environment, measured)
  return { door: { ...directly(port), path: '/' }, meter: meterOf(child), stop }
}

/** The bare writer. */
export const startDisk = async (folder: string) => {
  const { child, port, stop } = await startScript('disk.ts', { FOLDER: folder }, measured)
  return { port, meter: meterOf(child), stop }
}

/** Federwerk as it is built, on an embedded database, with one person who may do everything at once. */
export const startOurs = async (upstream: number) => {
  const federwerk = await startFederwerk({
    model: { url: `http://127.0.0.1:${upstream}` },
    environment: { RUNS_AT_ONCE: '5000', LOG_LEVEL: 'info' },
    node: measured,
  })
  const { cookie, ...admin } = await federwerk.admin()
  const door: Door = {
    port: Number(federwerk.port),
    path: '/api/engins/press',
    headers: { ...json, cookie, accept: 'text/event-stream' },
    body: question => JSON.stringify({ content: question }),
  }
  return {
    door,
    meter: meterOf(federwerk.child),
    stop: federwerk.close,
    admin,
    cookie,
    url: federwerk.url,
    person: federwerk.person,
  }
}

export type Ours = Awaited<ReturnType<typeof startOurs>>
