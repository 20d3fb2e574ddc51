import * as z from 'zod/mini'
import type { Ability } from '#catalogue/abilities.ts'
import { UpstreamError } from '../../outside/upstream.ts'
import type { Size } from '../painter.ts'
import { bearer, dataUri, declined, nearest, picturesOf } from './service.ts'
import { type PaintQuestion, type PaintService, partOf, ratioBetween } from './service.ts'

const prediction = z.object({
  status: z.string(),
  output: z.optional(z.nullable(z.union([z.string(), z.array(z.string())]))),
  error: z.optional(z.nullable(z.unknown())),
  urls: z.object({ get: z.string() }),
})

/** The shapes that its models have names for. */
const shapes: readonly Size[] = [
  ...[[1024, 1024] as const, [1152, 768] as const, [768, 1152] as const, [1152, 864] as const, [864, 1152] as const],
  ...[[1280, 720] as const, [720, 1280] as const],
].map(([width, height]) => ({ width, height }))

type Family = Readonly<{
  can: readonly Ability[]
  takes?: number
  begins?(from: NonNullable<PaintQuestion['from']>): object
  /** What it has to be told to keep the shape of the one picture it begins with, where it would not by itself. */
  keeps?: object
}>

/** Of its models, those that have this in their name; the last is all others. */
const families: readonly (readonly [RegExp, Family])[] = [
  [
    /-fill|inpaint/,
    {
      can: ['area', 'seed'],
      begins: ({ picture, area }) => ({ image: dataUri(picture), ...(area && { mask: dataUri(area) }) }),
    },
  ],
  [/kontext/, { can: ['paint', 'edit', 'seed'], begins: ({ picture }) => ({ input_image: dataUri(picture) }) }],
  [
    /flux-2/,
    {
      ...{ can: ['paint', 'edit', 'several', 'seed'], takes: 5 },
      begins: from => ({ input_images: picturesOf(from).map(dataUri) }),
      keeps: { aspect_ratio: 'match_input_image' },
    },
  ],
  [/qwen-image-edit/, { can: ['edit', 'seed'], begins: ({ picture }) => ({ image: dataUri(picture) }) }],
  [
    /nano-banana|seedream/,
    {
      ...{ can: ['paint', 'edit', 'several'], takes: 10 },
      begins: from => ({ image_input: picturesOf(from).map(dataUri) }),
    },
  ],
  [
    /flux-dev$/,
    {
      can: ['paint', 'edit', 'strength', 'seed'],
      begins: ({ picture, strength }) => ({ image: dataUri(picture), prompt_strength: partOf(strength, 60) }),
    },
  ],
  // What people have trained with it.
  [/flux-dev-lora-trainer$/, { can: ['paint', 'seed'] }],
  [/flux-schnell$/, { can: ['paint', 'seed'] }],
  [/./, { can: ['paint'] }],
]
const familyOf = (model: string): Family => families.find(([name]) => name.test(model))?.[1] ?? { can: [] }

/** https://replicate.com/docs/reference/http: it works by itself and is asked again; pictures lie at addresses. */
export const replicate: PaintService = {
  name: 'Replicate',
  access: 'key',
  models: [
    ...['black-forest-labs/flux-dev', 'black-forest-labs/flux-schnell', 'black-forest-labs/flux-kontext-pro'],
    ...['black-forest-labs/flux-fill-pro', 'google/nano-banana', 'qwen/qwen-image-edit'],
  ],
  keyIn: ['REPLICATE_API_TOKEN'],
  addressIn: ['REPLICATE_BASE_URL'],
  address: 'https://api.replicate.com/v1',
  can: model => familyOf(model).can,
  takes: model => familyOf(model).takes ?? 1,
  most: 1,
  sizeFor: (wanted, _, from) => (from ? wanted : nearest(shapes, wanted)),
  ask({ prompt, size, from, seed, lora, model, key }) {
    if (lora) {
      const beside = { aspect_ratio: ratioBetween(size), num_outputs: 1, output_format: 'png' }
      return { path: '/predictions', headers: bearer(key), body: { version: lora, input: { prompt, seed, ...beside } } }
    }
    const [owner = '', name = ''] = model.split('/').map(encodeURIComponent)
    const shape = from && !from.others ? familyOf(model).keeps : { aspect_ratio: ratioBetween(size) }
    return {
      path: `/models/${owner}/${name}/predictions`,
      headers: bearer(key),
      body: { input: { prompt, seed, ...shape, ...(from && familyOf(model).begins?.(from)) } },
    }
  },
  headersAgain: bearer,
  read(told) {
    const { status, output, error, urls } = prediction.parse(told)
    if (status === 'starting' || status === 'processing') return { again: urls.get }
    if (status === 'succeeded') return { pictures: [output ?? []].flat().map(address => ({ address })) }
    const says = typeof error === 'string' ? error : status
    if (/NSFW|sensitive|safety|flagged/i.test(says)) throw declined(says)
    throw new UpstreamError(200, says)
  },
}
