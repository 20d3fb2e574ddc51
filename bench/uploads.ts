import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openReader, type Reader } from '#server/reading/reader.ts'
import { type Measured, startDisk, startOurs } from './servers.ts'
import { digits, median, type Row } from './table.ts'

const many = 20
const size = 5_000_000
const rounds = 3
const words = 'Die Werkstatt öffnet um neun, und wer etwas Kaputtes mitbringt, repariert es mit anderen zusammen.\n'

const bytes = Buffer.alloc(size, words)
const seconds = async (work: () => Promise<unknown>) => {
  const began = performance.now()
  await work()
  return (performance.now() - began) / 1000
}

/** Sends all files at once and waits for all answers. */
const upload = async (url: string, cookie = '') => {
  const answers = await Promise.all(
    Array.from({ length: many }, async (_, at) => {
      const body = new FormData()
      body.append('file', new File([bytes], `${at}.txt`))
      const answer = await fetch(url, { method: 'POST', body, headers: { cookie } })
      const said = await answer.text()
      if (!answer.ok) throw new Error(`${url}: ${answer.status} ${said}`)
      return JSON.parse(said) as { file?: { _id: string } }
    }),
  )
  return answers.flatMap(({ file }) => file?._id ?? [])
}

const growth = async ({ meter }: Pick<Measured, 'meter'>, work: () => Promise<unknown>) => {
  const before = await meter('memory')
  await work()
  return ((await meter('memory')).peak - before.memory) / 1_000_000
}

/** Reads all these files and does nothing else: two at a time, as the server reads them. */
const read = async (reader: Reader) => {
  const waiting = Array.from({ length: many }, () => bytes)
  const next = async () => {
    for (let one = waiting.pop(); one; one = waiting.pop()) await reader.document(one, 'a.txt')
  }
  await Promise.all([next(), next()])
}

/** Many files at once: received, read and kept, beside a server that only writes down what comes, and bare reading. */
export const uploadsAtOnce = async (upstream: number): Promise<Row[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'federwerk-bench-'))
  const [disk, ours] = await Promise.all([startDisk(folder), startOurs(upstream)])
  const reader = openReader(console.error)
  const bare = () => upload(`http://127.0.0.1:${disk.port}/`)
  let kept: string[] = []
  const own = async () => void (kept = await upload(`${ours.url}/api/upload`, ours.cookie))
  const clear = () => Promise.all(kept.map(id => ours.admin.send(`/api/files/${id}`, { method: 'DELETE' })))

  await Promise.all([bare(), read(reader)])
  const grown = await growth(ours, own)
  await clear()
  const found: { written: number; reading: number; ours: number }[] = []
  for (let round = 0; round < rounds; round++) {
    found.push({ written: await seconds(bare), reading: await seconds(() => read(reader)), ours: await seconds(own) })
    await clear()
  }
  await Promise.all([disk.stop(), ours.stop(), reader.close()])
  rmSync(folder, { recursive: true, force: true })

  const middle = (of: 'written' | 'reading' | 'ours') => median(found.map(one => one[of]))
  const ratio = middle('ours') / (middle('written') + middle('reading'))
  return [
    {
      what: `${many} uploads of 5 MB at once, written and read`,
      bare: `${digits(middle('written'))} + ${digits(middle('reading'))} s`,
      ours: `${digits(middle('ours'))} s`,
      result: `${digits(ratio)} ×`,
      aim: '1.5 ×',
      met: ratio <= 1.5,
    },
    {
      what: 'Memory of the server meanwhile, at most',
      bare: '',
      ours: `${digits(grown)} MB`,
      result: `${digits(grown)} MB`,
      aim: '200 MB',
      met: grown <= 200,
    },
  ]
}
