import * as z from 'zod/mini'
import { declined, type PaintService } from './service.ts'

const answer = z.object({
  images: z.array(z.object({ url: z.string() })),
  has_nsfw_concepts: z.optional(z.nullable(z.array(z.boolean()))),
})

/** https://docs.fal.ai/model-apis: asked so that it answers when it is done; pictures lie at addresses for a while. */
export const fal: PaintService = {
  name: 'fal',
  access: 'key',
  models: ['fal-ai/flux/dev', 'fal-ai/flux/schnell', 'fal-ai/qwen-image'],
  keyIn: ['FAL_API_KEY', 'FAL_KEY'],
  addressIn: ['FAL_BASE_URL'],
  address: 'https://fal.run',
  most: 4,
  sizeFor: wanted => wanted,
  ask: ({ prompt, howMany, size, model, key, lora }) => ({
    path: `/${model.split('/').map(encodeURIComponent).join('/')}`,
    headers: { authorization: `Key ${key}` },
    body: {
      ...{ prompt, num_images: howMany, image_size: size, output_format: 'png' },
      ...(lora && { loras: [{ path: lora, scale: 1 }] }),
    },
  }),
  read(told) {
    const { images, has_nsfw_concepts: flags } = answer.parse(told)
    const left = images.filter((_, at) => !flags?.[at])
    if (images.length && !left.length) throw declined('has_nsfw_concepts')
    return { pictures: left.map(({ url }) => ({ address: url })) }
  },
}
