import { Problem } from '#shared/problems.ts'
import { stemOf } from '../../files/name.ts'
import { around, type Box, joined, placesIn, widened } from '../texts/box.ts'
import { textsIn } from '../texts/find.ts'
import { strokesIn } from '../texts/strokes.ts'
import { asGrey, clearIn, joined as asPicture, laidOver } from './alpha.ts'
import { bare, blended, givenIn, type Marked, markedArea } from './area.ts'
import { filledIn } from './inpaint.ts'
import type { Operation } from './operation.ts'
import { saved } from './saved.ts'

const searches = { de: 'Sucht den Text', en: 'Looks for the text' }
const fills = { de: 'Füllt, wo Text stand', en: 'Fills where text stood' }
const without = { de: 'ohne Text', en: 'without text' }

/** The longest side of what is filled at once, and how much of the picture is looked at beside it; pixels. */
const [atOnce, least, most] = [760, 40, 120]
/** A line of which more than this is marked is meant. */
const meant = 0.5

/** Which part of a box lies in another. */
const shareIn = (one: Box, other: Box) => {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const across = Math.min(one.left + one.width, other.left + other.width) - left
  const down = Math.min(one.top + one.height, other.top + other.height) - top
  return (Math.max(0, across) * Math.max(0, down)) / (one.width * one.height)
}

const shareOf = (box: Box, { width, area }: Marked) => {
  let within = 0
  for (const at of placesIn(box, width)) if ((area[at] ?? 0) > 127) within++
  return within / (box.width * box.height)
}

/** Long lines in pieces that are filled in full size. */
const inPieces = (box: Box): Box[] => {
  const [columns, rows] = [Math.ceil(box.width / atOnce), Math.ceil(box.height / atOnce)]
  const pieces: Box[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [left, top] = [Math.floor((box.width * column) / columns), Math.floor((box.height * row) / rows)]
      pieces.push({
        ...{ left: box.left + left, top: box.top + top },
        width: Math.floor((box.width * (column + 1)) / columns) - left,
        height: Math.floor((box.height * (row + 1)) / rows) - top,
      })
    }
  return pieces
}

/** What lies beside each other is filled together, as long as that is not too large. */
const grouped = (boxes: readonly Box[]): Box[] => {
  const groups: Box[] = []
  for (const box of boxes) {
    const at = groups.findIndex(group => {
      const both = around(group, box)
      const isNear = both.width * both.height < 1.6 * (group.width * group.height + box.width * box.height)
      return isNear && Math.max(both.width, both.height) <= atOnce
    })
    const near = groups[at]
    if (near) groups[at] = around(near, box)
    else groups.push(box)
  }
  return groups
}

/** A part of the hole, and how much of the picture around it is looked at. */
type Part = Readonly<{ box: Box; margin: number }>

const inParts = (lines: readonly Box[]): Part[] =>
  grouped(lines.flatMap(inPieces)).map(box => ({
    box,
    margin: Math.min(most, Math.max(least, Math.min(box.width, box.height))),
  }))

/** The hole in a picture, filled part by part; what is not filled yet is no source for the others. */
async function* filledParts(marked: Marked, parts: readonly Part[]) {
  const { width } = marked
  const colours = Buffer.from(marked.colours)
  for (const [at, { box, margin }] of parts.entries()) {
    const work = filledIn({ ...marked, colours }, widened(box, margin, marked))
    let done = await work.next()
    for (; !done.done; done = await work.next())
      yield { step: fills, at: 10 * at + Math.round((10 * done.value.at) / done.value.of), of: 10 * parts.length }
    for (const place of placesIn(box, width)) {
      if (!marked.area[place]) continue
      done.value.copy(colours, place * 3, place * 3, place * 3 + 3)
      marked.area[place] = 0
    }
  }
  return colours
}

/**
 * Everything of the marked area that is no line of text: whoever has drawn there wants it gone as a whole. Areas are
 * drawn on a smaller board, so that what was marked of a line ends a little beside it.
 */
const besides = (marked: Marked, lines: readonly Box[]) => {
  const { width, height, area } = marked
  const rest = Buffer.from(area)
  const beside = 2 + Math.ceil(Math.max(width, height) / 1024)
  for (const box of lines) for (const at of placesIn(widened(box, beside, marked), width)) rest[at] = 0
  const parts = joined(width, height, at => !!rest[at]).map(({ box }): Part => {
    return { box, margin: Math.max(least, box.width, box.height) }
  })
  return { rest, parts }
}

/**
 * A picture without its text, or without what of it was marked. Of a line only the strokes of its letters are filled;
 * what is still read as text afterwards goes as a whole. Every other pixel stays as it is. Throws image_without_text.
 */
export const textsRemoved: Operation = async function* ({ given, locale, recipe }) {
  const picture = givenIn(given, 'picture')
  const drawn = given.find(({ field }) => field === 'mask')
  yield { step: searches, at: 0, of: 1 }
  const pixels = await bare(picture.picture)
  const { width, height } = pixels
  const whole: Marked = drawn
    ? await markedArea(picture, drawn)
    : { ...pixels, area: Buffer.alloc(width * height, 255) }
  const lines = (await textsIn(pixels)).filter(box => shareOf(box, whole) > meant)
  if (!drawn && !lines.length) throw new Problem('image_without_text')
  const { rest, parts } = drawn ? besides(whole, lines) : { rest: Buffer.alloc(width * height), parts: [] }
  for (const box of lines) {
    const strokes = await strokesIn(pixels, box)
    let from = 0
    for (const at of placesIn(box, width)) if (strokes[from++] && whole.area[at]) rest[at] = 255
  }
  const changed = Buffer.from(rest)
  const clear = await clearIn(picture.picture)
  const all = [...inParts(lines), ...parts]
  // What stood before nothing leaves nothing.
  let filled = clear && (yield* filledParts({ ...pixels, colours: asGrey(clear.alpha), area: Buffer.from(rest) }, all))
  let colours = yield* filledParts({ ...pixels, area: rest }, all)
  const left = (await textsIn({ ...pixels, colours })).filter(box => lines.some(line => shareIn(box, line) > meant))
  if (left.length) {
    const again = Buffer.alloc(width * height)
    for (const box of left) for (const at of placesIn(box, width)) if (whole.area[at]) again[at] = changed[at] = 255
    filled &&= yield* filledParts({ ...pixels, colours: filled, area: Buffer.from(again) }, inParts(left))
    colours = yield* filledParts({ ...pixels, colours, area: again }, inParts(left))
  }
  const part = drawn ? whole.area.map((value, at) => (changed[at] ? value : 0)) : changed
  const marked = { ...pixels, area: Buffer.from(part) }
  const made = blended(marked, colours)
  const name = `${stemOf(picture.name)} ${without[locale]}`
  const cleaned = clear ? laidOver(clear, marked, made, filled) : asPicture(made, marked)
  yield await saved(cleaned, { name, format: 'png', recipe })
}
