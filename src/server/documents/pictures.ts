import { addressOfFile, fileIn } from '#shared/accepts.ts'
import type { Document, Inline } from '#shared/document/schema.ts'
import { withLines } from '#shared/document/notes.ts'
import { mediaOf, pictureBrought } from '../exports/reading/pictures.ts'
import type { World } from '../world.ts'

/**
 * A document whose pictures, which it names as files of these names, are files of the person. Throws
 * `storage_reached`, and has kept none of them then.
 */
export const withOwnPictures = async (
  { files }: Pick<World, 'files'>,
  user: string,
  document: Document,
  pictures: ReadonlyMap<string, Uint8Array> = new Map(),
  room: number,
): Promise<Document> => {
  if (!pictures.size) return document
  const kept = new Map<string, string>()
  try {
    for (const [name, bytes] of pictures) {
      const picture = await pictureBrought(bytes)
      if (!picture) continue
      const called = { name: `${name}.${picture.type}`, type: mediaOf(picture) }
      const file = await files.keepPicture(user, { ...called, bytes: picture.bytes }, room)
      kept.set(name, file.id)
    }
  } catch (error) {
    for (const id of kept.values()) await files.remove(user, id)
    throw error
  }
  const named = (one: Inline): readonly Inline[] => {
    if (one.type !== 'image') return [one]
    const id = kept.get(fileIn(one.attrs.src) ?? '')
    if (id) return [{ ...one, attrs: { ...one.attrs, src: addressOfFile(id) } }]
    return one.attrs.alt ? [{ type: 'text', text: one.attrs.alt }] : []
  }
  return { ...document, content: withLines(document.content, line => line.flatMap(named)) }
}
