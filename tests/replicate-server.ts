import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { png } from './pictures.ts'

type Order = { destination: string; webhook?: string; input: { input_images: string; trigger_word: string } }
type Training = { order: Order; status: string; created_at: string }
type Painted = { version: string; input: { prompt: string; aspect_ratio: string } }

const secret = `whsec_${Buffer.from('what only Replicate and we know').toString('base64')}`
const versionOf = (id: string) => id.replace(/\W/g, '')

/** As much of Replicate as trains and paints with what was trained, for one account: `acme`. */
export const startReplicate = async () => {
  const models: object[] = []
  const files = new Map<string, Buffer>()
  const trainings = new Map<string, Training>()
  const painted: Painted[] = []
  const removed: string[] = []
  let [count, away, refuses, losing] = [0, false, 0, false]

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const bytes = Buffer.concat(chunks)
    const path = request.url ?? ''
    const json = (body: object, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (away) return void request.socket.destroy()
    if (path === '/picture')
      return void response.writeHead(200, { 'content-type': 'image/png' }).end(png({ width: 512 }))
    if (request.headers.authorization !== 'Bearer r8-test') return json({ title: 'Unauthenticated' }, 401)
    if (path === '/account') return json({ type: 'organization', username: 'acme' })
    if (path === '/webhooks/default/secret') return json({ key: secret })
    if (path === '/models' && request.method === 'POST') {
      models.push(JSON.parse(String(bytes)) as object)
      return json({ owner: 'acme' }, 201)
    }
    if (path === '/models/acme/federwerk-trained') return models.length ? json({ owner: 'acme' }) : json({}, 404)
    if (path === '/models/ostris/flux-dev-lora-trainer') return json({ latest_version: { id: 'newest' } })
    if (path === '/files') {
      const id = `file${++count}`
      const from = bytes.indexOf('\r\n\r\n') + 4
      files.set(id, bytes.subarray(from, bytes.lastIndexOf('\r\n--')))
      return json({ id, urls: { get: `${url()}/files/${id}` } }, 201)
    }
    if (path === '/models/ostris/flux-dev-lora-trainer/versions/newest/trainings') {
      if (refuses) return json({ title: 'No' }, refuses)
      const id = `training-${++count}`
      trainings.set(id, {
        order: JSON.parse(String(bytes)) as Order,
        status: 'starting',
        created_at: new Date().toISOString(),
      })
      if (losing) return void request.socket.destroy()
      return json({ id, status: 'starting' }, 201)
    }
    if (path === '/trainings') {
      const all = [...trainings].map(([id, { order, ...training }]) => ({ id, ...training, input: order.input }))
      return json({ next: null, results: all.toReversed() })
    }
    if (path === '/predictions') {
      painted.push(JSON.parse(String(bytes)) as Painted)
      return json({ status: 'succeeded', output: [`${url()}/picture`], urls: { get: `${url()}/predictions/it` } }, 201)
    }
    if (request.method === 'DELETE') {
      removed.push(path)
      return void response.writeHead(202).end()
    }
    const [, id = '', cancels] = /^\/trainings\/([\w-]+)(\/cancel)?$/.exec(path) ?? []
    const training = trainings.get(id)
    if (!training) return json({ detail: 'Not found' }, 404)
    if (cancels) return json({ id, status: 'canceled' })
    const { status } = training
    const output = status === 'succeeded' ? { version: `acme/federwerk-trained:${versionOf(id)}`, weights: 'x' } : null
    return json({ id, status, output, error: status === 'failed' ? 'The images could not be read.' : null })
  }
  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const last = () => {
    const [id, training] = [...trainings].at(-1) ?? []
    if (!id || !training) throw new Error('Nothing was trained.')
    return { id, training }
  }
  return {
    environment: { REPLICATE_API_TOKEN: 'r8-test', REPLICATE_BASE_URL: url() },
    /** What the training that was begun last was asked for. */
    last: () => ({ id: last().id, ...last().training.order }),
    archive: () => files.get(last().training.order.input.input_images.split('/').at(-1) ?? '') ?? Buffer.alloc(0),
    stands: (status: string) => void (last().training.status = status),
    isAway: (is: boolean) => void (away = is),
    /** From now on, or no longer, it begins what it is asked for, and its answer does not arrive. */
    losesAnswers: (is: boolean) => void (losing = is),
    /** How many trainings were begun. */
    begun: () => trainings.size,
    refuses: (status: number) => void (refuses = status),
    /** The models that were made, the versions that were deleted, and what was painted. */
    models: models as readonly object[],
    removed: removed as readonly string[],
    painted: painted as readonly Painted[],
    versionOf,
    /** What is told of a training: the body, and the headers that sign it. */
    news(id: string, { at = Math.floor(Date.now() / 1000), by = secret } = {}) {
      const body = JSON.stringify({ id, status: 'succeeded' })
      const key = Buffer.from(by.replace('whsec_', ''), 'base64')
      const signature = createHmac('sha256', key).update(`msg_1.${at}.${body}`).digest('base64')
      const told = { id: 'msg_1', timestamp: String(at), signature: `v1,b2xk v1,${signature}` }
      const headers = Object.fromEntries(Object.entries(told).map(([name, value]) => [`Webhook-${name}`, value]))
      return { body, headers }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type ReplicateServer = Awaited<ReturnType<typeof startReplicate>>
