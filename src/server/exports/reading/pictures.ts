import { bareJpeg } from '../../avatars/jpeg.ts'
import { barePng, isPng, isWhole, isWholeNow } from '../../avatars/png.ts'
import { bareWebp, isWebp } from '../../avatars/webp.ts'
import { fileIn } from '#shared/accepts.ts'
import type { AnyNode } from '#shared/document/schema.ts'
import { beginsAs } from '../../pictures/begins-as.ts'
import { credentialsIn, sourceIn } from '../../pictures/credentials.ts'
import type { Wanted } from '../../pictures/in-file.ts'
import { markIn, xmpOf } from '../../pictures/marking.ts'
import { bounds } from '../bounds.ts'
import type { Picture, Pictures } from '../leaving.ts'

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp' } as const

/** What is too long for a part of a JPEG leaves out what a model was told; bytes. */
const longestMark = 65_000

/** How a picture came about, by its XMP or its credentials, as our own XMP: it goes wherever the picture goes. */
const markOf = (bytes: Buffer) => (xmp: string) => {
  const mark = markIn(xmp)
  const told = mark && xmpOf(mark)
  if (told && Buffer.byteLength(told) <= longestMark) return told
  const credentials = mark ? undefined : credentialsIn(bytes)
  const source = mark?.source ?? (credentials && sourceIn(credentials))
  return source && xmpOf({ source })
}

/**
 * A picture by what its file says, without what tells more than is seen, but with how it came about; undefined where it
 * is something else, or larger than may be. Its lines are not unfolded.
 */
export const strippedIn = (of: Uint8Array): Picture | undefined => {
  const bytes = Buffer.from(of.buffer, of.byteOffset, of.byteLength)
  if (bytes.length < 20 || bytes.length > bounds.pictureBytes) return
  const bare = isPng(bytes) ? barePng : isWebp(bytes) ? bareWebp : bareJpeg
  const picture = bare(bytes, bounds.side, markOf(bytes))
  return picture && { ...picture, type: endings[picture.type] }
}

/**
 * A picture that can be drawn, by its bytes alone; undefined where it is damaged, too large or something else. For
 * processes of their own: a large one holds them for half a second.
 */
export const pictureIn = (bytes: Uint8Array): Picture | undefined => {
  const picture = strippedIn(bytes)
  return picture?.type === 'png' && !isWholeNow(Buffer.from(picture.bytes)) ? undefined : picture
}

/** The same where others are served meanwhile. */
export const pictureBrought = async (bytes: Uint8Array): Promise<Picture | undefined> => {
  const picture = strippedIn(bytes)
  return picture?.type === 'png' && !(await isWhole(Buffer.from(picture.bytes))) ? undefined : picture
}

/** What a picture is, as browsers are told it. */
export const mediaOf = ({ type }: Picture) => (type === 'jpg' ? 'image/jpeg' : `image/${type}`)

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

/** Hands over files of a person by their ids, and pictures drawn anew, by any name, where a file needs that. */
export type FindPictures = Readonly<{
  files(ids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>
  redrawn(pictures: Wanted): Promise<ReadonlyMap<string, Uint8Array>>
  knowsWebp: boolean
}>

const picturesIn = (drawn: ReadonlyMap<string, Uint8Array>): Pictures =>
  new Map(
    [...drawn].flatMap(([address, bytes]) => {
      const picture = pictureIn(bytes)
      return picture ? [[address, picture] as const] : []
    }),
  )

const addresses = (node: AnyNode, found: Set<string>): void => {
  if (node.type === 'image' && found.size < bounds.pictures) found.add(node.attrs.src)
  if ('content' in node) for (const one of node.content ?? []) addresses(one, found)
}

/**
 * The same pictures where a file cannot be made with them: drawn anew, without those that are damaged. Of PNG that is
 * known before.
 */
export const picturesMended = async (pictures: Pictures, { redrawn }: FindPictures): Promise<Pictures> => {
  const whole = [...pictures].filter(([, { type }]) => type === 'png')
  const others = [...pictures].filter(([, { type }]) => type !== 'png')
  const drawn = others.length ? await redrawn(new Map(others.map(([at, { bytes }]) => [at, bytes]))) : new Map()
  return new Map([...whole, ...picturesIn(drawn)])
}

/** Where the pictures of a text are, of the first that it may have. */
export const addressesIn = (node: AnyNode): ReadonlySet<string> => {
  const found = new Set<string>()
  addresses(node, found)
  return found
}

/**
 * The pictures at these addresses that can be drawn: as they are, or drawn anew where they are of another kind that is
 * read, too large, or damaged in a way that others read.
 */
export const picturesAt = async (
  addresses: ReadonlySet<string>,
  { files, redrawn, knowsWebp }: FindPictures,
): Promise<Pictures> => {
  const ids = [...addresses].flatMap(address => fileIn(address) ?? [])
  const found = ids.length ? await files(ids) : new Map<string, Uint8Array>()
  const pictures = new Map<string, Picture>()
  const others = new Map<string, Uint8Array | Readonly<{ file: string }>>()
  for (const address of addresses) {
    const file = fileIn(address)
    const bytes = file === undefined ? bytesInside(address) : found.get(file)
    const picture = bytes && pictureIn(bytes)
    if (picture && (knowsWebp || picture.type !== 'webp')) pictures.set(address, picture)
    else if (file !== undefined) others.set(address, { file })
    else if (bytes && beginsAs(bytes)) others.set(address, bytes)
  }
  return others.size ? new Map([...pictures, ...picturesIn(await redrawn(others))]) : pictures
}
