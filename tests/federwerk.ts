import { type ChildProcess, spawn } from 'node:child_process'
import { createHash, randomInt } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import { asker, cookieOf } from './asker.ts'
import { type ModelServer, nowhere } from './model-server.ts'

const root = join(import.meta.dirname, '..')
const program = join(root, 'dist/server.js')

type Environment = Readonly<Record<string, string>>

export type Wanted = {
  /** The model it asks from the beginning; nothing: it is not told of one, and finds none. */
  model?: Pick<ModelServer, 'url'>
  /** A folder to work in; nothing: one of its own, with an empty database. */
  dataDir?: string
  environment?: Environment
  /** What Node is told before the program. */
  node?: readonly string[]
}

/** How a process ended. */
export type End = { code: number | null; signal: NodeJS.Signals | null; said: string }

/** The built program in a process of its own. */
export type Process = {
  child: ChildProcess
  /** What it has printed so far. */
  said(): string
  /** Sends a signal and waits for the end. */
  end(signal?: NodeJS.Signals): Promise<End>
  ended: Promise<End>
}

/** Ports below those that the system gives to connections, a thousand for each worker of the suite. */
const ports = { from: 12_000 + 1000 * Number(process.env.VITEST_POOL_ID ?? 0), next: randomInt(1000) }

/** A port nobody listens at, which no connection will take before a program does. */
export const freePort = async (): Promise<number> => {
  const port = ports.from + (ports.next++ % 1000)
  const server = createServer().listen(port, '127.0.0.1')
  const isFree = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (!isFree) return freePort()
  server.close()
  await once(server, 'close')
  return port
}

/**
 * Runs the built program with this environment, and nothing of ours but what every program needs. Node may be told
 * something before: then messages can be exchanged with what it was told to load.
 */
export const runProgram = (environment: Environment, node: readonly string[] = []): Process => {
  if (!existsSync(program)) throw new Error('Nothing is built. `npm test` builds; or: node scripts/build.ts')
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  const child = spawn(process.execPath, [...node, program], {
    env: { PATH, HOME, TMPDIR, ...environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(node.length ? (['ipc'] as const) : [])],
  })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  child.once('exit', () => process.off('exit', kill))
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', words => (said += words))
  const ended = once(child, 'close').then(([code, signal]): End => ({ code, signal, said }))
  return {
    child,
    said: () => said,
    ended,
    end(signal = 'SIGTERM') {
      child.kill(signal)
      return ended
    },
  }
}

/** Waits until the program says where it listens. Throws what it says when it ends before. */
export const listening = async (running: Process) => {
  const over = running.ended.then(({ said, code }) => {
    throw new Error(`It ended with ${code} before it listened:\n${said}`)
  })
  over.catch(() => {})
  while (!running.said().includes('"msg":"listening"')) await Promise.race([pause(5), over])
}

const templates = join(root, 'node_modules/.cache/federwerk')

/** Made of the program that is tested, so that another program makes another. */
const templateOf = () => {
  const journal = readFileSync(join(root, 'dist/migrations/meta/_journal.json'))
  const engine = readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json'))
  const short = createHash('sha256').update(journal).update(engine).digest('hex').slice(0, 12)
  return join(templates, `folder-${short}`)
}

const temporary = () => mkdtempSync(join(tmpdir(), 'federwerk-'))

/** A data folder with an empty database: making one takes seconds, copying it does not. */
export const freshFolder = async () => {
  const template = templateOf()
  if (!existsSync(template)) {
    const dataDir = temporary()
    const running = runProgram({ ...nowhere, DATA_DIR: dataDir, PORT: String(await freePort()) })
    await listening(running)
    await running.end()
    mkdirSync(templates, { recursive: true })
    rmSync(join(dataDir, 'secret'), { force: true })
    try {
      renameSync(dataDir, template)
    } catch {
      // Another test was quicker, or the cache lies on another disk.
      if (!existsSync(template)) cpSync(dataDir, template, { recursive: true })
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
  const folder = temporary()
  cpSync(template, folder, { recursive: true, filter: from => !from.endsWith('/lock') })
  return folder
}

export const password = 'ein gutes Passwort'

type Given = { name?: string; language?: Locale; plan?: Plan; limit?: number | null; blocked?: boolean }

/** Starts the built program as a person would, and waits until it listens. */
export const startFederwerk = async ({ model, dataDir, environment = {}, node }: Wanted = {}) => {
  const folder = dataDir ?? (await freshFolder())
  const port = environment.PORT ?? String(await freePort())
  const running = runProgram(
    {
      ...nowhere,
      DATA_DIR: folder,
      PORT: port,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(model && { TEXT_MODEL: 'openai-compatible:test-model', OPENAI_COMPATIBLE_BASE_URL: `${model.url}/v1` }),
      ...environment,
    },
    node,
  )
  await listening(running)
  const url = `http://localhost:${port}`
  const nobody = asker(url)

  const signUp = async (name: string, language: Locale) => {
    const count = ++people
    const email = `person-${count}@example.com`
    const from = { 'accept-language': language, 'x-forwarded-for': `10.1.${count >> 8}.${count & 255}` }
    const answer = await nobody.post('/api/auth/sign-up/email', { name, email, password }, from)
    if (!answer.ok) throw new Error(`No account for ${name}: ${await answer.text()}`)
    const cookie = cookieOf(answer)
    const { user } = (await answer.json()) as { user: { id: string } }
    return { ...asker(url, cookie), id: user.id, name, email, cookie }
  }

  let people = 0
  let administrator: ReturnType<typeof signUp> | undefined
  /** The first account. */
  const admin = () => (administrator ??= signUp('Ada Admin', 'de'))

  /** Somebody with an account, who is signed in and can do what the plan, and an administrator, allow. */
  const person = async ({ name = 'Anna Blum', language = 'de', ...change }: Given = {}) => {
    const ada = await admin()
    const someone = await signUp(name, language)
    const changed = await ada.patch(`/api/admin/users/${someone.id}`, { plan: 'premium_plus', ...change })
    if (!changed.ok) throw new Error(`${name} stays as before: ${await changed.text()}`)
    return someone
  }

  return {
    ...running,
    url,
    port,
    folder,
    nobody,
    admin,
    person,
    /** Ends it, and forgets everything it has written. */
    async close() {
      if (running.child.exitCode === null && running.child.signalCode === null) await running.end('SIGTERM')
      if (!dataDir) rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Federwerk = Awaited<ReturnType<typeof startFederwerk>>
export type Person = Awaited<ReturnType<Federwerk['person']>>
