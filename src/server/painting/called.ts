import { calledBy, modelsIn } from '#shared/written-by.ts'
import { isPaintService, paintServices } from './services/index.ts'

/** What those call their models who make them, by how a service wants them named. */
const names: Readonly<Record<string, string>> = {
  'gpt-image-1': 'GPT Image 1',
  'gpt-image-1-mini': 'GPT Image 1 Mini',
  'gpt-image-1.5': 'GPT Image 1.5',
  'gpt-image-2': 'GPT Image 2',
  'dall-e-2': 'DALL·E 2',
  'dall-e-3': 'DALL·E 3',
  'gemini-2.5-flash-image': 'Gemini 2.5 Flash Image',
  'gemini-3.1-flash-image-preview': 'Gemini 3.1 Flash Image',
  'gemini-3-pro-image-preview': 'Gemini 3 Pro Image',
  'flux-2-pro': 'FLUX.2 Pro',
  'flux-kontext-pro': 'FLUX.1 Kontext Pro',
  'flux-pro-1.0-fill': 'FLUX.1 Fill Pro',
  'flux-pro-1.1': 'FLUX 1.1 Pro',
  'flux-dev': 'FLUX.1 Dev',
  'fal-ai/flux/dev': 'FLUX.1 Dev',
  'fal-ai/flux/schnell': 'FLUX.1 Schnell',
  'fal-ai/flux-lora': 'FLUX.1 Dev LoRA',
  'fal-ai/flux-pro/kontext': 'FLUX.1 Kontext Pro',
  'fal-ai/flux-pro/v1/fill': 'FLUX.1 Fill Pro',
  'fal-ai/qwen-image': 'Qwen Image',
  'fal-ai/qwen-image-edit/inpaint': 'Qwen Image Edit Inpaint',
  'fal-ai/nano-banana/edit': 'Nano Banana Edit',
  'black-forest-labs/flux-dev': 'FLUX.1 Dev',
  'black-forest-labs/flux-schnell': 'FLUX.1 Schnell',
  'black-forest-labs/flux-kontext-pro': 'FLUX.1 Kontext Pro',
  'black-forest-labs/flux-fill-pro': 'FLUX.1 Fill Pro',
  'black-forest-labs/flux-2-pro': 'FLUX.2 Pro',
  'google/nano-banana': 'Nano Banana',
  'qwen/qwen-image-edit': 'Qwen Image Edit',
  core: 'Stable Image Core',
  ultra: 'Stable Image Ultra',
  sd3: 'Stable Diffusion 3',
  'isnet-general-use': 'IS-Net',
  'birefnet-general': 'BiRefNet',
  'birefnet-portrait': 'BiRefNet Portrait',
  u2net: 'U²-Net',
}

/** The models of these services write as well, so that not every name of one paints. */
const alsoWrite: ReadonlySet<string> = new Set(['openai', 'openai-compatible', 'google'])

const partsOf = (name: string) => {
  const [, id = '', model = ''] = /^([^:]*):?(.*)$/.exec(name) ?? []
  return isPaintService(id) ? { id, model, service: paintServices[id].name } : undefined
}

/** A model that paints as people call it, with whose it is: `openai:gpt-image-1` is “GPT Image 1 · OpenAI”. */
export const painterCalled = (name: string): string => {
  const parts = partsOf(name)
  if (!parts) return name
  const { model, service } = parts
  return model && model !== 'default' ? `${names[model] ?? model} · ${service}` : service
}

const paints = (name: string) => {
  const parts = partsOf(name)
  return !!parts && (Object.hasOwn(names, parts.model) || !alsoWrite.has(parts.id))
}

/** The models of a run as people call them, those that write by their own name alone. */
export const modelsCalled = (models: string): string =>
  modelsIn(models)
    .map(name => (paints(name) ? painterCalled(name) : calledBy(name)))
    .join(' + ')

/** The models of a run as an administrator tells them apart: those that write with their provider before them. */
export const modelsToldApart = (models: string): string =>
  modelsIn(models)
    .map(name => (paints(name) ? painterCalled(name) : name))
    .join(' + ')
