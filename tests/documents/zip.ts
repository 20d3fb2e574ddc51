import { crc32, deflateRawSync } from 'node:zlib'

/** A file for an archive; what is given beside its content is what the directory says of it, true or not. */
export type ZipEntry = {
  name: string
  content?: string | Uint8Array
  /** Its content as it is already folded. */
  folded?: Uint8Array
  unfolded?: number
  flags?: number
  method?: number
  /** Where it begins, if not where it does. */
  at?: number
}

const filled = ({ name, content = '', folded, unfolded, flags = 0x800, method = 8, at }: ZipEntry) => {
  const plain = Buffer.from(content)
  const bytes = folded ?? (method === 8 ? deflateRawSync(plain) : plain)
  return { name: Buffer.from(name), bytes, unfolded: unfolded ?? plain.length, sum: crc32(plain), flags, method, at }
}

const numbers = (...fields: readonly (readonly [size: 2 | 4, value: number])[]) =>
  Buffer.concat(
    fields.map(([size, value]) => {
      const field = Buffer.alloc(size)
      return size === 2 ? (field.writeUInt16LE(value & 0xffff), field) : (field.writeUInt32LE(value >>> 0), field)
    }),
  )

/** An archive, written so that tests can lie in it. */
export const zipOf = (entries: readonly ZipEntry[], said: { count?: number; directory?: number } = {}): Buffer => {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let position = 0
  for (const { name, bytes, unfolded, sum, flags, method, at } of entries.map(filled)) {
    const about = numbers([2, 20], [2, flags], [2, method], [4, 0], [4, sum], [4, bytes.length], [4, unfolded])
    const body = Buffer.concat([numbers([4, 0x04034b50]), about, numbers([2, name.length], [2, 0]), name, bytes])
    const rest = numbers([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, at ?? position])
    directory.push(Buffer.concat([numbers([4, 0x02014b50], [2, 20]), about, rest, name]))
    bodies.push(body)
    position += body.length
  }
  const list = Buffer.concat(directory)
  const count = said.count ?? entries.length
  const end = numbers(
    [4, 0x06054b50],
    [4, 0],
    [2, count],
    [2, count],
    [4, list.length],
    [4, said.directory ?? position],
    [2, 0],
  )
  return Buffer.concat([...bodies, list, end])
}
