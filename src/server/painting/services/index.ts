import { a1111 } from './a1111.ts'
import { bfl } from './bfl.ts'
import { comfyui } from './comfyui/comfyui.ts'
import { fal } from './fal.ts'
import { google } from './google.ts'
import { iopaint } from './iopaint.ts'
import { openai, openaiCompatible } from './openai.ts'
import { replicate } from './replicate.ts'
import { rembg } from './rembg.ts'
import type { PaintService } from './service.ts'
import { stability } from './stability.ts'

/** The services that can paint, by what `IMAGE_MODEL` calls them. */
export const paintServices = {
  ...{ openai, 'openai-compatible': openaiCompatible, a1111, stability, fal, bfl, google, replicate, iopaint, comfyui },
  ...{ rembg },
} as const satisfies Readonly<Record<string, PaintService>>

export type PaintServiceId = keyof typeof paintServices

/** Whether a name is that of a service that paints. */
export const isPaintService = (id: string): id is PaintServiceId => Object.hasOwn(paintServices, id)
