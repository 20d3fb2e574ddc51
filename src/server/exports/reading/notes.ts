import { attributeOf, childrenOf, type Element, isElement, type Node } from './tree.ts'

/** What stands in the place of a call once its note was found, and holds what the note says. */
export const noteTag = 'note'

const blocks = new Set(['p', 'li', 'div', 'aside', 'dd'])
const nameOf = (element: Element) => attributeOf(element, 'id') ?? attributeOf(element, 'name')
const leadsTo = (element: Element) =>
  element.tagName === 'a' ? /^#(.+)$/.exec(attributeOf(element, 'href') ?? '')?.[1] : undefined

/** Every element, each before those in it. */
const all = (nodes: readonly Node[], found: Element[] = []): readonly Element[] => {
  for (const node of nodes) {
    if (!isElement(node)) continue
    found.push(node)
    all(childrenOf(node), found)
  }
  return found
}

const parentOf = ({ parentNode }: Element) => (parentNode && 'tagName' in parentNode ? parentNode : undefined)

/** What an element lies in, from the inside; a tree is nowhere deep. */
const aroundOf = (element: Element): readonly Element[] => {
  const around: Element[] = []
  for (let one = parentOf(element); one; one = parentOf(one)) around.push(one)
  return around
}

/** The calls of notes, each with its note; and what goes from where it stood. */
const notesIn = (elements: readonly Element[]) => {
  const links = elements.filter(leadsTo)
  const byName = new Map(elements.map(element => [nameOf(element), element]))
  const linksTo = Map.groupBy(links, leadsTo)
  const notes = new Map<Element, Element>()
  const gone = new Set<Node>()
  /** What a call lies in: it cannot be a note itself, as no note can lie in another. */
  const holding = new Set<Element>()

  for (const call of links) {
    const target = byName.get(leadsTo(call))
    const around = aroundOf(call)
    if (!target || gone.has(call) || around.some(one => gone.has(one))) continue
    let back: Element | undefined
    for (const name of [call, ...around.slice(0, 2)].map(nameOf))
      back ??= name === undefined ? undefined : linksTo.get(name)?.find(other => other !== call)
    const note = [target, ...aroundOf(target)].find(
      ({ tagName, childNodes }) => blocks.has(tagName) && childNodes.length > 0,
    )
    if (!back || !note || gone.has(note) || holding.has(note) || around.includes(note)) continue
    if (back !== target && !aroundOf(back).includes(note)) continue
    notes.set(call, note)
    for (const one of [note, back, target]) gone.add(one)
    for (const one of around) holding.add(one)
  }
  return { notes, gone }
}

/** The line above notes, which goes with them: from what held notes, and holds no words now. */
const linesAbove = (elements: readonly Element[], { notes, gone }: ReturnType<typeof notesIn>): ReadonlySet<Node> => {
  const emptied = new Set([...notes.values()].map(parentOf))
  const withWords = new Set<Node>(notes.keys())
  const saysWords = (node: Node) =>
    !gone.has(node) && ('value' in node && node.nodeName === '#text' ? node.value.trim() !== '' : withWords.has(node))
  for (const element of elements.toReversed()) if (element.childNodes.some(saysWords)) withWords.add(element)

  const bare = new Set<Element | undefined>()
  const lines = new Set<Node>()
  for (const element of elements) {
    const heldNotes = emptied.has(element) || element.childNodes.some(node => isElement(node) && emptied.has(node))
    const isIn = bare.has(parentOf(element)) && !gone.has(element)
    if (isIn && element.tagName === 'hr') lines.add(element)
    if (isIn || (heldNotes && !withWords.has(element))) bare.add(element)
  }
  return lines
}

/**
 * Lays the notes of a page where they are called for: a link to a place that leads back to it, as Word, writing
 * programs on the web and our own pages have them. A table of contents, which nothing leads back to, stays what it is.
 * All that goes from its place goes at the end, at once: pages may hold ten thousands of notes, or what looks like
 * them.
 */
export const layNotes = (tree: readonly Node[]): readonly Node[] => {
  const elements = all(tree)
  const found = notesIn(elements)
  if (!found.notes.size) return tree
  const lines = linesAbove(elements, found)
  const stays = (node: Node) => !found.gone.has(node) && !lines.has(node)
  for (const element of elements) element.childNodes = element.childNodes.filter(stays)
  for (const [call, note] of found.notes) {
    call.tagName = noteTag
    call.nodeName = noteTag
    call.childNodes = note.childNodes
  }
  return tree.filter(stays)
}
