import { hc } from 'hono/client'
import type { uploadRoutes } from '#server/files/uploads.ts'
import type { FileView } from '#server/files/views.ts'
import { uploadKinds } from '#shared/accepts.ts'
import { asProblem, Problem, type ProblemCode } from '#shared/problems.ts'
import { ours } from '../api.ts'
import { keepForText } from '../data/files.ts'
import { refusalBySize } from '../files/refusal.ts'
import { sendFile } from '../files/send.ts'

const { files: calls } = hc<typeof uploadRoutes>('/api', ours)

/** Tools say that nothing was charged; nothing ever is for a picture in a text: it is said that nothing was changed. */
const saidOfTexts: Partial<Record<ProblemCode, ProblemCode>> = {
  image_broken: 'picture_broken',
  image_empty: 'picture_empty',
  image_heavy: 'picture_heavy',
  image_type: 'picture_kind',
  image_huge: 'picture_pixels',
}
const ofText = (error: unknown) => {
  const { code, details } = asProblem(error)
  const said = saidOfTexts[code]
  return said ? new Problem(said, details, { cause: error }) : error
}

const drawnAnew = async (file: File, signal: AbortSignal): Promise<string> => {
  const watched = { signal, onProgress: () => undefined }
  const { file: sent } = await sendFile<{ file: FileView }>(uploadKinds.images.path, file, watched)
  try {
    signal.throwIfAborted()
    return (await keepForText(sent._id)).response
  } finally {
    // What cannot be removed now goes by itself, as all that no text uses.
    await calls[':id'].$delete({ param: { id: sent._id } }).catch(() => undefined)
  }
}

/**
 * A picture from the device as texts have it: drawn anew by the server, with how it came about, and without where. Its
 * own file does not stay. Throws what is wrong with it.
 */
export const broughtForText = async (file: File, signal: AbortSignal): Promise<string> => {
  const refusal = refusalBySize(file, 'images')
  if (refusal) throw ofText(refusal)
  try {
    return await drawnAnew(file, signal)
  } catch (error) {
    signal.throwIfAborted()
    throw ofText(error)
  }
}
