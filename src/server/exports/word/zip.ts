import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: pictures are as small as they get, and lie in it as they are. */
export type Entry = Readonly<{ name: string; bytes: Uint8Array; packed: boolean }>

type Field = readonly [bytes: 2 | 4, value: number]
const fields = (all: readonly Field[]) => {
  const written = Buffer.alloc(all.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of all) at = written.writeUIntLE(value, at, bytes)
  return written
}

/** 1 January 1980, the first day there is: what was made when is said in the file itself. */
const day = 0x21

/** An archive of files whose names are ASCII. It works at once: whoever calls it has a thread of their own. */
export const zipOf = (entries: readonly Entry[]): Uint8Array => {
  const [bodies, directory]: [Uint8Array[], Uint8Array[]] = [[], []]
  let place = 0
  for (const { name, bytes, packed } of entries) {
    const body = packed ? deflateRawSync(bytes) : bytes
    const about: Field[] = [
      ...([
        [2, 20],
        [2, 0],
        [2, packed ? 8 : 0],
        [2, 0],
        [2, day],
      ] as const),
      ...([
        [4, crc32(bytes)],
        [4, body.length],
        [4, bytes.length],
        [2, name.length],
        [2, 0],
      ] as const),
    ]
    const written = [fields([[4, 0x04034b50], ...about]), Buffer.from(name), body]
    directory.push(fields([[4, 0x02014b50], [2, 20], ...about, [2, 0], [2, 0], [2, 0], [4, 0], [4, place]]))
    directory.push(Buffer.from(name))
    bodies.push(...written)
    place += written.reduce((sum, { length }) => sum + length, 0)
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = entries.length
  const end = fields([
    [4, 0x06054b50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, place],
    [2, 0],
  ])
  return Buffer.concat([...bodies, ...directory, end])
}
