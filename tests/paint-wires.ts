import type { IncomingMessage } from 'node:http'

/** What a service was asked for: its words, how often, its size, with which key, and what it began with. */
export type PaintAsked = {
  prompt: string
  howMany: number
  size?: unknown
  model?: string
  key: string | undefined
  picture?: Buffer
  /** All it began with, where there were several. */
  pictures?: readonly (Buffer | undefined)[]
  area?: Buffer
  strength?: number
  path?: string
  avoid?: string
  seed?: number
  /** What a Stable Diffusion WebUI is to call it. */
  task?: string
}

type Sized = { width: number; height: number }

export type PaintWire = {
  path: RegExp
  asked(request: IncomingMessage, body: Buffer): PaintAsked
  /** The size in which it paints; of one that begins with a picture, that picture's where nothing is said. */
  size?(asked: PaintAsked): Sized | undefined
  /** How it answers; without it, with the picture itself. */
  answer?(pictures: readonly Buffer[], url: string): object
}

const header = (request: IncomingMessage, name: string) => {
  const value = request.headers[name]
  return value === undefined ? undefined : String(value)
}
const bearer = (request: IncomingMessage) => header(request, 'authorization')?.replace(/^(?:Bearer|Key) /, '')
const formParts = (body: Buffer, name: string) => {
  const text = body.toString('latin1')
  return [...text.matchAll(new RegExp(`name="${RegExp.escape(name)}"[^]*?\r\n\r\n`, 'g'))].map(head => {
    const from = head.index + head[0].length
    return body.subarray(from, text.indexOf('\r\n--', from))
  })
}
const formPart = (body: Buffer, name: string) => formParts(body, name)[0]
const formText = (body: Buffer, name: string) => formPart(body, name)?.toString('utf8') ?? ''
const sized = (size: unknown) => size as Sized
const spoken = (size: unknown, by: string) => {
  const [width = 1, height = 1] = String(size).split(by).map(Number)
  return { width, height }
}
const base64 = (pictures: readonly Buffer[]) => pictures.map(picture => picture.toString('base64'))
const decoded = (text: string | undefined) =>
  text === undefined ? undefined : Buffer.from(text.replace(/^data:[^,]*,/, ''), 'base64')
const several = (pictures: readonly string[] | undefined) =>
  pictures && pictures.length > 1 ? { pictures: pictures.map(decoded) } : {}
const begins = (picture?: string, area?: string, strength?: number) => ({
  ...(picture !== undefined && { picture: decoded(picture) }),
  ...(area !== undefined && { area: decoded(area) }),
  ...(strength !== undefined && { strength }),
})
const parsed = (body: Buffer) => JSON.parse(body.toString('utf8'))
const listed = (pictures: readonly Buffer[]) => ({ data: base64(pictures).map(b64_json => ({ b64_json })) })
const places = (pictures: readonly Buffer[], url: string) => pictures.map((_, at) => `${url}/picture/${at}`)
const oneBase64 = (pictures: readonly Buffer[]) => ({ image: base64(pictures)[0], finish_reason: 'SUCCESS', seed: 1 })

/** What each service is asked, and how it answers. */
export const paintWires: readonly PaintWire[] = [
  {
    path: /^\/images\/generations$/,
    asked(request, body) {
      const { prompt, n, size, model } = parsed(body)
      return { prompt, howMany: n, size, model, key: bearer(request) }
    },
    size: ({ size }) => spoken(size, 'x'),
    answer: listed,
  },
  {
    path: /^\/images\/edits$/,
    asked: (request, body) => ({
      ...{ prompt: formText(body, 'prompt'), howMany: Number(formText(body, 'n')), size: formText(body, 'size') },
      ...{ model: formText(body, 'model'), key: bearer(request) },
      ...{ picture: formPart(body, 'image[]'), area: formPart(body, 'mask') },
      ...{ pictures: formParts(body, 'image[]') },
    }),
    size: ({ size }) => spoken(size, 'x'),
    answer: listed,
  },
  {
    path: /^\/sdapi\/v1\/(?:txt|img)2img$/,
    asked(request, body) {
      const told = parsed(body)
      const { prompt, batch_size: howMany, width, height, denoising_strength: strength } = told
      const more = { avoid: told.negative_prompt, seed: told.seed, task: told.force_task_id }
      const from = begins(told.init_images?.[0], told.mask, strength)
      return { prompt, howMany, size: { width, height }, key: bearer(request), ...from, ...more }
    },
    size: ({ size }) => sized(size),
    answer: pictures => ({ images: base64(pictures), info: '{}' }),
  },
  {
    path: /^\/v2beta\/stable-image\/generate\/core$/,
    asked: (request, body) => ({
      prompt: formText(body, 'prompt'),
      howMany: 1,
      size: formText(body, 'aspect_ratio'),
      key: bearer(request),
      avoid: formText(body, 'negative_prompt'),
      seed: Number(formText(body, 'seed')) || undefined,
    }),
    size({ size }) {
      const { width, height } = spoken(size, ':')
      return { width: width * 200, height: height * 200 }
    },
    answer: oneBase64,
  },
  {
    path: /^\/v2beta\/stable-image\/(?:generate\/sd3|edit\/inpaint)$/,
    asked: (request, body) => ({
      ...{ prompt: formText(body, 'prompt'), howMany: 1, key: bearer(request) },
      ...{ picture: formPart(body, 'image'), area: formPart(body, 'mask') },
      strength: Number(formText(body, 'strength')) || undefined,
    }),
    answer: oneBase64,
  },
  {
    path: /^\/fal-ai\//,
    asked(request, body) {
      const { prompt, num_images: howMany, image_size: size, strength, ...told } = parsed(body)
      const { image_urls: all } = told
      const from = { ...begins(told.image_url ?? all?.[0], told.mask_url, strength), ...several(all) }
      const shape = told.aspect_ratio && spoken(told.aspect_ratio, ':')
      const asked = shape ? { width: shape.width * 200, height: shape.height * 200 } : size
      return {
        prompt,
        howMany,
        size: asked,
        key: bearer(request),
        ...from,
        avoid: told.negative_prompt,
        seed: told.seed,
      }
    },
    size: ({ size }) => sized(size),
    answer: (pictures, url) => ({ images: places(pictures, url).map(place => ({ url: place })), seed: 1 }),
  },
  {
    path: /^\/v1\/flux-/,
    asked(request, body) {
      const { prompt, width, height, input_image, image, mask, seed, ...told } = parsed(body)
      const size = width ? { width, height } : undefined
      const others = Object.entries(told).flatMap(([name, one]) => (/^input_image_\d$/.test(name) ? [String(one)] : []))
      const from = { ...begins(input_image ?? image, mask), ...several([input_image, ...others]) }
      return { prompt, howMany: 1, size, key: header(request, 'x-key'), seed, ...from }
    },
    size: ({ size }) => sized(size),
    answer: (_, url) => ({ id: 'it', polling_url: `${url}/v1/get_result?id=it` }),
  },
  {
    path: /^\/models\/gemini[^/]*:generateContent$/,
    asked(request, body) {
      const { contents, generationConfig } = parsed(body)
      const [words, ...pictures] = contents[0].parts
      const all: readonly string[] = pictures.map((one: { inlineData: { data: string } }) => one.inlineData.data)
      const size = generationConfig.imageConfig.aspectRatio
      const key = header(request, 'x-goog-api-key')
      return { prompt: words.text, howMany: 1, size, key, ...begins(all[0]), ...several(all) }
    },
    size({ size }) {
      const { width, height } = spoken(size, ':')
      return { width: width * 200, height: height * 200 }
    },
    answer: pictures => ({
      candidates: [
        {
          content: { parts: [{ text: 'Here you are' }, ...base64(pictures).map(data => ({ inlineData: { data } }))] },
          finishReason: 'STOP',
        },
      ],
    }),
  },
  {
    path: /^\/models\/[^/]+\/[^/]+\/predictions$/,
    asked(request, body) {
      const {
        prompt,
        aspect_ratio: size,
        image,
        input_image,
        mask,
        prompt_strength,
        seed,
        ...told
      } = parsed(body).input
      const all: readonly string[] | undefined = told.input_images ?? told.image_input
      const from = { ...begins(image ?? input_image ?? all?.[0], mask, prompt_strength), ...several(all) }
      return { prompt, howMany: 1, size, key: bearer(request), seed, ...from }
    },
    size({ size }) {
      if (size === 'match_input_image') return undefined
      const { width, height } = spoken(size, ':')
      return { width: width * 200, height: height * 200 }
    },
    answer: (_, url) => ({ status: 'starting', urls: { get: `${url}/predictions/it` } }),
  },
  {
    path: /^\/api\/remove$/,
    asked: (_, body) => ({
      ...{ prompt: '', howMany: 1, key: undefined, model: formText(body, 'model') },
      picture: formPart(body, 'file'),
    }),
  },
  {
    path: /^\/api\/v1\/inpaint$/,
    asked(request, body) {
      const { prompt, image, mask, sd_strength, negative_prompt: avoid, sd_seed: seed } = parsed(body)
      return { prompt, howMany: 1, key: bearer(request), ...begins(image, mask, sd_strength), avoid, seed }
    },
  },
]
