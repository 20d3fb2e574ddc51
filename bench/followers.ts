import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { type Measured, startOurs, startPipe } from './servers.ts'
import { digits, type Row } from './table.ts'

const followers = 1000
const question = '[[pace:0.1]]'
const megabytes = (bytes: number) => bytes / 1_000_000

/** Opens many streams in which next to nothing happens, and says how much memory that takes. */
const added = async (server: Measured, follow: () => Promise<http.IncomingMessage>) => {
  const open = [await follow()]
  const before = await server.meter('memory')
  for (let at = 0; at < followers; at += 50) open.push(...(await Promise.all(Array.from({ length: 50 }, follow))))
  await pause(1000)
  const after = await server.meter('memory')
  for (const stream of open) stream.destroy()
  return megabytes(after.memory - before.memory)
}

const agent = new http.Agent({ maxSockets: 2000 })
const opened = (options: http.RequestOptions, body?: string) =>
  new Promise<http.IncomingMessage>((resolve, reject) => {
    const request = http.request({ agent, ...options }, response => {
      response.on('error', () => {}).resume()
      if (response.statusCode === 200) resolve(response)
      else reject(new Error(`${options.path}: ${response.statusCode}`))
    })
    request.on('error', reject)
    request.end(body)
  })

/** The memory of a thousand people who follow texts that hardly grow. */
export const idleFollowers = async (upstream: number): Promise<Row[]> => {
  // New ones: memory that a server has had is not taken again.
  const [pipe, ours] = await Promise.all([startPipe(upstream), startOurs(upstream)])
  const { door } = pipe
  const bare = await added(pipe, () => opened({ ...door, method: 'POST' }, door.body(question)))
  const answer = await ours.admin.ask('press', { content: question }, { accept: 'text/event-stream' })
  const run = answer.headers.get('x-run-id')
  await answer.body?.cancel()
  const follow = () =>
    opened({ port: ours.door.port, path: `/api/runs/${run}/events`, headers: { cookie: ours.cookie } })
  const own = await added(ours, follow)
  await ours.admin.post(`/api/runs/${run}/stop`)
  await Promise.all([pipe.stop(), ours.stop()])
  return [
    {
      what: `Memory of ${followers.toLocaleString('en')} idle followers`,
      bare: `${digits(bare)} MB`,
      ours: `${digits(own)} MB`,
      result: `${digits(own)} MB`,
      aim: '100 MB',
      met: own <= 100,
    },
  ]
}
