import { type ChildProcess, fork } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { bundledFile } from './bundled-file.ts'
import { lowerPriority } from './priority.ts'
import { residentBytes } from './resident.ts'

type Start = Readonly<{
  /** Its file among our sources, and the one that it is bundled to. */
  entry: readonly [source: string, bundled: string]
  /** Files and folders it may read besides its own code, and a folder it may write to, where it writes. */
  reads: readonly string[]
  folder?: string
  /** What its objects may take; megabytes. */
  heap: number
  /** It loads parts that are no JavaScript. */
  addons?: boolean
  /** It works in several threads. */
  threads?: boolean
  /** What it says holds bytes. */
  bytes?: boolean
}>

/**
 * Starts a process that works on one thing and may die of it. Only what it must load, what it is given and its folder
 * are in its reach: no programs, nothing of our environment. It gives way to the server.
 */
export const startWorkerProcess = ({ entry: [source, bundled], reads, folder, heap, ...may }: Start): ChildProcess => {
  const entry = bundledFile(source, bundled)
  const root = join(dirname(entry), entry.endsWith('.ts') ? '../../..' : '..')
  const places = [realpathSync(join(root, 'node_modules')), join(root, 'src'), dirname(entry)]
  const below = folder === undefined ? [] : [join(folder, '*')]
  const own = [...places.map(place => join(place, '*')), join(root, 'package.json')]
  const child = fork(entry, {
    env: {},
    execArgv: [
      `--max-old-space-size=${heap}`,
      '--permission',
      ...(may.addons ? ['--allow-addons'] : []),
      ...(may.threads ? ['--allow-worker'] : []),
      ...[...own, ...reads, ...below].map(place => `--allow-fs-read=${place}`),
      ...below.map(place => `--allow-fs-write=${place}`),
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: may.bytes ? 'advanced' : 'json',
  })
  return lowerPriority(child)
}

type Limits = Readonly<{
  /** It has to say something in this time; milliseconds. */
  silence: number
  /** What it may hold; bytes. */
  memory: number
  /** What is told where it keeps to neither, or dies. */
  broken(why: Error): Error
}>

const lookEvery = 250

/** What a process says, one after the other; ends it when nobody listens any more, and when it takes too much. */
export async function* heardFrom<Reply extends object>(
  child: ChildProcess,
  job: object,
  { silence, memory, broken }: Limits,
  signal: AbortSignal,
): AsyncGenerator<Reply> {
  const replies: Reply[] = []
  let failure: unknown
  let words = ''
  let next = Promise.withResolvers<void>()
  const tell = () => {
    next.resolve()
    next = Promise.withResolvers()
  }
  const fail = (error: unknown) => {
    failure ??= error
    tell()
  }
  let saidAt = Date.now()
  // While whoever listens is busy with what was said, it has nothing to say.
  let isHeld = false
  child.stderr?.setEncoding('utf8').on('data', more => (words = (words + more).slice(-2000)))
  child.on('message', said => {
    saidAt = Date.now()
    replies.push(said as Reply)
    tell()
  })
  // One that could not be started says so twice: once more when it is sent something.
  child.on('error', error => fail(broken(error)))
  child.once('exit', () => fail(broken(new Error(words || 'It has ended.'))))
  const stop = () => fail(signal.reason)
  signal.addEventListener('abort', stop)
  if (signal.aborted) stop()
  const watch = setInterval(() => {
    if (!isHeld && Date.now() - saidAt > silence) fail(broken(new Error('It stalls.')))
    void residentBytes(child.pid).then(bytes => bytes > memory && fail(broken(new Error('It holds too much.'))))
  }, lookEvery)
  try {
    child.send(job, error => error && fail(broken(error)))
    for (;;) {
      const said = replies.shift()
      if (said) {
        isHeld = true
        yield said
        isHeld = false
        saidAt = Date.now()
      } else if (failure) throw failure
      else await next.promise
    }
  } finally {
    clearInterval(watch)
    signal.removeEventListener('abort', stop)
    child.kill('SIGKILL')
  }
}
