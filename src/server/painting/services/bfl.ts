import * as z from 'zod/mini'
import { UpstreamError } from '../../models/wire/refusal.ts'
import { declined, type PaintService } from './service.ts'

const begun = z.object({ id: z.string(), polling_url: z.string() })
const state = z.object({
  status: z.string(),
  result: z.optional(z.nullable(z.object({ sample: z.optional(z.string()) }))),
})

/** The sides it paints, in steps of so many pixels. */
const sides = { least: 256, most: 1440, step: 32 }
const sided = (side: number) => Math.min(sides.most, Math.max(sides.least, Math.ceil(side / sides.step) * sides.step))

/** https://docs.bfl.ai: it works on it by itself and is asked again; a picture lies at its address for ten minutes. */
export const bfl: PaintService = {
  name: 'Black Forest Labs',
  access: 'key',
  models: ['flux-2-pro', 'flux-pro-1.1', 'flux-dev'],
  keyIn: ['BFL_API_KEY'],
  addressIn: ['BFL_BASE_URL'],
  address: 'https://api.bfl.ai',
  most: 1,
  sizeFor: ({ width, height }) => ({ width: sided(width), height: sided(height) }),
  ask: ({ prompt, size, model, key }) => ({
    path: `/v1/${encodeURIComponent(model)}`,
    headers: { 'x-key': key },
    body: { prompt, ...size, output_format: 'png' },
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
