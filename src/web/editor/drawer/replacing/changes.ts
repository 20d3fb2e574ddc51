import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import { runsBetween } from '#language/comparing/myers.ts'
import { type Edges, edgesOf } from './edges.ts'
import type { Signs } from './letters.ts'
import { type Change, lineChanges } from './line.ts'
import { areAlike, childrenOf, keyOf, pairedIn, type Stretch } from './pairs.ts'
import { isInline, sliceOf, type Target, wholeOf } from './target.ts'
import { wordsOf } from './words.ts'

type Place = Readonly<{ edges: Edges; signs: Signs }>

/** Blocks in the place of others; where those are cut, what is not the target's stays around them. */
const blocksChange = ({ edges }: Place, gone: readonly Node[], fresh: readonly Node[], start: number): Change => {
  const end = start + sizeOf(gone)
  const [from, to] = [edges.end(edges.start(start)), edges.start(edges.end(end))]
  const isOpen = from !== start || to !== end
  const content = Fragment.fromArray([...fresh])
  const read = fresh[0]?.type.schema.topNodeType.create(null, content)
  const now = read ? wordsOf(wholeOf(read)) : ''
  const slice = isOpen && fresh.length ? Slice.maxOpen(content) : new Slice(content, 0, 0)
  return { from, to: Math.max(from, to), slice, isLook: false, isOpen, now }
}
const sizeOf = (nodes: readonly Node[]) => nodes.reduce((size, { nodeSize }) => size + nodeSize, 0)

const keepsPlaces: ReadonlySet<string> = new Set(['table', 'tableRow'])
const beginsWithLine: ReadonlySet<string> = new Set(['listItem', 'taskItem'])

/** The changes inside a block that became another; it begins at `start`. */
const insideOf = (place: Place, one: Node, other: Node, start: number): Change[] => {
  const inside = start + 1
  if (one.isTextblock) return lineChanges(one.content, other.content, inside, !!one.type.spec.code, place.signs)
  const [mine, theirs] = [childrenOf(one), childrenOf(other)]
  const fixed = keepsPlaces.has(one.type.name) ? mine.length : beginsWithLine.has(one.type.name) ? 1 : 0
  let at = inside
  const found: Change[] = []
  for (const [number, node] of mine.slice(0, fixed).entries()) {
    found.push(...insideOf(place, node, theirs[number] ?? node, at))
    at += node.nodeSize
  }
  return [...found, ...between(place, { one: mine.slice(fixed), other: theirs.slice(fixed) }, at)]
}

/** What a block became that is cut: nothing can stand between it and what is left of its line. */
const edgeChange = (place: Place, one: Node, other: Node, start: number): Change[] =>
  areAlike(one, other) ? insideOf(place, one, other, start) : [blocksChange(place, [one], [other], start)]

/** The changes that make some blocks of others, in the order of the text. */
const between = (place: Place, { one, other }: Stretch, start: number): Change[] => {
  const [first, last] = [one[0], one.at(-1)]
  const end = start + sizeOf(one)
  const [cutsFirst, cutsLast] = place.edges.isCutAt(start, end)
  const [theirs, theirLast] = [other[0], other.at(-1)]
  if (cutsFirst && first && theirs)
    return [
      ...edgeChange(place, first, theirs, start),
      ...between(place, { one: one.slice(1), other: other.slice(1) }, start + first.nodeSize),
    ]
  if (cutsLast && last && theirLast)
    return [
      ...inside(place, { one: one.slice(0, -1), other: other.slice(0, -1) }, start),
      ...edgeChange(place, last, theirLast, end - last.nodeSize),
    ]
  return inside(place, { one, other }, start)
}

const inside = (place: Place, { one, other }: Stretch, start: number): Change[] => {
  const found: Change[] = []
  let at = start
  const pass = (nodes: readonly Node[]) => nodes.forEach(({ nodeSize }) => (at += nodeSize))
  const keys = [one, other].map(all => all.map(node => keyOf(node, place.signs)))
  for (const {
    kept,
    one: [from, to],
    other: [otherFrom, otherTo],
  } of runsBetween(keys[0] ?? [], keys[1] ?? [])) {
    const stretch = { one: one.slice(from, to), other: other.slice(otherFrom, otherTo) }
    if (kept) {
      pass(stretch.one)
      continue
    }
    let [x, y] = [0, 0]
    const upTo = (nextX: number, nextY: number) => {
      const [gone, fresh] = [stretch.one.slice(x, nextX), stretch.other.slice(y, nextY)]
      if (gone.length || fresh.length) found.push(blocksChange(place, gone, fresh, at))
      pass(gone)
    }
    for (const [nextX, nextY] of pairedIn(stretch)) {
      upTo(nextX, nextY)
      const [mine, theirs] = [stretch.one[nextX], stretch.other[nextY]]
      if (mine && theirs) {
        found.push(...insideOf(place, mine, theirs, at))
        pass([mine])
      }
      ;[x, y] = [nextX + 1, nextY + 1]
    }
    upTo(stretch.one.length, stretch.other.length)
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
const inLine = (target: Target, answer: Node): Change[] => {
  const [first] = childrenOf(answer)
  const { parent } = target.doc.resolve(target.from)
  const isCode = !!parent.type.spec.code
  if (answer.childCount === 1 && first?.isTextblock && (isCode || !first.type.spec.code))
    return lineChanges(sliceOf(target).content, first.content, target.from, isCode, new Map())
  const own = linesPlace(target, answer.content)
  const now = wordsOf(wholeOf(answer))
  const slice = own ? new Slice(answer.content, 0, 0) : Slice.maxOpen(answer.content)
  return [{ from: target.from, to: target.to, ...own, slice, isLook: false, isOpen: !own, now }]
}

/**
 * The single changes that make what a model answered of its target, in the order of the text; each can be taken or left
 * on its own. Blocks keep what Markdown does not say of them: alignment, colours, the state of a task.
 */
export const changesBetween = (target: Target, answer: Node): readonly Change[] => {
  if (isInline(target)) return inLine(target, answer)
  const { content, openStart } = sliceOf(target)
  const place = { edges: edgesOf(target), signs: new Map<string, string>() }
  return between(place, { one: childrenOf(content), other: childrenOf(answer) }, target.from - openStart)
}
