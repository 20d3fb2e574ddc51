import * as z from 'zod/mini'
import type { PaintService } from './service.ts'

const answer = z.object({ images: z.array(z.string()) })

/** Stable Diffusion WebUI, Forge and SD.Next, started with `--api`: the model that is loaded there paints. */
export const a1111: PaintService = {
  name: 'Stable Diffusion WebUI, Forge',
  access: 'address',
  addressIn: ['A1111_BASE_URL'],
  most: 4,
  // It takes sides in steps of eight pixels.
  sizeFor: ({ width, height }) => ({ width: Math.ceil(width / 8) * 8, height: Math.ceil(height / 8) * 8 }),
  ask: ({ prompt, howMany, size }) => ({
    path: '/sdapi/v1/txt2img',
    body: { prompt, batch_size: howMany, ...size, save_images: false, send_images: true },
  }),
  read: told => ({
    pictures: answer.parse(told).images.map(image => ({ base64: image.replace(/^data:[^,]*,/, '') })),
  }),
}
