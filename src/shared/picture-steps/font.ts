import type { Contour } from './painting.ts'
import { type Kerning, kerningIn } from './kerning.ts'

/** A font as it is needed to set a line: which letter is which, how wide each is, and its outline. */
export type Font = Readonly<{
  /** Its units from a line to the next, to the em and above the line. */
  unitsPerEm: number
  ascender: number
  /** 0 where it has no such letter. */
  glyphOf(codePoint: number): number
  advanceOf(glyph: number): number
  /** How much nearer a letter stands to the one before it, in units; below zero is nearer. */
  kerning: Kerning
  /** Contours in units, y upwards. */
  outlineOf(glyph: number): readonly Contour[]
}>

/** The places of the tables of a TrueType font, by their names. */
const tablesIn = (view: DataView) => {
  const found = new Map<string, number>()
  for (let at = 12; at < 12 + view.getUint16(4) * 16; at += 16) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map(byte => view.getUint8(at + byte)))
    found.set(name, view.getUint32(at + 8))
  }
  return (name: string) => {
    const place = found.get(name)
    if (place === undefined) throw new TypeError(`The font has no table ${name}.`)
    return place
  }
}

/** Finds letters by their number: https://learn.microsoft.com/typography/opentype/spec/cmap, formats 4 and 12. */
const letters = (view: DataView, cmap: number) => {
  const subtables = Array.from(
    { length: view.getUint16(cmap + 2) },
    (_, at) => cmap + view.getUint32(cmap + 8 + at * 8),
  )
  const whole = subtables.find(at => view.getUint16(at) === 12)
  if (whole !== undefined)
    return (code: number) => {
      for (let at = whole + 16; at < whole + 16 + view.getUint32(whole + 12) * 12; at += 12)
        if (code <= view.getUint32(at + 4))
          return code < view.getUint32(at) ? 0 : view.getUint32(at + 8) + code - view.getUint32(at)
      return 0
    }
  const basic = subtables.find(at => view.getUint16(at) === 4)
  if (basic === undefined) throw new TypeError('The font does not say which letter is which.')
  const double = view.getUint16(basic + 6)
  return (code: number) => {
    if (code > 0xff_ff) return 0
    for (let at = 0; at < double; at += 2) {
      if (code > view.getUint16(basic + 14 + at)) continue
      const start = view.getUint16(basic + 16 + double + at)
      if (code < start) return 0
      const delta = view.getUint16(basic + 16 + double * 2 + at)
      const range = basic + 16 + double * 3 + at
      const offset = view.getUint16(range)
      const glyph = offset ? view.getUint16(range + offset + (code - start) * 2) : code
      return glyph ? (glyph + delta) & 0xff_ff : 0
    }
    return 0
  }
}

type Corner = Readonly<{ x: number; y: number; isOn: boolean }>

const middle = (one: Corner, other: Corner): Corner => ({
  x: (one.x + other.x) / 2,
  y: (one.y + other.y) / 2,
  isOn: true,
})

/** How many straight pieces stand for a curve; enough for letters as high as a picture. */
const pieces = 8

/** Corners of straight pieces for a contour of TrueType, whose curves are parabolas. */
const flattened = (corners: readonly Corner[]): Contour => {
  const [first] = corners
  if (!first) return []
  const whole = corners.flatMap((corner, at) => {
    const next = corners[(at + 1) % corners.length] ?? first
    return corner.isOn || next.isOn ? [corner] : [corner, middle(corner, next)]
  })
  const start = Math.max(
    0,
    whole.findIndex(({ isOn }) => isOn),
  )
  const around = [...whole.slice(start), ...whole.slice(0, start + 1)]
  const made: number[] = []
  for (let at = 0; at < around.length - 1; at++) {
    const [from, by, to] = [around[at], around[at + 1], around[at + 2]]
    if (!from?.isOn) continue
    made.push(from.x, from.y)
    if (!by || by.isOn || !to) continue
    for (let piece = 1; piece < pieces; piece++) {
      const part = piece / pieces
      const [one, two, three] = [(1 - part) ** 2, 2 * part * (1 - part), part ** 2]
      made.push(one * from.x + two * by.x + three * to.x, one * from.y + two * by.y + three * to.y)
    }
  }
  return made
}

const deepest = 5

/** Outlines as https://learn.microsoft.com/typography/opentype/spec/glyf has them, of one piece or put together. */
const outlines = (view: DataView, glyf: number, loca: number, isLong: boolean) => {
  const place = (glyph: number) => (isLong ? view.getUint32(loca + glyph * 4) : view.getUint16(loca + glyph * 2) * 2)

  const simple = (start: number, count: number): Contour[] => {
    const ends = Array.from({ length: count }, (_, at) => view.getUint16(start + 10 + at * 2))
    let at = start + 10 + count * 2
    at += 2 + view.getUint16(at)
    const of = (ends.at(-1) ?? -1) + 1
    const flags: number[] = []
    while (flags.length < of) {
      const flag = view.getUint8(at++)
      const again = flag & 8 ? view.getUint8(at++) : 0
      for (let time = 0; time <= again; time++) flags.push(flag)
    }
    const along = (short: number, same: number) => {
      let value = 0
      return flags.map(flag => {
        if (flag & short) value += flag & same ? view.getUint8(at++) : -view.getUint8(at++)
        else if (!(flag & same)) {
          value += view.getInt16(at)
          at += 2
        }
        return value
      })
    }
    const [xs, ys] = [along(2, 16), along(4, 32)]
    const corners = flags.map((flag, at) => ({ x: xs[at] ?? 0, y: ys[at] ?? 0, isOn: (flag & 1) > 0 }))
    return ends.map((end, at) => flattened(corners.slice(at ? (ends[at - 1] ?? 0) + 1 : 0, end + 1)))
  }

  const outline = (glyph: number, depth = 0): Contour[] => {
    const start = glyf + place(glyph)
    if (place(glyph + 1) === place(glyph) || depth > deepest) return []
    const count = view.getInt16(start)
    return count < 0 ? composed(start + 10, depth) : simple(start, count)
  }

  const composed = (start: number, depth: number): Contour[] => {
    const made: Contour[] = []
    let [at, flags] = [start, 32]
    while (flags & 32) {
      flags = view.getUint16(at)
      const part = view.getUint16(at + 2)
      at += 4
      const [dx, dy] = flags & 1 ? [view.getInt16(at), view.getInt16(at + 2)] : [view.getInt8(at), view.getInt8(at + 1)]
      at += flags & 1 ? 4 : 2
      const turns = [1, 0, 0, 1]
      const fraction = () => view.getInt16((at += 2) - 2) / 16_384
      if (flags & 8) turns[0] = turns[3] = fraction()
      else if (flags & 64) [turns[0], turns[3]] = [fraction(), fraction()]
      else if (flags & 128) for (let of = 0; of < 4; of++) turns[of] = fraction()
      const [a = 1, b = 0, c = 0, d = 1] = turns
      for (const contour of outline(part, depth + 1))
        made.push(
          contour.map((value, of) =>
            of % 2 ? b * (contour[of - 1] ?? 0) + d * value + dy : a * value + c * (contour[of + 1] ?? 0) + dx,
          ),
        )
    }
    return made
  }
  return outline
}

/** Opens a font with TrueType outlines. Throws where it is none. */
export const openFont = (bytes: Uint8Array): Font => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const table = tablesIn(view)
  const [head, hhea, hmtx] = [table('head'), table('hhea'), table('hmtx')]
  const wide = view.getUint16(hhea + 34)
  const outline = outlines(view, table('glyf'), table('loca'), view.getInt16(head + 50) === 1)
  const found = new Map<number, readonly Contour[]>()
  return {
    unitsPerEm: view.getUint16(head + 18),
    ascender: view.getInt16(hhea + 4),
    glyphOf: letters(view, table('cmap')),
    advanceOf: glyph => view.getUint16(hmtx + Math.min(glyph, wide - 1) * 4),
    kerning: kerningIn(view, table),
    outlineOf(glyph) {
      const drawn = found.get(glyph) ?? outline(glyph)
      found.set(glyph, drawn)
      return drawn
    },
  }
}
