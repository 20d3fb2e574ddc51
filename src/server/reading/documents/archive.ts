import { inflateRawSync } from 'node:zlib'
import { Problem } from '#shared/problems.ts'
import { limits } from './limits.ts'

type Entry = Readonly<{ name: string; folded: number; unfolded: number; method: number; at: number }>

/** The files in an archive, none of them unfolded yet. */
export type Archive = {
  names: readonly string[]
  /** One of its files, unfolded. Undefined where there is none of that name. Throws `document_broken`. */
  open(name: string): Uint8Array | undefined
}

const broken = (why: string) => new Problem('document_broken', {}, { cause: new Error(why) })
const tooLarge = (why: string) => new Problem('document_too_large', {}, { cause: new Error(why) })

const sign = { entry: 0x04034b50, directory: 0x02014b50, end: 0x06054b50 }
/** The end of the directory is 22 bytes long, and a comment of at most 65,535 may follow. */
const endLength = 22
const longestEnd = endLength + 0xffff

const endOf = (file: Buffer) => {
  for (let at = file.length - endLength; at >= Math.max(0, file.length - longestEnd); at--)
    if (file.readUInt32LE(at) === sign.end) return at
  throw broken('no directory')
}

/** A name is a path below the archive's own root, and nothing else. */
const isPlain = (name: string) => name.length > 0 && !/[\\\0:]|^\/|(^|\/)\.\.(\/|$)/.test(name)

const readEntry = (file: Buffer, at: number): { entry: Entry; next: number } => {
  if (at + 46 > file.length || file.readUInt32LE(at) !== sign.directory) throw broken('directory')
  const [flags, method] = [file.readUInt16LE(at + 8), file.readUInt16LE(at + 10)]
  const [folded, unfolded] = [file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)]
  const end = at + 46 + file.readUInt16LE(at + 28)
  if (flags & 1) throw new Problem('document_locked')
  if (folded === 0xffffffff || unfolded === 0xffffffff) throw tooLarge('more than four gigabytes')
  const name = file.toString(flags & 0x800 ? 'utf8' : 'latin1', at + 46, Math.min(end, file.length))
  const next = end + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  return { entry: { name, folded, unfolded, method, at: file.readUInt32LE(at + 42) }, next }
}

const checked = (entry: Entry) => {
  if (!isPlain(entry.name)) throw broken('a name that is no path of the archive')
  if (entry.unfolded > 1 << 20 && entry.unfolded > entry.folded * limits.ratio) throw tooLarge('ratio')
  return entry
}

const directoryOf = (file: Buffer) => {
  const end = endOf(file)
  const count = file.readUInt16LE(end + 10)
  if (count > limits.entries) throw tooLarge('entries')
  const entries = new Map<string, Entry>()
  let [at, sum] = [file.readUInt32LE(end + 16), 0]
  for (let seen = 0; seen < count; seen++) {
    const { entry, next } = readEntry(file, at)
    checked(entry)
    sum += entry.unfolded
    if (sum > limits.archive) throw tooLarge('unfolded')
    const name = entry.name.toLowerCase()
    if (entries.has(name)) throw broken('the same name twice')
    entries.set(name, entry)
    at = next
  }
  return entries
}

/** Never gives more than the directory has promised. */
const unfold = (file: Buffer, { name, at, folded, unfolded, method }: Entry) => {
  if (at + 30 > file.length || file.readUInt32LE(at) !== sign.entry) throw broken(`entry ${name}`)
  const begin = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const content = file.subarray(begin, begin + folded)
  if (content.length < folded) throw broken(`${name} is cut off`)
  if (method === 0 && folded === unfolded) return content
  if (method !== 8) throw broken(`method ${method}`)
  try {
    const found = inflateRawSync(content, { maxOutputLength: Math.max(1, unfolded) })
    if (found.length === unfolded) return found
  } catch (error) {
    throw new Problem('document_broken', {}, { cause: error })
  }
  throw broken(`${name} is not as long as promised`)
}

/**
 * Reads the directory of an archive and refuses what no document is: too many files, too large ones, the same name
 * twice, paths that leave it (`document_too_large`, `document_broken`), encrypted ones (`document_locked`).
 */
export const openArchive = (bytes: Uint8Array): Archive => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const entries = directoryOf(file)
  return {
    names: [...entries.values()].map(({ name }) => name),
    open(name) {
      const entry = entries.get(name.toLowerCase())
      return entry && unfold(file, entry)
    },
  }
}
