import { inflateRawSync } from 'node:zlib'

const endOfDirectory = 0x06054b50
const folded = 8

/** What lies in an archive, unfolded, by name. */
export const extracted = (archive: Buffer): ReadonlyMap<string, Buffer> => {
  const end = archive.lastIndexOf(Buffer.from(new Uint32Array([endOfDirectory]).buffer))
  const entries = new Map<string, Buffer>()
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const lengthAt = (from: number) => archive.readUInt16LE(at + from)
    const name = archive.toString('utf8', at + 46, at + 46 + lengthAt(28))
    const local = archive.readUInt32LE(at + 42)
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = archive.subarray(begin, begin + archive.readUInt32LE(at + 20))
    entries.set(name, lengthAt(10) === folded ? inflateRawSync(content) : content)
    at += 46 + lengthAt(28) + lengthAt(30) + lengthAt(32)
  }
  return entries
}
