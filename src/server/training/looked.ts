import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { Problem } from '#shared/problems.ts'
import { heldFolder } from '../files/held-folder.ts'
import type { PictureSeen } from '../pictures/jobs.ts'
import type { World } from '../world.ts'

const notAPicture = {
  de: 'Das ist kein Bild, oder es ist nicht mehr da. Laden Sie es noch einmal hoch.',
  en: 'This is no picture, or it is no longer there. Upload it again.',
}

/** What is seen in a picture that a person has brought. Throws `invalid` where it is none of theirs. */
export const looked = async (
  { files, pictures }: World,
  user: string,
  id: string,
  signal: AbortSignal,
): Promise<PictureSeen> => {
  const file = await files.find(user, id)
  if (!file?.type.startsWith('image/')) throw new Problem('invalid', { fields: { file: notAPicture } })
  const folder = await heldFolder(files.incoming, 'looked-')
  try {
    const path = join(folder.path, 'picture')
    await pipeline(await files.read(file), createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return await pictures.look(user, path, signal)
  } finally {
    await folder.remove()
  }
}
