import * as z from 'zod/mini'
import { declined, nearest, type PaintService, picturesOf, ratioBetween } from './service.ts'

const part = z.object({ inlineData: z.optional(z.object({ data: z.string() })) })
const answer = z.object({
  candidates: z.optional(
    z.array(
      z.object({
        content: z.optional(z.object({ parts: z.optional(z.array(part)) })),
        finishReason: z.optional(z.string()),
      }),
    ),
  ),
  promptFeedback: z.optional(z.object({ blockReason: z.optional(z.string()) })),
})

/** Why there is no picture, where Google will not paint this. */
const declines = /SAFETY|PROHIBITED|BLOCK|SPII|RECITATION/

/** The shapes it paints, about as large as it does. */
const shapes = [
  ...[[1024, 1024] as const, [832, 1248] as const, [1248, 832] as const, [864, 1152] as const, [1152, 864] as const],
  ...[[896, 1120] as const, [1120, 896] as const, [720, 1280] as const, [1280, 720] as const],
].map(([width, height]) => ({ width, height }))

/** https://ai.google.dev/gemini-api/docs/image-generation: one picture at a question; it knows no areas. */
export const google: PaintService = {
  name: 'Google Gemini',
  access: 'key',
  models: ['gemini-2.5-flash-image', 'gemini-3.1-flash-image-preview', 'gemini-3-pro-image-preview'],
  keyIn: ['GEMINI_API_KEY', 'GOOGLE_GENERATIVE_AI_API_KEY'],
  addressIn: ['GEMINI_IMAGE_BASE_URL'],
  address: 'https://generativelanguage.googleapis.com/v1beta',
  can: () => ['paint', 'edit', 'several'],
  takes: model => (model.startsWith('gemini-2') ? 3 : 14),
  most: 1,
  sizeFor: wanted => nearest(shapes, wanted),
  ask: ({ prompt, size, from, model, key }) => ({
    path: `/models/${encodeURIComponent(model)}:generateContent`,
    headers: { 'x-goog-api-key': key },
    body: {
      contents: [
        {
          role: 'user',
          parts: [
            { text: prompt },
            ...(from ? picturesOf(from) : []).map(picture => ({
              inlineData: { mimeType: 'image/png', data: picture.toString('base64') },
            })),
          ],
        },
      ],
      generationConfig: { responseModalities: ['TEXT', 'IMAGE'], imageConfig: { aspectRatio: ratioBetween(size) } },
    },
  }),
  read(told) {
    const { candidates = [], promptFeedback } = answer.parse(told)
    const pictures = candidates.flatMap(({ content }) =>
      (content?.parts ?? []).flatMap(({ inlineData }) => (inlineData ? [{ base64: inlineData.data }] : [])),
    )
    const reason = promptFeedback?.blockReason ?? candidates[0]?.finishReason ?? ''
    if (!pictures.length && (promptFeedback?.blockReason || declines.test(reason))) throw declined(reason)
    return { pictures }
  },
}
