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

/** The bytes of a picture that lies in its own address. */
export const pictureInside = (address: string): Picture | undefined => {
  const [, written] = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address) ?? []
  return written ? pictureIn(Buffer.from(written, 'base64')) : undefined
}

/** Hands over files of a person by their ids. */
export type FindFiles = (ids: readonly string[]) => Promise<ReadonlyMap<string, Uint8Array>>

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

/** The pictures at these addresses that can be drawn. */
export const picturesAt = async (addresses: ReadonlySet<string>, files: FindFiles): Promise<Pictures> => {
  const ids = [...addresses].flatMap(address => fileIn(address) ?? [])
  const found = ids.length ? await files(ids) : new Map<string, Uint8Array>()
  const pictureAt = (address: string): Picture | undefined => {
    const id = fileIn(address)
    if (id === undefined) return pictureInside(address)
    const bytes = found.get(id)
    return bytes && pictureIn(bytes)
  }
  return new Map(
    [...addresses].flatMap((address): readonly [string, Picture][] => {
      const picture = pictureAt(address)
      return picture ? [[address, picture]] : []
    }),
  )
}
