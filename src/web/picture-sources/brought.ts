import { hc } from 'hono/client'
import type { uploadRoutes } from '#server/files/uploads.ts'
import type { FileView } from '#server/files/views.ts'
import { uploadKinds } from '#shared/accepts.ts'
import { ours } from '../api.ts'
import { keepForText } from '../data/files.ts'
import { refusalBySize } from '../files/refusal.ts'
import { sendFile } from '../files/send.ts'

const { files: calls } = hc<typeof uploadRoutes>('/api', ours)

/**
 * A picture from the device as texts have it: drawn anew by the server, with how it came about, and without where. Its
 * own file does not stay. Throws what is wrong with it.
 */
export const broughtForText = async (file: File, signal: AbortSignal): Promise<string> => {
  const refusal = refusalBySize(file, 'images')
  if (refusal) throw refusal
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
