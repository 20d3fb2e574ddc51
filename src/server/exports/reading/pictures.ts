import { bareJpeg } from '../../avatars/jpeg.ts'
import { barePng, isPng } from '../../avatars/png.ts'
import { bareWebp, isWebp } from '../../avatars/webp.ts'
import { fileIn } from '#shared/accepts.ts'
import type { AnyNode } from '#shared/document/schema.ts'
import { bounds } from '../bounds.ts'
import type { Picture, Pictures } from '../leaving.ts'

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** A picture that can be drawn, by its bytes alone; undefined where it is damaged, too large or something else. */
export const pictureIn = (of: Uint8Array): Picture | undefined => {
  const bytes = Buffer.from(of.buffer, of.byteOffset, of.byteLength)
  if (bytes.length < 20 || bytes.length > bounds.pictureBytes) return
  const bare = isPng(bytes) ? barePng : isWebp(bytes) ? bareWebp : bareJpeg
  const picture = bare(bytes, bounds.side)
  return picture && { ...picture, type: endings[picture.type] }
}

/** The bytes that lie in an address, whatever they are. */
const bytesInside = (address: string): Buffer | undefined => {
  const [, written] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address) ?? []
  return written ? Buffer.from(written, 'base64') : undefined
}

/** A picture that lies in its own address. */
export const pictureInside = (address: string): Picture | undefined => {
  const bytes = bytesInside(address)
  return bytes && pictureIn(bytes)
}

/** Hands over files of a person by their ids, and pictures as PNG, by any name, that a file cannot have as they are. */
export type FindPictures = Readonly<{
  files(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
  asPngs(pictures: ReadonlyMap<string, Uint8Array>): Promise<ReadonlyMap<string, Uint8Array>>
  knowsWebp: boolean
}>

const addresses = (node: AnyNode, found: Set<string>): void => {
  if (node.type === 'image' && found.size < bounds.pictures) found.add(node.attrs.src)
  if ('content' in node) for (const one of node.content ?? []) addresses(one, found)
}

/** Where the pictures of a text are, of the first that it may have. */
export const addressesIn = (node: AnyNode): ReadonlySet<string> => {
  const found = new Set<string>()
  addresses(node, found)
  return found
}

/** The pictures at these addresses that can be drawn; those of other kinds (GIF, AVIF) as PNG. */
export const picturesAt = async (
  addresses: ReadonlySet<string>,
  { files, asPngs, knowsWebp }: FindPictures,
): Promise<Pictures> => {
  const ids = [...addresses].flatMap(address => fileIn(address) ?? [])
  const found = ids.length ? await files(ids) : new Map<string, Uint8Array>()
  const [pictures, others] = [new Map<string, Picture>(), new Map<string, Uint8Array>()]
  for (const address of addresses) {
    const id = fileIn(address)
    const bytes = id === undefined ? bytesInside(address) : found.get(id)
    const picture = bytes && pictureIn(bytes)
    if (picture && (knowsWebp || picture.type !== 'webp')) pictures.set(address, picture)
    else if (bytes && bytes.length <= bounds.pictureBytes) others.set(address, bytes)
  }
  if (others.size)
    for (const [address, drawn] of await asPngs(others)) {
      const picture = pictureIn(drawn)
      if (picture) pictures.set(address, picture)
    }
  return pictures
}
