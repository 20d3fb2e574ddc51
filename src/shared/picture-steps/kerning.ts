/** How much a pair of letters is moved together, in units of the font. */
export type Kerning = (left: number, right: number) => number

/** The place of a glyph in a coverage table, or -1. */
const covered = (view: DataView, at: number, glyph: number) => {
  const count = view.getUint16(at + 2)
  if (view.getUint16(at) === 1) {
    for (let place = 0; place < count; place++) if (view.getUint16(at + 4 + place * 2) === glyph) return place
    return -1
  }
  for (let range = at + 4; range < at + 4 + count * 6; range += 6) {
    const first = view.getUint16(range)
    if (glyph >= first && glyph <= view.getUint16(range + 2)) return view.getUint16(range + 4) + glyph - first
  }
  return -1
}

const classOf = (view: DataView, at: number, glyph: number) => {
  if (view.getUint16(at) === 1) {
    const place = glyph - view.getUint16(at + 2)
    return place >= 0 && place < view.getUint16(at + 4) ? view.getUint16(at + 6 + place * 2) : 0
  }
  for (let range = at + 4; range < at + 4 + view.getUint16(at + 2) * 6; range += 6)
    if (glyph >= view.getUint16(range) && glyph <= view.getUint16(range + 2)) return view.getUint16(range + 4)
  return 0
}

const bits = (value: number) => value.toString(2).replaceAll('0', '').length

/** What a table says of a pair; undefined where it says nothing, and the next one is asked. */
const adjusted = (view: DataView, at: number, left: number, right: number) => {
  const place = covered(view, at + view.getUint16(at + 2), left)
  const [first, second] = [view.getUint16(at + 4), view.getUint16(at + 6)]
  // Only how far the pen goes on is taken: XAdvance, behind the placements.
  if (place < 0 || !(first & 4)) return undefined
  const advance = bits(first & 3) * 2
  const size = (bits(first) + bits(second)) * 2
  if (view.getUint16(at) === 1) {
    const pairs = at + view.getUint16(at + 10 + place * 2)
    for (let pair = 0; pair < view.getUint16(pairs); pair++) {
      const record = pairs + 2 + pair * (size + 2)
      if (view.getUint16(record) === right) return view.getInt16(record + 2 + advance)
    }
    return undefined
  }
  const one = classOf(view, at + view.getUint16(at + 8), left)
  const other = classOf(view, at + view.getUint16(at + 10), right)
  return view.getInt16(at + 16 + (one * view.getUint16(at + 14) + other) * size + advance)
}

/** The tables of pairs behind the feature `kern`, those that are far away among them. */
const pairTables = (view: DataView, gpos: number) => {
  const [features, lookups] = [gpos + view.getUint16(gpos + 6), gpos + view.getUint16(gpos + 8)]
  const wanted = new Set<number>()
  for (let at = features + 2; at < features + 2 + view.getUint16(features) * 6; at += 6) {
    if (view.getUint32(at) !== 0x6b_65_72_6e) continue
    const feature = features + view.getUint16(at + 4)
    for (let of = 0; of < view.getUint16(feature + 2); of++) wanted.add(view.getUint16(feature + 4 + of * 2))
  }
  return [...wanted].map(index => {
    const lookup = lookups + view.getUint16(lookups + 2 + index * 2)
    const type = view.getUint16(lookup)
    return Array.from({ length: view.getUint16(lookup + 4) }, (_, of) => {
      const at = lookup + view.getUint16(lookup + 6 + of * 2)
      if (type !== 9) return type === 2 ? at : 0
      return view.getUint16(at + 2) === 2 ? at + view.getUint32(at + 4) : 0
    }).filter(Boolean)
  })
}

/** Pairs of a font: https://learn.microsoft.com/typography/opentype/spec/gpos, lookup type 2; or none. */
export const kerningIn = (view: DataView, table: (name: string) => number): Kerning => {
  let lookups: readonly (readonly number[])[] = []
  try {
    lookups = pairTables(view, table('GPOS'))
  } catch {
    // A font without pairs is a font all the same.
  }
  const found = new Map<number, number>()
  return (left, right) => {
    const pair = left * 65_536 + right
    const before = found.get(pair)
    if (before !== undefined) return before
    let sum = 0
    for (const tables of lookups) {
      const said = tables.map(at => adjusted(view, at, left, right)).find(value => value !== undefined)
      sum += said ?? 0
    }
    found.set(pair, sum)
    return sum
  }
}
