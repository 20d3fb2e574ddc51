import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type OperationName, operationNames } from '#catalogue/operations.ts'
import type { DownloadedModels } from '#catalogue/pictures/downloaded.ts'

/** What a model can do of a tool’s work. */
export type PictureTask = 'cut-out' | 'inpaint' | 'upscale'

/** A model that lies on this server, and what it is known by. */
export type PictureModel = Readonly<{ file: string; name: string; task: PictureTask; path: string }>

/** Who can do what, the better one first; nothing is in the way of a model that is not here. */
const known = [
  { file: 'isnet-general-use.onnx', name: 'IS-Net', task: 'cut-out' },
  { file: 'lama_fp32.onnx', name: 'LaMa', task: 'inpaint' },
  { file: 'migan_pipeline_v2.onnx', name: 'MI-GAN', task: 'inpaint' },
  { file: 'realesr-general-x4v3.onnx', name: 'Real-ESRGAN', task: 'upscale' },
] as const satisfies readonly Omit<PictureModel, 'path'>[]

/** What each tool has a model do; the others need none. */
const tasks: Readonly<Partial<Record<OperationName, PictureTask>>> = {
  'cut-out': 'cut-out',
  'change-background': 'cut-out',
  product: 'cut-out',
  staged: 'cut-out',
  inpaint: 'inpaint',
  upscale: 'upscale',
}

/** Whether a tool's work begins with finding what a picture shows. */
export const findsSubject = (operation: OperationName) => tasks[operation] === 'cut-out'

/** The model that works for a tool, of those that lie in a folder; nothing where its own way is left. */
export const modelFor = (folder: string, operation: OperationName): PictureModel | undefined => {
  const task = tasks[operation]
  const found = known.find(one => one.task === task && existsSync(join(folder, one.file)))
  return found && { ...found, path: join(folder, found.file) }
}

/** Who works for which tool, of the models that lie in a folder. */
export const downloadedIn = (folder: string): DownloadedModels =>
  Object.fromEntries(
    operationNames.flatMap(operation => {
      const found = modelFor(folder, operation)
      return found ? [[operation, found.name]] : []
    }),
  )
