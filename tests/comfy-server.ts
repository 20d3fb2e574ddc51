import { once } from 'node:events'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { png } from './pictures.ts'

type Node = { class_type: string; inputs: Record<string, unknown>; _meta?: { title?: string } }
export type Graph = Record<string, Node>

const sampler = (more: object, title?: string) => ({
  class_type: 'KSampler',
  inputs: { seed: 1, steps: 20, denoise: 1, model: ['4', 0], ...more },
  ...(title && { _meta: { title } }),
})
const text = (words: string, title: string) => ({
  class_type: 'CLIPTextEncode',
  inputs: { text: words, clip: ['4', 1] },
  _meta: { title },
})

/** Workflows as ComfyUI exports them for its API: one that paints, one that changes a picture, one for areas of one. */
export const workflows = {
  paint: {
    3: sampler({}),
    5: {
      class_type: 'EmptyLatentImage',
      inputs: { width: 512, height: 512, batch_size: 1 },
      _meta: { title: 'width, height' },
    },
    6: text('', 'Prompt'),
    7: text('blurry', 'negative'),
    8: { class_type: 'PreviewImage', inputs: { images: ['3', 0] } },
    9: { class_type: 'SaveImage', inputs: { images: ['3', 0], filename_prefix: 'it' }, _meta: { title: 'Save' } },
  },
  edit: {
    3: sampler({}, 'strength seed'),
    6: text('', 'prompt'),
    7: text('', 'negative'),
    10: { class_type: 'LoadImage', inputs: { image: 'old.png' }, _meta: { title: 'picture' } },
    9: { class_type: 'SaveImage', inputs: { images: ['3', 0] } },
  },
  area: {
    3: sampler({ denoise: '{{strength}}', seed: '{{seed}}' }),
    6: text('photo of {{prompt}}, sharp', 'Words'),
    7: text('{{negative}}', 'Not'),
    10: { class_type: 'LoadImage', inputs: { image: 'old.png' }, _meta: { title: 'picture' } },
    11: { class_type: 'LoadImageMask', inputs: { image: 'old.png', channel: 'red' }, _meta: { title: 'mask' } },
    9: { class_type: 'SaveImage', inputs: { images: ['3', 0] } },
  },
} satisfies Record<string, Graph>

type Kind = 'works' | 'waits' | 'runs' | 'breaks' | 'is-gone' | 'paints-nothing' | 'refuses' | 'is-away' | 'is-garbled'
type Job = { id: string; graph: Graph; looks: number }

const refusal = {
  error: { type: 'prompt_outputs_failed_validation', message: 'Prompt outputs failed validation', details: '' },
  node_errors: {
    4: {
      class_type: 'CheckpointLoaderSimple',
      errors: [{ type: 'value_not_in_list', message: 'Value not in list', details: "ckpt_name: 'flux.safetensors'" }],
    },
  },
}
const failure = { node_id: '3', node_type: 'KSampler', exception_message: 'CUDA out of memory', exception_type: 'OOM' }

const filesIn = (body: Buffer) => {
  const words = body.toString('latin1')
  const head = /name="image"; filename="([^"]+)"[^]*?\r\n\r\n/.exec(words)
  const from = (head?.index ?? 0) + (head?.[0].length ?? 0)
  return { name: head?.[1] ?? '', bytes: body.subarray(from, words.indexOf('\r\n--', from)) }
}

/** A ComfyUI on loopback: it takes pictures and workflows, keeps a line, and paints PNGs of one colour. */
export const startComfy = async () => {
  const orders: Graph[] = []
  const uploads = new Map<string, Buffer>()
  const calls: { path: string; body: unknown }[] = []
  let jobs: Job[] = []
  let [kind, count]: [Kind, number] = ['works', 0]

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const body = Buffer.concat(chunks)
    const { pathname } = new URL(request.url ?? '/', 'http://comfy')
    const json = (told: object, status = 200) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(told))
    if (kind === 'is-away') return void request.socket.destroy()
    if (pathname === '/upload/image') {
      const { name, bytes } = filesIn(body)
      uploads.set(`${name} [temp]`, bytes)
      return json({ name, subfolder: '', type: /name="type"\r\n\r\n(\w+)/.exec(String(body))?.[1] })
    }
    if (pathname === '/view') return void response.writeHead(200, { 'content-type': 'image/png' }).end(png(shape()))
    if (pathname === '/prompt') {
      if (kind === 'is-garbled') return void response.end('{"prompt_id":')
      if (kind === 'refuses') return json(refusal, 400)
      const { prompt: graph } = JSON.parse(String(body)) as { prompt: Graph }
      orders.push(graph)
      const id = `job-${++count}`
      jobs.push({ id, graph, looks: 0 })
      return json({ prompt_id: id, number: count, node_errors: {} })
    }
    if (pathname.startsWith('/history/')) {
      const job = jobs.find(one => pathname.endsWith(`/${one.id}`))
      if (!job || kind === 'waits' || kind === 'runs' || kind === 'is-gone' || !job.looks++) return json({})
      if (kind === 'breaks')
        return json({
          [job.id]: {
            outputs: {},
            status: { status_str: 'error', completed: false, messages: [['execution_error', failure]] },
          },
        })
      const image = (filename: string, type: string) => ({ images: [{ filename, subfolder: '', type }] })
      const outputs =
        kind === 'paints-nothing' ? {} : { 8: image('shown.png', 'temp'), 9: image('it_0001.png', 'output') }
      return json({ [job.id]: { outputs, status: { status_str: 'success', completed: true, messages: [] } } })
    }
    if (pathname === '/queue' && request.method === 'GET') {
      const line = jobs.map(({ id }, at) => [at + 10, id, {}, {}, []])
      const others = [[1, 'others', {}, {}, []]]
      if (kind === 'is-gone') return json({ queue_running: [], queue_pending: [] })
      return json(
        kind === 'waits'
          ? { queue_running: others, queue_pending: [[2, 'others-too', {}, {}, []], ...line] }
          : { queue_running: line, queue_pending: [] },
      )
    }
    calls.push({ path: pathname, body: JSON.parse(String(body)) })
    if (pathname === '/interrupt') jobs = []
    return void response.writeHead(200).end()
  }
  const shape = () => {
    const { width = 640, height = 640 } = orders.at(-1)?.[5]?.inputs ?? {}
    return { width: Number(width), height: Number(height) }
  }
  const server = http.createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The workflows as they came, and the pictures by the name that workflows have for them. */
    orders,
    uploads,
    /** What was asked besides: to take something out of the line, to stop. */
    calls,
    is(how: Kind) {
      kind = how
      jobs = []
      for (const list of [orders, calls]) list.length = 0
      uploads.clear()
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
