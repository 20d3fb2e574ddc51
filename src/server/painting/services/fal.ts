import * as z from 'zod/mini'
import type { Ability } from '#catalogue/abilities.ts'
import {
  dataUri,
  declined,
  type PaintQuestion,
  type PaintService,
  partOf,
  picturesOf,
  ratioBetween,
} from './service.ts'

const answer = z.object({
  images: z.array(z.object({ url: z.string() })),
  has_nsfw_concepts: z.optional(z.nullable(z.array(z.boolean()))),
})

type Family = Readonly<{
  can: readonly Ability[]
  /** Where another of its addresses changes pictures: what comes behind that of the model. */
  edits?: string
  /** What it is told of the picture it begins with. */
  begins?(from: NonNullable<PaintQuestion['from']>): object
  /** How many it makes one of, and how it is told the shape of that. */
  takes?: number
  shape?(size: PaintQuestion['size']): object
}>

const withArea = ({ picture, area, strength }: NonNullable<PaintQuestion['from']>) => ({
  image_url: dataUri(picture),
  ...(area && { mask_url: dataUri(area) }),
  ...(strength !== undefined && { strength: partOf(strength, 90) }),
})

const withPicture = ({ picture }: NonNullable<PaintQuestion['from']>) => ({ image_url: dataUri(picture) })

const withPictures = (from: NonNullable<PaintQuestion['from']>) => ({ image_urls: picturesOf(from).map(dataUri) })
const combining: Family = { can: ['edit', 'several'], begins: withPictures, shape: size => ({ image_size: size }) }

const changing: Family = { can: ['paint', 'edit', 'strength', 'seed'], edits: '/image-to-image', begins: withArea }

/** Of its models, those that have this in their name; the last is all others. */
const families: readonly (readonly [RegExp, Family])[] = [
  [/\/fill$/, { can: ['area', 'seed'], begins: ({ picture, area }) => withArea({ picture, area }) }],
  [/inpaint/, { can: ['area', 'strength', 'seed'], begins: withArea }],
  [/qwen-image-edit/, { can: ['edit', 'avoid', 'seed'], begins: withPicture }],
  [/kontext/, { can: ['edit', 'seed'], begins: withPicture }],
  [/nano-banana.*\/edit$/, { ...combining, takes: 10, shape: size => ({ aspect_ratio: ratioBetween(size) }) }],
  [/seedream.*\/edit$/, { ...combining, takes: 10 }],
  [/flux-2.*\/edit$/, { ...combining, takes: 4 }],
  [/\/edit$/, { can: ['edit'], begins: withPictures }],
  [/flux\/dev$/, changing],
  [/qwen-image$/, { ...changing, can: [...changing.can, 'avoid'] }],
  [/./, { can: ['paint', 'seed'] }],
]
const familyOf = (model: string): Family => families.find(([name]) => name.test(model))?.[1] ?? { can: [] }

/** https://docs.fal.ai/model-apis: asked so that it answers when it is done; pictures lie at addresses for a while. */
export const fal: PaintService = {
  name: 'fal',
  access: 'key',
  models: [
    ...['fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/qwen-image', 'fal-ai/flux-pro/kontext'],
    ...['fal-ai/flux-pro/v1/fill', 'fal-ai/qwen-image-edit/inpaint', 'fal-ai/nano-banana/edit'],
  ],
  keyIn: ['FAL_API_KEY', 'FAL_KEY'],
  addressIn: ['FAL_BASE_URL'],
  address: 'https://fal.run',
  can: model => familyOf(model).can,
  takes: model => familyOf(model).takes ?? 1,
  // Pictures of one question share a seed: each is asked for by itself, so that each can be painted again.
  most: 1,
  sizeFor: wanted => wanted,
  ask({ prompt, howMany, size, from, avoid, seed, lora, model, key }) {
    const { edits = '', begins, shape } = familyOf(model)
    const path = model.split('/').map(encodeURIComponent).join('/')
    return {
      path: `/${path}${from ? edits : ''}`,
      headers: { authorization: `Key ${key}` },
      body: {
        ...{ prompt, negative_prompt: avoid, seed, num_images: howMany, output_format: 'png' },
        ...(from ? begins?.(from) : { image_size: size }),
        ...(from?.others && shape?.(size)),
        ...(lora && { loras: [{ path: lora, scale: 1 }] }),
      },
    }
  },
  read(told) {
    const { images, has_nsfw_concepts: flags } = answer.parse(told)
    const left = images.filter((_, at) => !flags?.[at])
    if (images.length && !left.length) throw declined('has_nsfw_concepts')
    return { pictures: left.map(({ url }) => ({ address: url })) }
  },
}
