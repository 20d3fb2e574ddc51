import * as z from 'zod/mini'
import { UpstreamError } from '../outside/upstream.ts'
import { asProblem } from '#shared/problems.ts'
import { askService, type Service, understood } from './ask-service.ts'
import type { Trainer } from './trainer.ts'

const application = 'fal-ai/flux-lora-fast-training'
/** What paints with what was learned. */
export const falPainter = 'fal-ai/flux-lora'

/** Where fal answers: where work waits, where files lie, and where what was made is removed. */
const homes = {
  queue: 'https://queue.fal.run',
  files: 'https://rest.fal.ai',
  platform: 'https://api.fal.ai/v1',
}
/** How long the archive of pictures may lie there; seconds. What was learned stays until it is deleted. */
const aDay = 86_400
const lasting = (seconds: number | null) => ({
  'x-fal-object-lifecycle-preference': JSON.stringify({ expiration_duration_seconds: seconds }),
})

const place = z.object({ upload_url: z.string(), file_url: z.string() })
const begun = z.object({ request_id: z.string().check(z.regex(/^[\w-]{1,100}$/)) })
const state = z.object({ status: z.string() })
const result = z.object({ diffusers_lora_file: z.object({ url: z.string() }) })
const errorIn = (error: unknown) => (error instanceof UpstreamError ? error.status : undefined)

/** Where fal is asked: at an address of its own for all, where one is connected. */
export const falHomes = (address: string | undefined): typeof homes => {
  const own = address?.replace(/\/$/, '')
  return own ? { queue: own, files: own, platform: own } : homes
}

/** https://fal.ai/models/fal-ai/flux-lora-fast-training/api, asked by its queue. */
export const falTrainer = (service: Service): Trainer => {
  const { key, home } = service
  const { queue, files, platform } = falHomes(home)
  const headers = { authorization: `Key ${key}` }
  const at = (request: string) => `${queue}/${application}/requests/${encodeURIComponent(request)}`

  const putAway = async (bytes: Uint8Array, signal: AbortSignal) => {
    const wanted = { file_name: 'pictures.zip', content_type: 'application/zip' }
    const lies = { headers: { ...headers, ...lasting(aDay) }, method: 'POST', body: wanted }
    const told = await askService(`${files}/storage/upload/initiate?storage_type=fal-cdn-v3`, service, lies, signal)
    const { upload_url: into, file_url: address } = understood(told, value => place.parse(value), key)
    const put = { method: 'PUT', headers: { 'content-type': wanted.content_type }, body: bytes }
    await askService(into, service, put, signal)
    return address
  }

  return {
    service: 'fal',
    name: 'fal',
    async begin({ pictures, trigger, kind, hook }, signal) {
      const body = {
        images_data_url: await putAway(pictures, signal),
        trigger_word: trigger,
        is_style: kind === 'style',
        create_masks: kind === 'product' || kind === 'object',
      }
      const href = `${queue}/${application}${hook ? `?fal_webhook=${encodeURIComponent(hook)}` : ''}`
      const told = await askService(href, service, { headers: { ...headers, ...lasting(null) }, body }, signal)
      return understood(told, value => begun.parse(value).request_id, key)
    },
    async look(request, signal) {
      const told = await askService(`${at(request)}/status`, service, { headers }, signal)
      const { status } = understood(told, value => state.parse(value), key)
      if (status === 'IN_QUEUE') return { state: 'queued' }
      if (status !== 'COMPLETED') return { state: 'working' }
      try {
        const made = await askService(at(request), service, { headers }, signal)
        return { state: 'done', weights: understood(made, value => result.parse(value), key).diffusers_lora_file.url }
      } catch (error) {
        // What went wrong in training comes as the answer's status; a gateway says nothing of it.
        const { code, cause } = asProblem(error)
        const status = errorIn(cause)
        if (code === 'model_unreachable' || code === 'model_busy' || status === 502 || status === 504) throw error
        return { state: 'failed', cause: cause ?? error }
      }
    },
    async forget(request, signal) {
      await askService(`${at(request)}/cancel`, service, { method: 'PUT', headers }, signal).catch((error: unknown) => {
        // What has ended cannot be cancelled.
        const status = errorIn(asProblem(error).cause)
        if (status !== 400 && status !== 404) throw error
      })
      const gone = `${platform}/models/requests/${encodeURIComponent(request)}/payloads`
      await askService(gone, service, { method: 'DELETE', headers }, signal).catch((error: unknown) => {
        if (errorIn(asProblem(error).cause) !== 404) throw error
      })
    },
  }
}
