import { once } from 'node:events'
import http, { type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type PaintAsked, paintWires } from './paint-wires.ts'
import { png, signedPng } from './pictures.ts'
import { type ServiceFault, serviceFaults } from './service-faults.ts'

const json = { 'content-type': 'application/json' }
const says = (status: number, body: object) => (response: ServerResponse) =>
  void response.writeHead(status, json).end(JSON.stringify(body))

/** What can go wrong beside that which goes wrong with every service. */
const faults = {
  none: says(200, { data: [], images: [] }),
  'no-picture': says(200, { data: [{ b64_json: Buffer.from('<svg/>').toString('base64') }] }),
  blocked: says(200, { candidates: [{ finishReason: 'IMAGE_SAFETY' }] }),
  flagged: says(201, { status: 'failed', error: 'NSFW content detected', urls: { get: 'http://127.0.0.1:1/' } }),
  broken: says(201, { status: 'failed', error: 'CUDA out of memory', urls: { get: 'http://127.0.0.1:1/' } }),
  elsewhere: says(200, { data: [{ url: 'http://127.0.0.1:1/secret' }] }),
} as const
type OwnFault = keyof typeof faults
export type PaintFault = OwnFault | ServiceFault
const isOwn = (fault: PaintFault): fault is OwnFault => Object.hasOwn(faults, fault)

/** The size of a PNG, as its head says it. */
const sizeOf = (picture: Buffer | undefined) =>
  picture ? { width: picture.readUInt32BE(16), height: picture.readUInt32BE(20) } : { width: 512, height: 512 }

/** Services that paint, on loopback: PNGs of one colour, in the size in which the real ones would. */
export const startPainter = async () => {
  const asked: PaintAsked[] = []
  type Failing = { fault: PaintFault; left: number; about: string }
  let failing: readonly Failing[] = []
  let painted: readonly Buffer[] = []
  let looks = 0
  let held: { after: number; until: Promise<void> } | undefined
  // As a Stable Diffusion WebUI has them: what came first is worked on until it is done, the others wait.
  const line: string[] = []
  const interrupted: (string | undefined)[] = []
  let refusesInterrupts = false
  const leaves = (task: string | undefined) => void (task && line.includes(task) && line.splice(line.indexOf(task), 1))
  let draws: (size: { width: number; height: number }) => Buffer = png
  const server = http.createServer(async (request, response) => {
    const url = `http://${request.headers.host}`
    const path = request.url ?? ''
    const at = /^\/picture\/(\d)$/.exec(path)?.[1]
    if (at !== undefined) return void response.writeHead(200, { 'content-type': 'image/png' }).end(painted[Number(at)])
    if (path.startsWith('/v1/get_result')) {
      const isReady = ++looks % 2 === 0
      const state = isReady ? { status: 'Ready', result: { sample: `${url}/picture/0` } } : { status: 'Pending' }
      return void says(200, state)(response)
    }
    if (path.startsWith('/predictions/')) {
      const isReady = ++looks % 2 === 0
      const output = isReady ? [`${url}/picture/0`] : null
      return void says(200, { status: isReady ? 'succeeded' : 'processing', output, urls: { get: url + path } })(
        response,
      )
    }
    if (path.startsWith('/sdapi/v1/progress')) {
      const state = { job_count: line.length && 1, interrupted: false }
      return void says(200, { ...{ progress: 0, eta_relative: 0, state }, current_image: null, textinfo: null })(
        response,
      )
    }
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    if (path === '/internal/progress') {
      const { id_task: task } = JSON.parse(String(Buffer.concat(chunks)))
      const [active, queued] = [line[0] === task, line.indexOf(task) > 0]
      return void says(200, { active, queued, completed: !active && !queued, progress: null })(response)
    }
    if (path === '/sdapi/v1/interrupt') {
      interrupted.push(line.shift())
      return void (refusesInterrupts ? says(503, {}) : says(200, {}))(response)
    }
    const wire = paintWires.find(one => one.path.test(path))
    if (!wire) return void says(404, { error: { message: 'model not found' } })(response)
    const question = { ...wire.asked(request, Buffer.concat(chunks)), path }
    asked.push(question)
    const meant = failing.find(one => one.left > 0 && JSON.stringify(question).includes(one.about))
    if (meant) meant.left--
    const fault = meant?.fault
    if (fault && isOwn(fault)) return void faults[fault](response)
    if (question.task) line.push(question.task)
    if (held && held.after-- <= 0) await held.until
    leaves(question.task)
    const size = question.size ? wire.size?.(question) : undefined
    painted = Array.from({ length: question.howMany }, () => draws(size ?? sizeOf(question.picture)))
    const good = wire.answer ? JSON.stringify(wire.answer(painted, url)) : (painted[0] ?? '')
    if (fault) return void serviceFaults[fault]({ request, response, good })
    if (wire.answer) return void says(path.includes('/predictions') ? 201 : 200, wire.answer(painted, url))(response)
    return void response.writeHead(200, { 'content-type': 'image/png' }).end(painted[0])
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    /** What it was made to leave unfinished, by the names that it was given for its work. */
    interrupted,
    /** From now on, or no longer, it says that it is too busy when it is interrupted, although it was. */
    refusesInterrupts: (refuses: boolean) => void (refusesInterrupts = refuses),
    /** Goes wrong so often; without a fault, never again. */
    fails: (fault?: PaintFault, times = Infinity) => void (failing = fault ? [{ fault, left: times, about: '' }] : []),
    /** Goes wrong once where the words say this, whatever others ask meanwhile. */
    failsAt: (fault: PaintFault, about: string) => void (failing = [...failing, { fault, left: 1, about }]),
    /** Paints so many more, and the next when it is let go on. */
    holds: (after: number) => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = { after, until: promise }
      return { goOn: resolve }
    },
    /** From now on its pictures have content credentials. */
    signs: () => void (draws = signedPng),
    /** From now on it draws so. */
    draws: (how: (size: { width: number; height: number }) => Buffer) => void (draws = how),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
