import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { png } from './pictures.ts'

type Status = 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED'
export type Order = { images_data_url: string; trigger_word: string; is_style: boolean; create_masks: boolean }
type Training = { order: Order; status: Status; fails: boolean; hook: string | null }
type Painted = { prompt: string; loras?: readonly { path: string }[] }

const bytesOf = async (request: IncomingMessage) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/**
 * As much of fal as we ask: it takes an archive, trains for as long as the test wants, paints with what was learned,
 * signs what it tells us, and forgets. `environment` is what a server needs to speak with it.
 */
export const startTrainer = async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const archives = new Map<string, Buffer>()
  const trainings = new Map<string, Training>()
  const forgotten: string[] = []
  const painted: Painted[] = []
  const keys = new Set<string>()
  let [count, away, refuses, quick, locked] = [0, false, 0, false, false]

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const bytes = await bytesOf(request)
    const { pathname, searchParams } = new URL(request.url ?? '/', url())
    const json = (body: object, status = 200) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    if (away) return void request.socket.destroy()
    if (pathname === '/.well-known/jwks.json') return json({ keys: [publicKey.export({ format: 'jwk' })] })
    const picture = /^\/picture\/\d$/.test(pathname)
    if (picture) return response.writeHead(200, { 'content-type': 'image/png' }).end(png({ width: 512 }))
    const put = /^\/put\/(\w+)$/.exec(pathname)?.[1]
    if (put && request.method === 'PUT') {
      archives.set(put, bytes)
      return json({})
    }
    keys.add(String(request.headers.authorization))
    if (locked) return json({ detail: 'No such key' }, 401)
    if (pathname === '/storage/upload/initiate') {
      const name = `archive${++count}`
      return json({ upload_url: `${url()}/put/${name}`, file_url: `${url()}/files/${name}` })
    }
    if (pathname === '/fal-ai/flux-lora-fast-training') {
      if (refuses) return json({ detail: 'No' }, refuses)
      const request_id = `training-${++count}`
      const status = quick ? 'COMPLETED' : 'IN_QUEUE'
      trainings.set(request_id, {
        ...{ order: JSON.parse(String(bytes)) as Order, status, fails: false },
        hook: searchParams.get('fal_webhook'),
      })
      return json({ request_id, status })
    }
    if (pathname.startsWith('/fal-ai/flux') && !pathname.includes('/requests/')) {
      const asked = JSON.parse(String(bytes)) as Painted & { num_images: number }
      painted.push(asked)
      const images = Array.from({ length: asked.num_images }, (_, at) => ({ url: `${url()}/picture/${at}` }))
      return json({ images, seed: 1 })
    }
    const [, id = '', what = ''] = /\/requests\/([\w-]+)(?:\/(\w+))?$/.exec(pathname) ?? []
    const training = trainings.get(id)
    if (!training) return json({ detail: 'Request not found' }, 404)
    if (request.method === 'DELETE' && what === 'payloads') {
      trainings.delete(id)
      forgotten.push(id)
      return json({ cdn_delete_results: [] })
    }
    if (what === 'cancel')
      return json(
        { status: training.status === 'COMPLETED' ? 'ALREADY_COMPLETED' : 'OK' },
        training.status === 'COMPLETED' ? 400 : 202,
      )
    if (what === 'status') return json({ status: training.status, request_id: id })
    if (training.fails) return json({ detail: 'The images could not be read.' }, 422)
    return json({ diffusers_lora_file: { url: `${url()}/lora/${id}.safetensors` }, config_file: { url: 'x' } })
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
    url: url(),
    environment: { IMAGE_MODEL: 'fal:fal-ai/flux/dev', FAL_API_KEY: 'fal-test', FAL_BASE_URL: url() },
    /** The training that was begun last, and how many there were. */
    last: () => ({ id: last().id, ...last().training.order, hook: last().training.hook }),
    count: () => trainings.size,
    /** The archive of the last training. */
    archive: () => archives.get(last().training.order.images_data_url.split('/').at(-1) ?? '') ?? Buffer.alloc(0),
    /** How the last training stands from now on. */
    stands(status: Status, { fails = false } = {}) {
      Object.assign(last().training, { status, fails })
    },
    /** Every training is done as soon as it is begun. */
    isQuick: (is: boolean) => void (quick = is),
    isAway: (is: boolean) => void (away = is),
    /** Answers new trainings with this status; 0: takes them. */
    refuses: (status: number) => void (refuses = status),
    /** From now on, or no longer, our key lets nobody in. */
    locks: (is: boolean) => void (locked = is),
    forgets: (id: string) => void trainings.delete(id),
    forgotten: forgotten as readonly string[],
    painted: painted as readonly Painted[],
    keys: keys as ReadonlySet<string>,
    /** What is told of a training: the body, and the headers that sign it. */
    news(id: string, { at = Math.floor(Date.now() / 1000), by = privateKey }: { at?: number; by?: KeyObject } = {}) {
      const body = JSON.stringify({ request_id: id, gateway_request_id: id, status: 'OK', payload: {} })
      const digest = createHash('sha256').update(body).digest('hex')
      const signature = sign(undefined, Buffer.from([id, 'user', at, digest].join('\n')), by).toString('hex')
      const told = { 'request-id': id, 'user-id': 'user', timestamp: String(at), signature }
      const headers = Object.fromEntries(Object.entries(told).map(([name, value]) => [`X-Fal-Webhook-${name}`, value]))
      return { body, headers }
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

export type TrainerServer = Awaited<ReturnType<typeof startTrainer>>
