import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { Ability } from '#catalogue/abilities.ts'
import { Problem } from '#shared/problems.ts'
import type { Workflow } from '../../../connected/service.ts'
import { notUnderstood } from '../../../outside/upstream.ts'
import type { Beginning } from '../../painter.ts'
import { farewell, type InSteps, type PaintCard, partOf, type PaintWire } from '../service.ts'
import { endingOf, fileIn, isWaitedFor, outcomeIn, refusedBy, startedIn } from './answers.ts'
import { filledIn, type Flow, flowIn, has, purposeOf, slotsOf, wrongIn } from './workflow.ts'

/** So often in a row nothing is known of a picture before it counts as lost. */
const lost = 3

/** Reads an answer. Throws `painting_failed` where it is none of ComfyUI. */
const readIn = <Read>(answer: Buffer, read: (told: unknown) => Read): Read => {
  try {
    return read(JSON.parse(answer.toString('utf8')))
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('painting_failed', {}, { cause: notUnderstood(error) })
  }
}

/** What all workflows for one purpose have a place for; of what is asked everywhere, what all of them have. */
const canWith = (all: readonly Workflow[]): Ability[] => {
  const flows = all.map(flowIn)
  const changing = flows.filter(flow => has(flow, 'picture'))
  return [
    ...new Set<Ability>(flows.map(purposeOf)),
    ...(changing.length && changing.every(flow => has(flow, 'strength')) ? (['strength'] as const) : []),
    ...(flows.every(flow => has(flow, 'negative')) ? (['avoid'] as const) : []),
    ...(flows.every(flow => has(flow, 'seed')) ? (['seed'] as const) : []),
  ]
}

/** A picture of which the area to change is transparent, for workflows that load both at once. */
const together = async ({ picture, area }: Beginning) => {
  const alpha = area && (await sharp(area).extractChannel(3).toColourspace('b-w').png().toBuffer())
  const opaque = sharp(picture).toColourspace('srgb')
  return (alpha ? opaque.joinChannel(alpha) : opaque).png().toBuffer()
}

/** Whether one node loads picture and mask. */
const isOne = ({ places }: Flow) => {
  const at = (slot: string) => places.filter(one => one.slot === slot).map(one => `${one.node} ${one.input}`)
  const masks = new Set(at('mask'))
  return at('picture').some(one => masks.has(one))
}

/** https://docs.comfy.org/development/comfyui-server: a workflow is filled and waits its turn there. */
export const comfyui: PaintCard & InSteps = {
  name: 'ComfyUI',
  access: 'address',
  addressIn: ['COMFYUI_BASE_URL'],
  own: 'always',
  workflows: { from: 'COMFYUI_WORKFLOW', wrong: wrongIn, slots: slotsOf },
  can: (_, workflows = []) => canWith(workflows),
  // Whoever looks at the colours of a mask and whoever looks at its alpha channel sees the same.
  mask: 'transparent',
  most: 1,
  sizeFor: ({ width, height }) => ({ width: Math.ceil(width / 8) * 8, height: Math.ceil(height / 8) * 8 }),

  async paint({ prompt, size, from, avoid, seed, workflows = [] }, { ask, wait, signal }) {
    const purpose = from ? (from.area ? 'area' : 'edit') : 'paint'
    const flow = workflows.map(flowIn).find(one => purposeOf(one) === purpose)
    if (!flow) throw new TypeError(`No workflow for this: ${purpose}.`)
    // They lie where ComfyUI puts what it forgets when it is started anew.
    const upload = async (bytes: Buffer) => {
      const image = { bytes, name: `federwerk-${randomUUID()}.png` }
      return readIn(await ask({ path: '/upload/image', form: { image, type: 'temp', overwrite: 'true' } }), fileIn)
    }
    const one = from && isOne(flow) ? await upload(await together(from)) : undefined
    const filling = {
      ...{ prompt, negative: avoid, seed, ...size },
      picture: one ?? (from && (await upload(from.picture))),
      mask: one ?? (from?.area && (await upload(from.area))),
      strength: from?.strength === undefined ? undefined : partOf(from.strength, 60),
    }
    const client = { client_id: randomUUID() }
    const order: PaintWire = {
      path: '/prompt',
      body: { prompt: filledIn(flow, filling), ...client },
      refused: refusedBy,
    }
    const id = readIn(await ask(order), startedIn)
    const queue = async (by?: AbortSignal) => readIn(await ask({ path: '/queue' }, by), told => isWaitedFor(told, id))
    let place: ReturnType<typeof isWaitedFor>
    let nowhere = 0
    try {
      for (;;) {
        await wait()
        const picture = readIn(await ask({ path: `/history/${id}` }), told => outcomeIn(told, id, flow.result))
        if (picture) return [await ask({ path: `/view?${new URLSearchParams(picture)}` })]
        place = await queue()
        nowhere = place ? 0 : nowhere + 1
        if (nowhere === lost) throw endingOf('forgotten')
      }
    } catch (error) {
      if (!signal.aborted) throw error
      await leave(id, ask, queue).catch(() => undefined)
      throw place && !place.isRunning ? endingOf('queued', place.before) : error
    }
  },
}

/** Takes a picture out of the line, or ends the work on it; what others have there goes on. */
const leave = async (
  id: string,
  ask: Parameters<InSteps['paint']>[1]['ask'],
  queue: (by: AbortSignal) => Promise<{ isRunning: boolean } | undefined>,
) => {
  const signal = AbortSignal.timeout(farewell)
  await ask({ path: '/queue', body: { delete: [id] } }, signal)
  if ((await queue(signal))?.isRunning) await ask({ path: '/interrupt', body: { prompt_id: id } }, signal)
}
