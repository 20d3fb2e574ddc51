import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { masked, UpstreamError } from '../../../outside/upstream.ts'

const stored = z.object({ name: z.string(), subfolder: z.optional(z.string()), type: z.optional(z.string()) })
const started = z.object({ prompt_id: z.string().check(z.regex(/^[\w-]{1,100}$/)) })
const queued = z.tuple([z.number(), z.string()], z.unknown())
const queue = z.object({ queue_running: z.array(queued), queue_pending: z.array(queued) })
const image = z.object({ filename: z.string(), subfolder: z.string(), type: z.string() })
const history = z.record(
  z.string(),
  z.object({
    outputs: z.record(z.string(), z.looseObject({ images: z.optional(z.array(image)) })),
    status: z.optional(
      z.nullable(z.object({ status_str: z.string(), messages: z.array(z.tuple([z.string(), z.unknown()])) })),
    ),
  }),
)
const refused = z.object({
  error: z.object({ message: z.string(), details: z.optional(z.string()) }),
  // Without any it is an empty list.
  node_errors: z.optional(
    z.union([
      z.record(
        z.string(),
        z.object({
          class_type: z.string(),
          errors: z.array(z.object({ message: z.string(), details: z.optional(z.string()) })),
        }),
      ),
      z.array(z.unknown()),
    ]),
  ),
})
const broken = z.object({ node_id: z.unknown(), node_type: z.string(), exception_message: z.string() })

/** What ComfyUI says of a workflow, for those who look after it. */
export const workflowProblem = (code: 'workflow_refused' | 'workflow_failed', says: string, status = 200) =>
  new Problem(code, {}, { cause: new UpstreamError(status, masked(says)) })

/** How a workflow names a picture that was uploaded. */
export const fileIn = (told: unknown) => {
  const { name, subfolder, type } = stored.parse(told)
  return `${subfolder ? `${subfolder}/` : ''}${name}${type && type !== 'input' ? ` [${type}]` : ''}`
}

/** By which name it waits its turn. */
export const startedIn = (told: unknown) => started.parse(told).prompt_id

/** Reads why a workflow was not taken; nothing where it is no such refusal. */
export const refusedBy = (status: number, said: string): Problem | undefined => {
  if (status !== 400) return undefined
  try {
    const { error, node_errors: nodes = {} } = refused.parse(JSON.parse(said))
    const each = Array.isArray(nodes) ? [] : Object.entries(nodes)
    const first = each.flatMap(([id, { class_type: kind, errors }]) =>
      errors.map(({ message, details }) => `${kind} (${id}): ${message} ${details ?? ''}`),
    )
    return workflowProblem('workflow_refused', first[0] ?? `${error.message} ${error.details ?? ''}`, status)
  } catch {
    return undefined
  }
}

/** Where it stands in line: whether it is worked on, and how many come before it. Nothing: it is not there. */
export const isWaitedFor = (told: unknown, id: string) => {
  const { queue_running: running, queue_pending: pending } = queue.parse(told)
  if (running.some(([, one]) => one === id)) return { isRunning: true, before: 0 }
  const own = pending.find(([, one]) => one === id)
  if (!own) return undefined
  return { isRunning: false, before: running.length + pending.filter(([number]) => number < own[0]).length }
}

/** The picture that came of it; nothing as long as it is not done. Throws where it failed, or made none. */
export const outcomeIn = (told: unknown, id: string, result: string | undefined) => {
  const entry = history.parse(told)[id]
  if (!entry) return undefined
  const { outputs, status } = entry
  if (status?.status_str === 'error') {
    const [kind = 'error', why] = status.messages.find(([name]) => /^execution_(error|interrupted)$/.test(name)) ?? []
    const read = broken.safeParse(why)
    const says = read.success ? `${read.data.node_type} (${read.data.node_id}): ${read.data.exception_message}` : kind
    throw workflowProblem('workflow_failed', says)
  }
  const all = result === undefined ? Object.values(outputs) : [outputs[result] ?? {}]
  const images = all.map(one => one.images ?? []).filter(({ length }) => length)
  // What is only shown while a workflow runs counts where nothing is kept.
  const kept = images.filter(([first]) => first?.type === 'output')
  const picture = (kept.length ? kept : images).at(-1)?.[0]
  if (!picture) throw workflowProblem('workflow_failed', 'It ended without a picture.')
  return picture
}

/** How waiting can end without a picture. */
export const endingOf = (how: 'forgotten' | 'queued', before = 0) =>
  how === 'forgotten' ? new Problem('painting_forgotten') : new Problem('painting_queued', { before })
