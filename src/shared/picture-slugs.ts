/** The tools for pictures, as they stand in addresses. */
export const pictureSlugs = [
  'generate-images',
  'text-to-style-image',
  'image-variations',
  'image-editor',
  'image-process',
  'upscale-images',
  'applied-style',
  'combine-images',
  'objects-remover',
  'ChangeBackground',
  'ai-product-images',
  'image-from-drawing',
  'remove-texts',
  'QR-code-generator',
  'image-model-generator',
] as const
export type PictureSlug = (typeof pictureSlugs)[number]

const all: ReadonlySet<string> = new Set([...pictureSlugs, 'AiGeneratedImages'])

/** Whether a slug is that of a tool for pictures, also by another name of it. */
export const isPictureTool = (slug: string) => all.has(slug)
