import * as z from 'zod/mini'
import type { Ability } from '#catalogue/abilities.ts'
import { UpstreamError } from '../../outside/upstream.ts'
import { declined, type PaintQuestion, type PaintService, picturesOf, ratioBetween } from './service.ts'

const begun = z.object({ id: z.string(), polling_url: z.string() })
const state = z.object({
  status: z.string(),
  result: z.optional(z.nullable(z.object({ sample: z.optional(z.string()) }))),
})

/** The sides it paints, in steps of so many pixels. */
const sides = { least: 256, most: 1440, step: 32 }
const sided = (side: number) => Math.min(sides.most, Math.max(sides.least, Math.ceil(side / sides.step) * sides.step))

/** Each picture in a field of its own: `input_image`, `input_image_2` and so on. */
const named = (picture: Buffer, at: number) => [
  at ? `input_image_${at + 1}` : 'input_image',
  picture.toString('base64'),
]

type Family = Readonly<{
  can: readonly Ability[]
  takes?: number
  /** What it is told besides the words. */
  body(question: Pick<PaintQuestion, 'size' | 'from'>): object
}>

const flux2: Family = {
  can: ['paint', 'edit', 'several', 'seed'],
  takes: 8,
  body: ({ size, from }) => ({ ...size, ...(from && Object.fromEntries(picturesOf(from).map(named))) }),
}

/** Of its models, those that have this in their name; the last is all others. */
const families: readonly (readonly [RegExp, Family])[] = [
  [
    /-fill/,
    {
      can: ['area', 'seed'],
      body: ({ from }) => ({ image: from?.picture.toString('base64'), mask: from?.area?.toString('base64') }),
    },
  ],
  [
    /kontext/,
    {
      can: ['paint', 'edit', 'seed'],
      body: ({ size, from }) => ({
        aspect_ratio: ratioBetween(size),
        ...(from && { input_image: from.picture.toString('base64') }),
      }),
    },
  ],
  [/flux-2-klein/, { ...flux2, takes: 4 }],
  [/flux-2/, flux2],
  [/./, { can: ['paint', 'seed'], body: ({ size }) => size }],
]
const familyOf = (model: string) => families.find(([name]) => name.test(model))?.[1]

/** https://docs.bfl.ai: it works on it by itself and is asked again; a picture lies at its address for ten minutes. */
export const bfl: PaintService = {
  name: 'Black Forest Labs',
  access: 'key',
  models: ['flux-2-pro', 'flux-kontext-pro', 'flux-pro-1.0-fill', 'flux-pro-1.1', 'flux-dev'],
  keyIn: ['BFL_API_KEY'],
  addressIn: ['BFL_BASE_URL'],
  address: 'https://api.bfl.ai',
  can: model => familyOf(model)?.can ?? [],
  takes: model => familyOf(model)?.takes ?? 1,
  most: 1,
  sizeFor: ({ width, height }) => ({ width: sided(width), height: sided(height) }),
  ask: ({ prompt, size, from, seed, model, key }) => ({
    path: `/v1/${encodeURIComponent(model)}`,
    headers: { 'x-key': key },
    body: { prompt, seed, ...familyOf(model)?.body({ size, from }), output_format: 'png' },
  }),
  headersAgain: key => ({ 'x-key': key }),
  read(told) {
    const started = begun.safeParse(told)
    if (started.success) return { again: started.data.polling_url }
    const { status, result } = state.parse(told)
    if (status === 'Ready') return { pictures: result?.sample ? [{ address: result.sample }] : [] }
    if (/Moderated/.test(status)) throw declined(status)
    if (status === 'Pending' || status === 'Queued' || status === 'Processing') return { again: '' }
    throw new UpstreamError(200, status)
  },
}
