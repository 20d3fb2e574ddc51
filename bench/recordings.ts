import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { residentBytes } from '#server/process/resident.ts'
import { openSounds } from '#server/sound/sounds.ts'
import { digits, type Row } from './table.ts'

/** The interview takes about eight seconds. */
const short = 75
const long = 6 * short
const lookEvery = 50
const pieces = 600

/** The time on processors that a process of this system has taken so far, in milliseconds. */
const workedBy = (pid: number) => {
  try {
    const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .split(') ')[1]!
      .split(' ')
      .slice(11)
      .map(Number)
    return (user + system) * 10
  } catch {
    return 0
  }
}
const childrenOfOurs = () => readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)

/** The most that the processes begun by this work hold and take, while it goes on. */
const watched = async (work: () => Promise<unknown>) => {
  const before = new Set(childrenOfOurs())
  const most = { bytes: 0, worked: 0 }
  const look = async () => {
    for (const pid of childrenOfOurs()
      .filter(one => !before.has(one))
      .map(Number)) {
      most.bytes = Math.max(most.bytes, await residentBytes(pid))
      most.worked = Math.max(most.worked, workedBy(pid))
    }
  }
  const timer = setInterval(() => void look(), lookEvery)
  await work()
  clearInterval(timer)
  return most
}

/**
 * The longest turn of the event loop while this goes on, in milliseconds that its thread has worked: what else the
 * machine does meanwhile is not counted.
 */
const heldBy = async <Result>(work: () => Promise<Result>) => {
  const worked = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let before = worked()
  let held = 0
  const timer = setInterval(() => {
    const now = worked()
    held = Math.max(held, now - before)
    before = now
  }, 1)
  const result = await work()
  clearInterval(timer)
  return { result, held }
}

const ffmpeg = (path: string) =>
  new Promise<void>((done, failed) => {
    const args = ['-v', 'error', '-i', path, '-ar', '16000', '-ac', '1', '-f', 'wav', '-y', '/dev/null']
    spawn('ffmpeg', args, { stdio: 'ignore' })
      .on('error', failed)
      .on('close', () => done())
  })

/** What it takes to cut an hour of a recording: of those who wait beside it, in memory, and beside ffmpeg. */
export const cuttingRecordings = async (): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const interview = readFileSync(new URL('../tests/sound/interview.mp3', import.meta.url))
  const recording = (times: number) => {
    const path = join(folder, `${times}.mp3`)
    writeFileSync(path, Buffer.concat(Array.from({ length: times }, () => interview)))
    return path
  }
  const sounds = openSounds(folder)
  const cut = async (path: string) => {
    const into = `${path}-pieces`
    mkdirSync(into)
    const job = { path, folder: into, seconds: pieces }
    for await (const piece of sounds.pieces('bench', job, new AbortController().signal))
      if (piece !== 'waits') rmSync(piece.path)
  }
  // Written before anything is measured, which holds this thread itself.
  const [shorter, longer] = [recording(short), recording(long)]
  const quiet = await heldBy(() => new Promise(resolve => setTimeout(resolve, 2000)))
  const little = await watched(() => cut(shorter))
  const { result: much, held } = await heldBy(() => watched(() => cut(longer)))
  const megabytes = (bytes: number) => `${digits(bytes / 1e6)} MB`
  const rows: Row[] = [
    {
      what: 'An hour of MP3 cut at silences: longest turn of the event loop',
      bare: `${digits(quiet.held)} ms`,
      ours: `${digits(held)} ms`,
      result: `${digits(held)} ms`,
      aim: '≤ 50 ms',
      met: held <= 50,
    },
    {
      what: 'Memory for an hour beside ten minutes',
      bare: megabytes(little.bytes),
      ours: megabytes(much.bytes),
      result: `× ${digits(much.bytes / little.bytes)}`,
      aim: '≤ 1.5',
      met: much.bytes <= 1.5 * little.bytes,
    },
  ]
  if (spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0) {
    const bare = await watched(() => ffmpeg(longer))
    rows.push({
      what: 'Time on processors for it, beside ffmpeg',
      bare: `${digits(bare.worked)} ms`,
      ours: `${digits(much.worked)} ms`,
      result: `× ${digits(much.worked / bare.worked)}`,
      aim: '≤ 6',
      met: much.worked <= 6 * bare.worked,
    })
  } else console.error('ffmpeg is not installed: nothing to compare the time on processors with.')
  rmSync(folder, { recursive: true })
  return rows
}
