import * as z from 'zod/mini'
import { type AtOnce, bearer, nearest, type PaintCard, picturesOf } from './service.ts'

const answer = z.object({
  data: z.array(z.object({ b64_json: z.optional(z.nullable(z.string())), url: z.optional(z.nullable(z.string())) })),
})

type Came = { base64: string } | { address: string }

const shapes = [
  { width: 1024, height: 1024 },
  { width: 1536, height: 1024 },
  { width: 1024, height: 1536 },
]

/** Models before these begin with one picture alone. */
const takesSeveral = /^(?:chat)?gpt-/

/** https://platform.openai.com/docs/api-reference/images: Base64 always, in PNG. */
export const openai: PaintCard & AtOnce = {
  name: 'OpenAI',
  access: 'key',
  models: ['gpt-image-1', 'gpt-image-1-mini', 'gpt-image-1.5', 'gpt-image-2'],
  keyIn: ['OPENAI_API_KEY'],
  addressIn: ['OPENAI_BASE_URL'],
  address: 'https://api.openai.com/v1',
  can: model => [
    ...(model.startsWith('dall-e-3') ? (['paint'] as const) : (['paint', 'edit', 'area'] as const)),
    ...(takesSeveral.test(model) ? (['several'] as const) : []),
  ],
  takes: () => 16,
  mask: 'transparent',
  most: 4,
  sizeFor: wanted => nearest(shapes, wanted),
  ask({ prompt, howMany, size, from, model, key }) {
    const asked = { model, prompt, size: `${size.width}x${size.height}` }
    const headers = bearer(key)
    if (!from) return { path: '/images/generations', headers, body: { ...asked, n: howMany } }
    const { area } = from
    const files = {
      'image[]': picturesOf(from).map((bytes, at) => ({ bytes, name: `picture-${at + 1}.png` })),
      ...(area && { mask: { bytes: area, name: 'mask.png' } }),
    }
    return { path: '/images/edits', headers, form: { ...asked, n: String(howMany), ...files } }
  },
  read: told => ({
    pictures: answer.parse(told).data.flatMap(({ b64_json: base64, url: address }): Came[] => {
      if (base64) return [{ base64 }]
      return address ? [{ address }] : []
    }),
  }),
}

/** Whatever answers as OpenAI does, such as stable-diffusion.cpp or LocalAI; it paints the size it is asked for. */
export const openaiCompatible: PaintCard & AtOnce = {
  ...openai,
  name: 'OpenAI API',
  access: 'both',
  models: ['default'],
  own: 'without key',
  keyIn: ['OPENAI_COMPATIBLE_API_KEY'],
  addressIn: ['OPENAI_COMPATIBLE_BASE_URL'],
  address: undefined,
  sizeFor: wanted => wanted,
  ask(question) {
    const asked = openai.ask(question)
    const response = { response_format: 'b64_json' }
    return asked.form
      ? { ...asked, form: { ...asked.form, ...response } }
      : { ...asked, body: { ...asked.body, ...response } }
  },
}
