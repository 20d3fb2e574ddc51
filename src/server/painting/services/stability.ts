import * as z from 'zod/mini'
import { bearer, declined, nearest, type PaintService, type PaintWire, partOf } from './service.ts'

const answer = z.object({ image: z.optional(z.string()), finish_reason: z.optional(z.string()) })

const ratios = ['1:1', '16:9', '21:9', '2:3', '3:2', '4:5', '5:4', '9:16', '9:21'] as const
const shapes = ratios.map(ratio => {
  const [width = 1, height = 1] = ratio.split(':').map(Number)
  return { width: width * 100, height: height * 100 }
})
const ratioOf = ({ width, height }: { width: number; height: number }) => {
  const at = shapes.findIndex(shape => shape.width * height === shape.height * width)
  return ratios[Math.max(at, 0)]
}

const both = ['paint', 'area', 'avoid', 'seed'] as const

/** https://platform.stability.ai/docs/api-reference: one picture at a question, in one of nine shapes. */
export const stability: PaintService = {
  name: 'Stability AI',
  access: 'key',
  models: ['core', 'ultra', 'sd3'],
  keyIn: ['STABILITY_API_KEY'],
  addressIn: ['STABILITY_BASE_URL'],
  address: 'https://api.stability.ai',
  can: model => [...both, ...(model === 'core' ? [] : (['edit', 'strength'] as const))],
  most: 1,
  sizeFor: (wanted, _, from) => (from ? wanted : nearest(shapes, wanted)),
  ask({ prompt, size, from, avoid, seed, model, key }): PaintWire {
    const headers = { ...bearer(key), accept: 'application/json' }
    const own = `/v2beta/stable-image/generate/${encodeURIComponent(model)}`
    const form = {
      ...{ prompt, output_format: 'png' },
      ...(avoid && { negative_prompt: avoid }),
      ...(seed && { seed: String(seed) }),
    }
    if (!from) return { path: own, headers, form: { ...form, aspect_ratio: ratioOf(size) ?? '1:1' } }
    const image = { bytes: from.picture, name: 'picture.png' }
    // An area is filled by a service of its own, whatever the model.
    if (from.area) {
      const mask = { bytes: from.area, name: 'mask.png' }
      return { path: '/v2beta/stable-image/edit/inpaint', headers, form: { ...form, image, mask, grow_mask: '0' } }
    }
    const strength = String(partOf(from.strength, 60))
    const mode: Record<string, string> = model.startsWith('sd3') ? { mode: 'image-to-image' } : {}
    return { path: own, headers, form: { ...form, ...mode, image, strength } }
  },
  read(told) {
    const { image, finish_reason: reason } = answer.parse(told)
    if (reason === 'CONTENT_FILTERED') throw declined(reason)
    return { pictures: image ? [{ base64: image }] : [] }
  },
}
