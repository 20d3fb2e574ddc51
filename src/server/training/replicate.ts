import * as z from 'zod/mini'
import { asProblem } from '#shared/problems.ts'
import { UpstreamError } from '../outside/upstream.ts'
import { multipart } from '../outside/form.ts'
import { bearer } from '../painting/services/service.ts'
import { askService, type Service, understood } from './ask-service.ts'
import type { Trainer } from './trainer.ts'

/** What trains there; also how what was trained is called among what paints, with a price of its own. */
export const replicatePainter = 'ostris/flux-dev-lora-trainer'
/** The model of the account that holds what people have trained, each as a version of its own. */
const destination = 'federwerk-trained'

export const trainingName = z.string().check(z.regex(/^[\w-]{1,100}$/))
const account = z.object({ username: z.string() })
const file = z.object({ urls: z.object({ get: z.string() }) })
const trainer = z.object({ latest_version: z.object({ id: z.string() }) })
const begun = z.object({ id: trainingName })
const listed = z.object({
  results: z.array(
    z.object({
      ...{ id: trainingName, status: z.string(), created_at: z.string() },
      input: z.optional(z.nullable(z.looseObject({ trigger_word: z.optional(z.unknown()) }))),
    }),
  ),
})
/** By how much the clock there may go behind ours; milliseconds. */
const clocks = 300_000
const state = z.object({
  status: z.string(),
  output: z.optional(z.nullable(z.looseObject({ version: z.optional(z.string()) }))),
  error: z.optional(z.nullable(z.unknown())),
})
const versionName = /^([\w.-]+)\/([\w.-]+):(\w+)$/

/** Where Replicate is asked. */
export const replicateHome = (address: string | undefined) =>
  (address ?? 'https://api.replicate.com/v1').replace(/\/$/, '')

const statusOf = (error: unknown) => {
  const { cause } = asProblem(error)
  return cause instanceof UpstreamError ? cause.status : undefined
}
/** Passes on what was thrown, but for these answers. */
const unless =
  (...expected: readonly number[]) =>
  (error: unknown) => {
    if (!expected.includes(statusOf(error) ?? 0)) throw error
    return undefined
  }

/** https://replicate.com/docs/reference/http: trainings, and a private model that takes what comes of them. */
export const replicateTrainer = (service: Service): Trainer => {
  const { key } = service
  const home = replicateHome(service.home)
  const headers = bearer(key)
  const asks = async <Read>(path: string, read: (value: unknown) => Read, signal: AbortSignal, body?: object) => {
    const told = await askService(`${home}${path}`, service, { headers, ...(body && { body }) }, signal)
    return understood(told, read, key)
  }
  const uploaded = async (bytes: Uint8Array, signal: AbortSignal) => {
    const { body, type } = multipart({ content: { name: 'pictures.zip', type: 'application/zip', bytes } })
    const question = { method: 'POST', headers: { ...headers, 'content-type': type }, body }
    const told = await askService(`${home}/files`, service, question, signal)
    return understood(told, value => file.parse(value), key).urls.get
  }
  /** Makes the model that takes what is trained, where it is not there yet. */
  const destined = async (signal: AbortSignal) => {
    const { username: owner } = await asks('/account', value => account.parse(value), signal)
    const name = `${owner}/${destination}`
    const isThere = await askService(`${home}/models/${name}`, service, { headers }, signal).catch(unless(404))
    // Replicate chooses the hardware of a trained model itself, but wants one to be named.
    const body = { owner, name: destination, visibility: 'private', hardware: 'gpu-t4' }
    if (!isThere) await askService(`${home}/models`, service, { headers, body }, signal).catch(unless(409))
    return name
  }
  const at = (request: string) => `/trainings/${encodeURIComponent(request)}`

  return {
    service: 'replicate',
    name: 'Replicate',
    async found(trigger, since, signal) {
      const { results } = await asks('/trainings', told => listed.parse(told), signal)
      const its = results.filter(({ input }) => input?.trigger_word === trigger)
      return its.find(
        ({ status, created_at: at }) =>
          status !== 'failed' && status !== 'canceled' && Date.parse(at) >= since.getTime() - clocks,
      )?.id
    },
    async begin({ pictures, trigger, kind, hook }, signal) {
      const named = await destined(signal)
      const { latest_version: latest } = await asks(`/models/${replicatePainter}`, told => trainer.parse(told), signal)
      const input = {
        input_images: await uploaded(pictures, signal),
        trigger_word: trigger,
        // The captions of the archive hold.
        autocaption: false,
        // A way of drawing needs to be seen longer than a thing.
        steps: kind === 'style' ? 1500 : 1000,
      }
      const news = hook ? { webhook: hook, webhook_events_filter: ['completed'] } : {}
      const path = `/models/${replicatePainter}/versions/${encodeURIComponent(latest.id)}/trainings`
      return (await asks(path, told => begun.parse(told), signal, { destination: named, input, ...news })).id
    },
    async look(request, signal) {
      const { status, output, error } = await asks(at(request), told => state.parse(told), signal)
      if (status === 'starting') return { state: 'queued' }
      if (status === 'processing') return { state: 'working' }
      const version = output?.version ?? ''
      if (status === 'succeeded' && versionName.test(version)) return { state: 'done', weights: version }
      const says = typeof error === 'string' ? error : `It ended as ${status}, with the version “${version}”.`
      return { state: 'failed', cause: new UpstreamError(200, says.slice(0, 500)) }
    },
    async forget(request, signal) {
      // What has ended cannot be cancelled.
      const cancel = { method: 'POST', headers }
      await askService(`${home}${at(request)}/cancel`, service, cancel, signal).catch(unless(400, 404, 409, 422))
      const left = await asks(at(request), told => state.parse(told), signal).catch(unless(404))
      const [, owner, name, version] = versionName.exec(left?.output?.version ?? '') ?? []
      if (!version) return
      const gone = `${home}/models/${owner}/${name}/versions/${version}`
      await askService(gone, service, { method: 'DELETE', headers }, signal).catch(unless(404))
    },
  }
}
