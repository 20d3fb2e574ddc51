import { createHash, randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rm } from 'node:fs/promises'
import { once } from 'node:events'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { refusal } from './refusal.ts'

/** The whole path of a socket must fit into 104 bytes; its name takes up to 20 of them. */
const longestPlace = 80
/** How long several that come at the same moment step back for each other; milliseconds. */
const patience = 2000
/** How long a process that was stopped may take to say its number; milliseconds. */
const silence = 500
const windows = process.platform === 'win32'

const placeFor = async (folder: string) => {
  const real = await realpath(folder)
  const short = createHash('sha256').update(real).digest('hex').slice(0, 16)
  if (windows) return String.raw`\\.\pipe\federwerk-${short}`
  const inside = join(real, 'lock')
  return Buffer.byteLength(inside) <= longestPlace ? inside : join(tmpdir(), `federwerk-${short}`)
}

/** A socket that tells everyone who asks what `says` is at that moment. The kernel closes it when its process dies. */
const listen = async (path: string, says: () => string) => {
  const server = createServer(socket => socket.on('error', () => {}).end(says()))
  server.listen(path)
  await once(server, 'listening')
  return server.unref()
}

const close = (server: Server) => new Promise<void>(resolve => server.close(() => resolve()))

const dead = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])

/** What a socket says: the number of the process that holds the folder, '' of one that tries; nothing: it is dead. */
const heardAt = (path: string) =>
  new Promise<string | undefined>(resolve => {
    const socket = createConnection(path).setEncoding('utf8').setTimeout(silence)
    let said: string | undefined
    socket.on('connect', () => (said = ''))
    socket.on('data', (words: string) => (said += words))
    socket.on('timeout', () => socket.destroy())
    socket.on('error', (error: NodeJS.ErrnoException) => (said ??= dead.has(error.code ?? '') ? undefined : ''))
    socket.on('close', () => resolve(said))
  })

const inUse = (folder: string, holder: string) =>
  refusal({
    de: `Das Datenverzeichnis ${folder} wird schon von Prozess ${holder} benutzt.`,
    en: `The data folder ${folder} is already in use by process ${holder}.`,
  })

/** A named pipe belongs to one process at a time, and goes with it. */
const lockByPipe = async (folder: string, pipe: string) => {
  try {
    const server = await listen(pipe, () => String(process.pid))
    return () => close(server)
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EADDRINUSE' ? inUse(folder, (await heardAt(pipe)) ?? '?') : error
  }
}

/**
 * Takes a folder for this process, and returns how to let it go. Throws `ConfigError` naming the process that has it.
 *
 * Everyone first listens at a socket of its own in the same place, under a name that is never used again, and then
 * looks around: whoever finds nobody alive has the folder, whoever finds a holder is refused, and several who try at
 * once step back for a random while. Of any two, the later one sees the earlier, so there are never two holders. Only
 * the holder clears away dead sockets; whose own was cleared away tries again.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const place = await placeFor(folder)
  if (windows) return lockByPipe(folder, place)
  await mkdir(place, { recursive: true, mode: 0o700 })
  for (const until = performance.now() + patience; ;) {
    const own = `${process.pid}-${randomBytes(4).toString('hex')}`
    let holds = false
    const server = await listen(join(place, own), () => (holds ? String(process.pid) : ''))
    const others = (await readdir(place)).filter(name => name !== own)
    const heard = await Promise.all(others.map(async name => ({ name, said: await heardAt(join(place, name)) })))
    const alive = heard.filter(({ said }) => said !== undefined)
    if (!alive.length && existsSync(join(place, own))) {
      holds = true
      await Promise.all(others.map(name => rm(join(place, name), { force: true, recursive: true })))
      return () => close(server)
    }
    await close(server)
    const holder = alive.find(({ said }) => said)?.said
    if (holder) throw inUse(folder, holder)
    if (performance.now() > until) throw inUse(folder, alive[0]?.name.split('-')[0] ?? '?')
    await pause(Math.random() * 100)
  }
}
