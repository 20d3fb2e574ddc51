import * as z from 'zod/mini'
import { jsonOf } from '../../outside/json-of.ts'
import { type PaintService, partOf } from './service.ts'

const answer = z.object({ images: z.array(z.string()) })
/** How a question is doing. Started without its page (`--nowebui`) it does not say, and is left to its work. */
const progress = z.object({ active: z.boolean() })

/** Stable Diffusion WebUI, Forge and SD.Next, started with `--api`: the model that is loaded there paints. */
export const a1111: PaintService = {
  name: 'Stable Diffusion WebUI, Forge',
  access: 'address',
  addressIn: ['A1111_BASE_URL'],
  own: 'always',
  can: () => ['paint', 'edit', 'area', 'strength', 'avoid', 'seed'],
  most: 4,
  // It takes sides in steps of eight pixels.
  sizeFor: ({ width, height }) => ({ width: Math.ceil(width / 8) * 8, height: Math.ceil(height / 8) * 8 }),
  ask({ prompt, howMany, size, from, avoid, seed, task }) {
    // Of a batch each picture has the next number by itself.
    const beside = { negative_prompt: avoid, seed, force_task_id: task }
    const body = { prompt, batch_size: howMany, ...size, ...beside, save_images: false, send_images: true }
    if (!from) return { path: '/sdapi/v1/txt2img', body }
    const { picture, area, strength } = from
    const drawn = area && { mask: area.toString('base64'), mask_blur: 0, inpainting_fill: 1, inpaint_full_res: false }
    const begins = { init_images: [picture.toString('base64')], denoising_strength: partOf(strength, area ? 90 : 60) }
    return { path: '/sdapi/v1/img2img', body: { ...body, ...begins, ...drawn } }
  },
  // An interrupt ends whatever is painted at that moment; what waits in its line cannot be taken out.
  async end(task, ask) {
    const told = await ask({ path: '/internal/progress', body: { id_task: task, live_preview: false } })
    if (progress.parse(jsonOf(told)).active) await ask({ path: '/sdapi/v1/interrupt', body: {} })
  },
  read: told => ({
    pictures: answer.parse(told).images.map(image => ({ base64: image.replace(/^data:[^,]*,/, '') })),
  }),
}
