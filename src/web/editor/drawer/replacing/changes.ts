import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { runsBetween } from '#language/comparing/myers.ts'
import { type Edges, edgesOf } from './edges.ts'
import { type Given, readAnswer } from './given.ts'
import type { Signs } from './letters.ts'
import { type Change, lineChanges } from './line.ts'
import { endOf, type Own, ownIn } from './own.ts'
import { areAlike, keyOf, pairedIn } from './pairs.ts'
import { shaped } from './shape.ts'
import { isInline, sliceOf, type Target, wholeOf } from './target.ts'
import { wordsOf } from './words.ts'

type Place = Readonly<{ edges: Edges; signs: Signs }>

/** Blocks in the place of others; where those are cut, what is not the target's stays around them. */
const blocksChange = ({ edges }: Place, gone: readonly Own[], fresh: readonly Node[], at: number): Change => {
  const [first, last] = [gone[0], gone.at(-1)]
  const [start, end] = [first ? first.start : at, last ? endOf(last) : at]
  const [from, to] = [edges.end(edges.start(start)), edges.start(edges.end(end))]
  const isOpen = from !== start || to !== end
  const content = Fragment.fromArray([...fresh])
  const read = fresh[0]?.type.schema.topNodeType.create(null, content)
  const now = read ? wordsOf(wholeOf(read)) : ''
  const slice = isOpen && fresh.length ? Slice.maxOpen(content) : new Slice(content, 0, 0)
  return { from, to: Math.max(from, to), slice, isLook: false, isOpen, now }
}

const keepsPlaces: ReadonlySet<string> = new Set(['table', 'tableRow'])
const beginsWithLine: ReadonlySet<string> = new Set(['listItem', 'taskItem'])

/** The changes inside a block that became another. */
const insideOf = (place: Place, { node, start, back }: Own, other: Node): Change[] => {
  const inside = start + 1
  if (node.isTextblock) {
    const line = { line: node.content, start: inside, back: (back.isTextblock ? back : node).content }
    return lineChanges(line, other.content, !!node.type.spec.code, place.signs)
  }
  const fields = (of: Node) => (node.type.name === 'table' && shaped(node, of)) || of
  const [mine, theirs] = [ownIn(node.children, fields(back).children, inside), fields(other).children]
  const fixed = keepsPlaces.has(node.type.name) ? mine.length : beginsWithLine.has(node.type.name) ? 1 : 0
  return [
    ...mine.slice(0, fixed).flatMap((own, number) => insideOf(place, own, theirs[number] ?? own.back)),
    ...between(place, mine.slice(fixed), theirs.slice(fixed), mine[fixed - 1] ? endOf(mine[fixed - 1]!) : inside),
  ]
}

/** What a block became that is cut: nothing can stand between it and what is left of its line. */
const edgeChange = (place: Place, own: Own, other: Node): Change[] =>
  areAlike(own.node, other) ? insideOf(place, own, other) : [blocksChange(place, [own], [other], own.start)]

/** The changes that make some blocks of others, in the order of the text; where none stand, at this place. */
const between = (place: Place, one: readonly Own[], other: readonly Node[], at: number): Change[] => {
  const [first, last] = [one[0], one.at(-1)]
  const [cutsFirst, cutsLast] = first && last ? place.edges.isCutAt(first.start, endOf(last)) : []
  const [theirs, theirLast] = [other[0], other.at(-1)]
  if (cutsFirst && first && theirs)
    return [...edgeChange(place, first, theirs), ...between(place, one.slice(1), other.slice(1), endOf(first))]
  if (cutsLast && last && theirLast)
    return [...inside(place, one.slice(0, -1), other.slice(0, -1), at), ...edgeChange(place, last, theirLast)]
  return inside(place, one, other, at)
}

const inside = (place: Place, one: readonly Own[], other: readonly Node[], start: number): Change[] => {
  const found: Change[] = []
  let at = start
  const keys = [one.map(({ back }) => back), other].map(all => all.map(node => keyOf(node, place.signs)))
  for (const {
    kept,
    one: [from, to],
    other: [otherFrom, otherTo],
  } of runsBetween(keys[0] ?? [], keys[1] ?? [])) {
    const [mine, theirs] = [one.slice(from, to), other.slice(otherFrom, otherTo)]
    let [x, y] = [0, 0]
    const upTo = (nextX: number, nextY: number) => {
      const [gone, fresh] = [mine.slice(x, nextX), theirs.slice(y, nextY)]
      if (gone.length || fresh.length) found.push(blocksChange(place, gone, fresh, at))
    }
    if (!kept) {
      for (const [nextX, nextY] of pairedIn({ one: mine.map(({ node }) => node), other: theirs })) {
        upTo(nextX, nextY)
        const [own, theirOwn] = [mine[nextX], theirs[nextY]]
        if (own && theirOwn) {
          found.push(...insideOf(place, own, theirOwn))
          at = endOf(own)
        }
        ;[x, y] = [nextX + 1, nextY + 1]
      }
      upTo(mine.length, theirs.length)
    }
    const last = mine.at(-1)
    if (last) at = endOf(last)
  }
  return found
}

/** A line of its own that is replaced as a whole gives way to whatever blocks may stand in its place. */
const linesPlace = (target: Target, blocks: Fragment) => {
  const $from = target.doc.resolve(target.from)
  const isAll = $from.parentOffset === 0 && target.to === $from.end()
  const place = $from.depth > 0 ? $from.node(-1) : undefined
  const fits = place?.canReplace($from.index(-1), $from.index(-1) + 1, blocks)
  return isAll && fits ? { from: $from.before(), to: $from.after() } : undefined
}

/** Words in a line, and what a model made of them: words, or blocks that part the line. */
const inLine = (target: Target, back: Node, answer: Node): Change[] => {
  const first = answer.firstChild
  const { parent } = target.doc.resolve(target.from)
  const isCode = !!parent.type.spec.code
  const own = { line: sliceOf(target).content, start: target.from, back: (back.firstChild ?? back).content }
  if (answer.childCount === 1 && first?.isTextblock && (isCode || !first.type.spec.code))
    return lineChanges(own, first.content, isCode, new Map())
  const place = linesPlace(target, answer.content)
  const now = wordsOf(wholeOf(answer))
  const slice = place ? new Slice(answer.content, 0, 0) : Slice.maxOpen(answer.content)
  return [{ from: target.from, to: target.to, ...place, slice, isLook: false, isOpen: !place, now }]
}

/**
 * The single changes that make what a model answered of its target, in the order of the text; each can be taken or left
 * on its own. What it handed back as it was given is none, whatever Markdown does not say of it: alignment, colours,
 * the state of a task, fields over several columns.
 */
export const changesBetween = (target: Target, given: Given, text: string): readonly Change[] => {
  const [back, answer] = [readAnswer(given.markdown, given, target), readAnswer(text, given, target)]
  if (isInline(target)) return inLine(target, back, answer)
  const { content, openStart } = sliceOf(target)
  const start = target.from - openStart
  const place = { edges: edgesOf(target), signs: new Map<string, string>() }
  return between(place, ownIn(content.content, back.children, start), answer.children, start)
}
