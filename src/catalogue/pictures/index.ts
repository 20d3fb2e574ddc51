import type { PictureSlug } from '#shared/picture-slugs.ts'
import type { Engine } from '../engine.ts'
import productImages from './ai-product-images.ts'
import appliedStyle from './applied-style.ts'
import changeBackground from './ChangeBackground.ts'
import combineImages from './combine-images.ts'
import generateImages from './generate-images.ts'
import imageModelGenerator from './image-model-generator.ts'
import imageProcess from './image-process.ts'
import objectsRemover from './objects-remover.ts'
import qrCode from './QR-code-generator.ts'
import textToStyleImage from './text-to-style-image.ts'
import upscaleImages from './upscale-images.ts'

/** Every tool for pictures by its slug, in the order they are shown. */
const tools = {
  'generate-images': generateImages,
  'text-to-style-image': textToStyleImage,
  'image-process': imageProcess,
  'upscale-images': upscaleImages,
  'applied-style': appliedStyle,
  'combine-images': combineImages,
  'objects-remover': objectsRemover,
  ChangeBackground: changeBackground,
  'ai-product-images': productImages,
  'QR-code-generator': qrCode,
  'image-model-generator': imageModelGenerator,
} satisfies Readonly<Record<PictureSlug, Engine>>

/** Every tool for pictures. */
export const pictureTools: readonly (Engine & { readonly slug: string })[] = Object.entries(tools).map(
  ([slug, tool]) => ({ slug, ...tool }),
)
