import { attributeOf, childrenOf, type Element, isElement, type Node } from './tree.ts'

/** What stands in the place of a call once its note was found, and holds what the note says. */
export const noteTag = 'note'

type Held = Readonly<{ element: Element; around: readonly Element[] }>

const blocks = new Set(['p', 'li', 'div', 'aside', 'dd'])
const nameOf = (element: Element) => attributeOf(element, 'id') ?? attributeOf(element, 'name')
const leadsTo = (element: Element) =>
  element.tagName === 'a' ? /^#(.+)$/.exec(attributeOf(element, 'href') ?? '')?.[1] : undefined

const all = (nodes: readonly Node[], around: readonly Element[] = []): readonly Held[] =>
  nodes.flatMap(element =>
    isElement(element) ? [{ element, around }, ...all(childrenOf(element), [element, ...around])] : [],
  )

const without = (from: Element, gone: (node: Node) => boolean): void => {
  from.childNodes = from.childNodes.filter(node => !gone(node))
  for (const node of from.childNodes) if (isElement(node)) without(node, gone)
}

const hasWords = (node: Node): boolean =>
  node.nodeName === '#text' && 'value' in node ? node.value.trim() !== '' : childrenOf(node).some(hasWords)

/**
 * Lays the notes of a page where they are called for: a link to a place that leads back to it, as Word, writing
 * programs on the web and our own pages have them. A table of contents, which nothing leads back to, stays what it is.
 */
export const layNotes = (tree: readonly Node[]): readonly Node[] => {
  const held = all(tree)
  const links = held.filter(({ element }) => leadsTo(element))
  if (!links.length) return tree
  const byName = new Map(held.map(one => [nameOf(one.element), one]))
  const linksTo = Map.groupBy(links, ({ element }) => leadsTo(element))
  const taken = new Set<Node>()
  const emptied = new Set<unknown>()

  for (const { element, around } of links) {
    const target = byName.get(leadsTo(element))
    const names = [element, ...around.slice(0, 2)].map(nameOf).filter(name => name !== undefined)
    const back = names.flatMap(name => linksTo.get(name) ?? []).find(one => one.element !== element)
    if (!target || !back || taken.has(element)) continue
    const note = [target.element, ...target.around].find(
      ({ tagName, childNodes }) => blocks.has(tagName) && childNodes.length > 0,
    )
    const isInNote = note && (back.element === target.element || back.around.includes(note))
    if (!isInNote || note === element || around.includes(note) || taken.has(note)) continue
    taken.add(note).add(back.element)
    without(note, node => node === back.element || node === target.element)
    element.tagName = noteTag
    element.nodeName = noteTag
    element.childNodes = note.childNodes
    const parent = note.parentNode
    if (parent) parent.childNodes = parent.childNodes.filter(node => node !== note)
    emptied.add(parent)
  }
  // The line above the notes goes with them.
  for (const { element } of held) {
    const heldNotes = emptied.has(element) || element.childNodes.some(node => emptied.has(node))
    if (heldNotes && !hasWords(element)) without(element, node => node.nodeName === 'hr')
  }
  return tree
}
