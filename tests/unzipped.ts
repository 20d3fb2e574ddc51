import { crc32, inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const inDirectory = 0x02014b50
const folded = 8

/** What lies in an archive, unfolded, by name. Throws where a sum is not that of what lies there. */
export const unzipped = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.lastIndexOf(Buffer.from(new Uint32Array([endOfDirectory]).buffer))
  const entries = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.readUInt32LE(at) !== inDirectory) throw new Error(`There is no entry at ${at}.`)
    const [sum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 20)]
    const lengthAt = (from: number) => archive.readUInt16LE(at + from)
    const nameLength = lengthAt(28)
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const packed = archive.subarray(begin, begin + size)
    const content = lengthAt(10) === folded ? inflateRawSync(packed) : packed
    if (crc32(content) !== sum) throw new Error(`${name} is damaged.`)
    entries.set(name, content)
    at += 46 + nameLength + lengthAt(30) + lengthAt(32)
  }
  return entries
}
