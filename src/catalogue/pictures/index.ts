import type { PictureSlug } from '#shared/picture-slugs.ts'
import type { Engine } from '../engine.ts'
import productImages from './ai-product-images.ts'
import appliedStyle from './applied-style.ts'
import changeBackground from './ChangeBackground.ts'
import combineImages from './combine-images.ts'
import generateImages from './generate-images.ts'
import imageFromDrawing from './image-from-drawing.ts'
import imageEditor from './image-editor.ts'
import imageModelGenerator from './image-model-generator.ts'
import imageProcess from './image-process.ts'
import imageVariations from './image-variations.ts'
import objectsRemover from './objects-remover.ts'
import qrCode from './QR-code-generator.ts'
import removeTexts from './remove-texts.ts'
import textToStyleImage from './text-to-style-image.ts'
import upscaleImages from './upscale-images.ts'

/** Every tool for pictures by its slug, in the order they are shown. */
const tools = {
  'generate-images': generateImages,
  'text-to-style-image': textToStyleImage,
  'image-from-drawing': imageFromDrawing,
  'image-variations': imageVariations,
  'image-editor': imageEditor,
  'image-process': imageProcess,
  'upscale-images': upscaleImages,
  'applied-style': appliedStyle,
  'combine-images': combineImages,
  'objects-remover': objectsRemover,
  'remove-texts': removeTexts,
  ChangeBackground: changeBackground,
  'ai-product-images': productImages,
  'QR-code-generator': qrCode,
  'image-model-generator': imageModelGenerator,
} satisfies Readonly<Record<PictureSlug, Engine>>

/** Every tool for pictures. */
export const pictureTools: readonly (Engine & { readonly slug: string })[] = Object.entries(tools).map(
  ([slug, tool]) => ({ slug, ...tool }),
)
