import { Fragment, type Mark, type Node, Slice } from '@tiptap/pm/model'
import { belong } from '#language/comparing/edits.ts'
import { segmentsOf } from '#language/comparing/segments.ts'
import { isTold, type Letters, lettersOf, readable, type Signs } from './letters.ts'

/** One change of a document: what takes the place of what stands from here to there, and both in words. */
export type Change = Readonly<{
  from: number
  to: number
  slice: Slice
  /** Whether only the looks of the words change. */
  isLook: boolean
  /** Whether its place is cut out of a block, whose rest stays around it. */
  isOpen: boolean
  now: string
}>

/** The same among the letters of two lines. */
type Place = { from: number; to: number; otherFrom: number; otherTo: number; isLook: boolean }

/** Where words that stay look different. */
const looksBetween = (one: Letters, other: Letters, from: number, otherFrom: number, length: number): Place[] => {
  const found: Place[] = []
  for (let at = 0; at < length; at++) {
    if (one.looks[from + at] === other.looks[otherFrom + at]) continue
    const last = found.at(-1)
    if (last && last.to === from + at) [last.to, last.otherTo] = [last.to + 1, last.otherTo + 1]
    else
      found.push({
        from: from + at,
        to: from + at + 1,
        otherFrom: otherFrom + at,
        otherTo: otherFrom + at + 1,
        isLook: true,
      })
  }
  return found
}

const placesBetween = (one: Letters, other: Letters): Place[] => {
  const found: Place[] = []
  let [at, otherAt] = [0, 0]
  for (const { kind, text } of segmentsOf(one.text, other.text)) {
    const { length } = text
    if (kind === 'same') found.push(...looksBetween(one, other, at, otherAt, length))
    else
      found.push({
        ...{ from: at, to: kind === 'gone' ? at + length : at },
        ...{ otherFrom: otherAt, otherTo: kind === 'new' ? otherAt + length : otherAt, isLook: false },
      })
    if (kind !== 'new') at += length
    if (kind !== 'gone') otherAt += length
  }
  return found
}

/** What belongs together to whoever reads it is one change, as in a correction; looks with only blanks between them. */
const merged = (places: readonly Place[], one: Letters, two: Letters): Place[] => {
  const found: Place[] = []
  const wording = ({ from, to, otherFrom, otherTo }: Place) => ({
    was: one.text.slice(from, to),
    now: two.text.slice(otherFrom, otherTo),
  })
  for (const place of places) {
    const last = found.at(-1)
    const between = last && one.text.slice(last.to, place.from)
    const isOne =
      last?.isLook === place.isLook &&
      (place.isLook ? !between?.trim() : between === '' || belong(wording(last), between ?? '', wording(place)))
    if (last && isOne) Object.assign(last, { to: place.to, otherTo: place.otherTo })
    else found.push({ ...place })
  }
  return found
}

/** What an answer cannot say of words and all that are replaced have, or both beside a place where some are added. */
const ownLooks = ({ marks }: Letters, from: number, to: number): readonly Mark[] => {
  const around = from < to ? marks.slice(from, to) : [marks[from - 1] ?? [], marks[to] ?? []]
  return (around[0] ?? []).filter(mark => !isTold(mark) && around.every(all => mark.isInSet(all)))
}

const withLooks = (content: Fragment, looks: readonly Mark[], isCode: boolean) => {
  const nodes: Node[] = []
  content.forEach(node => {
    if (isCode) nodes.push(...(node.text ? [node.mark([])] : []))
    else nodes.push(node.isText ? node.mark(looks.reduce((all, mark) => mark.addToSet(all), node.marks)) : node)
  })
  return nodes
}

/** A line where it begins in its document, and what was read back of it when it was given to a model. */
export type OwnLine = Readonly<{ line: Fragment; start: number; back: Fragment }>

/** Where in a line the letters stand that were read back of it; what it has besides lies between them. */
const placesIn = (line: Letters, back: Letters) => {
  const places: { from: number; to: number }[] = []
  let at = 0
  for (const { kind, text } of segmentsOf(line.text, back.text))
    for (let letter = 0; letter < text.length; letter++) {
      if (kind !== 'gone') places.push({ from: at, to: kind === 'same' ? at + 1 : at })
      if (kind !== 'new') at++
    }
  return (from: number, to: number) => {
    const first = (from < to ? places[from]?.from : (places[from - 1]?.to ?? places[from]?.from)) ?? 0
    return [first, from < to ? (places[to - 1]?.to ?? first) : first] as const
  }
}

/**
 * The changes that make one line of another, each to be taken or left on its own. What Markdown does not have (colours,
 * underlining) stays around the words it was on.
 */
export const lineChanges = (
  { line, start, back }: OwnLine,
  other: Fragment,
  isCode: boolean,
  signs: Signs,
): Change[] => {
  const [own, one, two] = [lettersOf(line, signs), lettersOf(back, signs), lettersOf(other, signs)]
  const placed = placesIn(own, one)
  const at = (letter: number) => start + (own.at[letter] ?? line.size)
  return merged(placesBetween(one, two), one, two).map(place => {
    const [from, to] = placed(place.from, place.to)
    const { otherFrom, otherTo, isLook } = place
    const piece = other.cut(two.at[otherFrom] ?? 0, two.at[otherTo] ?? other.size)
    const nodes = withLooks(piece, ownLooks(own, from, to), isCode)
    return {
      ...{ from: at(from), to: at(to), isLook, isOpen: false },
      slice: new Slice(Fragment.fromArray(nodes), 0, 0),
      now: readable(two.text.slice(otherFrom, otherTo), signs),
    }
  })
}
