import sharp from 'sharp'
import { asProblem, Problem } from '#shared/problems.ts'
import type { Kind } from '../connected/kind.ts'
import { UpstreamError } from '../outside/upstream.ts'
import { painterCalled } from './called.ts'
import type { Beginning, Size } from './painter.ts'
import { paintServices, type PaintServiceId } from './services/index.ts'

/** What is painted when a painter is tried: as little as shows that it paints. */
const trial = 'A red circle on a white ground'

const ways = ['paint', 'area', 'edit', 'background'] as const
type Way = (typeof ways)[number]

/** What ComfyUI says of a workflow is for whoever has brought it. */
const ofWorkflow = (error: unknown) => {
  const { code, cause } = asProblem(error)
  if (code !== 'workflow_refused' && code !== 'workflow_failed') return error
  const says = cause instanceof UpstreamError ? cause.says : ''
  const sentence = {
    de: `ComfyUI lehnt den Workflow ab: ${says}`,
    en: `ComfyUI refuses the workflow: ${says}`,
  }
  return new Problem('invalid', { fields: { workflows: sentence } }, { cause })
}

/** What one that only changes pictures is tried on: a grey ground, and the middle of it. */
const ground = async ({ width, height }: Size, way: Way): Promise<Beginning | undefined> => {
  if (way === 'paint') return undefined
  const plain = (size: Size, background: string) => sharp({ create: { ...size, channels: 3, background } }).png()
  const middle = await plain({ width: width / 2, height: height / 2 }, '#ffffff').toBuffer()
  const area = plain({ width, height }, '#000000')
    .composite([{ input: middle }])
    .toColourspace('b-w')
  const picture = await plain({ width, height }, '#c8c8c8').toBuffer()
  return way === 'area' ? { picture, area: await area.toBuffer() } : { picture }
}

/** Painting, as it is connected in the administration. */
export const painting: Kind<PaintServiceId> = {
  path: 'painters',
  what: 'painting AI service',
  services: paintServices,
  variable: 'IMAGE_MODEL',
  deeds: { connected: 'painter_connected', removed: 'painter_removed' },
  of: ({ painting: here }) => here,
  called: (id, model) => painterCalled(`${id}:${model}`),
  async attempt({ painting: here }, service, { signal }) {
    const size = { width: 512, height: 512 }
    const painter = here.painter(service)
    const able = ways.filter(way => painter.can.includes(way))
    let pictures = 0
    // Each workflow is another way; of all others one is enough.
    for (const way of service.workflows ? able : able.slice(0, 1)) {
      const asked = { prompt: trial, howMany: 1, size, from: await ground(size, way), signal }
      try {
        for await (const part of painter.paint(asked)) if ('bytes' in part) pictures++
      } catch (error) {
        throw ofWorkflow(error)
      }
    }
    return { pictures }
  },
  failure: 'painting_failed',
}
