/** Where the head of a compound file says what, in bytes ([MS-CFB] 2.2). */
const head = { sectorShift: 30, tableSectors: 44, smallTableSectors: 64, furtherTableSectors: 72, tables: 76 }
const sector = 512
/** How many sectors of the table the head names itself, and how many sectors each of them tells of. */
const [mostNamed, entries] = [109, sector / 4]

/** Tables that would be longer than the file: they would be read until the memory is full. */
const countsTooMany = (file: Buffer) =>
  [head.tableSectors, head.smallTableSectors, head.furtherTableSectors].some(
    at => file.readUInt32LE(at) * sector > file.length,
  )

/** Whether the table of sectors ([MS-CFB] 2.3) leads back to where it was: such a chain would be followed for long. */
const leadsInCircles = (file: Buffer) => {
  if (2 ** file.readUInt16LE(head.sectorShift) !== sector) return false
  const tables = Math.min(file.readUInt32LE(head.tableSectors), mostNamed)
  const last = Math.floor(file.length / sector) - 1
  const next = (from: number) => {
    const table = file.readUInt32LE(head.tables + 4 * Math.floor(from / entries))
    return table < last ? file.readUInt32LE((table + 1) * sector + 4 * (from % entries)) : last
  }
  const known = Math.min(tables * entries, last)
  const seenFrom = new Uint32Array(known)
  for (let start = 0; start < known; start++) {
    let at = start
    for (; at < known && !seenFrom[at]; at = next(at)) seenFrom[at] = start + 1
    if (at < known && seenFrom[at] === start + 1) return true
  }
  return false
}

/** Whether the sectors of a compound file, in which Word 97 to 2003 wrote, could not be followed to an end. */
export const isEndless = (file: Buffer) => file.length >= sector && (countsTooMany(file) || leadsInCircles(file))
