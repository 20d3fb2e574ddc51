type Box = Readonly<{ type: string; from: number; to: number }>

/** Boxes one behind the other: ISO/IEC 14496-12, section 4.2. */
function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box, void, undefined> {
  for (let at = from; at + 8 <= to;) {
    const said = bytes.readUInt32BE(at)
    const [size, head] = said === 1 ? [Number(bytes.readBigUInt64BE(at + 8)), 16] : [said || to - at, 8]
    if (size < head || at + size > to) return
    yield { type: bytes.toString('latin1', at + 4, at + 8), from: at + head, to: at + size }
    at += size
  }
}
const boxIn = (bytes: Buffer, within: Pick<Box, 'from' | 'to'>, type: string) =>
  boxesIn(bytes, within.from, within.to).find(box => box.type === type)

/** The number of the first item of a type: section 8.11.6, of which files of pictures have versions 2 and 3. */
const itemOf = (bytes: Buffer, iinf: Box, type: string) => {
  const entries = iinf.from + 4 + (bytes[iinf.from] === 0 ? 2 : 4)
  for (const { from } of boxesIn(bytes, entries, iinf.to)) {
    const isLong = bytes[from] === 3
    const behind = from + 4 + (isLong ? 4 : 2)
    if (bytes.toString('latin1', behind + 2, behind + 6) === type)
      return isLong ? bytes.readUInt32BE(from + 4) : bytes.readUInt16BE(from + 4)
  }
  return undefined
}

/** No metadata that we read is longer; its parts may lie over each other. */
const mostBytes = 1_000_000

type Extent = Readonly<{ isInData: boolean; offset: number; length: number }>

/** Where the bytes of an item lie: section 8.11.3. */
const extentsOf = (bytes: Buffer, { from }: Box, item: number): Extent[] => {
  const version = bytes[from] ?? 0
  let at = from + 4
  const take = (size: number) => {
    const value = size ? (size > 6 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)) : 0
    at += size
    return value
  }
  const [offsets, bases] = [take(1), take(1)]
  const count = take(version < 2 ? 2 : 4)
  for (let one = 0; one < count; one++) {
    const id = take(version < 2 ? 2 : 4)
    const isInData = version > 0 && (take(2) & 15) === 1
    take(2)
    const base = take(bases >> 4)
    const extents = Array.from({ length: take(2) }, () => {
      if (version > 0) take(bases & 15)
      return { isInData, offset: base + take(offsets >> 4), length: take(offsets & 15) }
    })
    if (id === item) return extents
  }
  return []
}

const itemBytes = (bytes: Buffer, type: string) => {
  const meta = boxIn(bytes, { from: 0, to: bytes.length }, 'meta')
  if (!meta) return undefined
  const within = { from: meta.from + 4, to: meta.to }
  const [iinf, iloc, idat] = ['iinf', 'iloc', 'idat'].map(name => boxIn(bytes, within, name))
  const item = iinf && itemOf(bytes, iinf, type)
  if (!iloc || item === undefined) return undefined
  const parts = extentsOf(bytes, iloc, item).map(({ isInData, offset, length }) => {
    const from = offset + (isInData ? (idat?.from ?? 0) : 0)
    return bytes.subarray(from, from + length)
  })
  const most = parts.reduce((sum, { length }) => sum + length, 0)
  return most > mostBytes ? undefined : Buffer.concat(parts)
}

/** The EXIF of a HEIC file, whose first four bytes say where it begins; nothing where it cannot be found. */
export const exifInHeif = (bytes: Buffer): Buffer | undefined => {
  try {
    const item = itemBytes(bytes, 'Exif')
    return item && item.length > 12 ? item.subarray(4 + item.readUInt32BE(0)) : undefined
  } catch {
    // A number that leads out of the file: such metadata is not kept.
    return undefined
  }
}
