import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter, parseFragment } from 'parse5'
import { Problem } from '#shared/problems.ts'
import { bounds } from '../bounds.ts'

export type Node = Tree.ChildNode
export type Element = Tree.Element

/**
 * HTML as a tree that is nowhere deeper than can be walked: what lies deeper is laid after the last element that it may
 * lie in, in the order of the text. Throws `export_too_much` where there are more elements than in any text.
 */
export const treeOf = (html: string): readonly Node[] => {
  const depths = new WeakMap<Tree.Node, number>()
  const depthOf = (node: Tree.Node) => depths.get(node) ?? 0
  let elements = 0

  const place = (parent: Tree.ParentNode): Tree.ParentNode =>
    depthOf(parent) < bounds.depth ? parent : ((parent as Element).parentNode ?? parent)
  const under = (parent: Tree.ParentNode, child: Tree.Node) => {
    depths.set(child, depthOf(parent) + 1)
    return parent
  }
  const { childNodes } = parseFragment(html, {
    treeAdapter: {
      ...defaultTreeAdapter,
      createElement(...of) {
        if (++elements > bounds.elements) throw new Problem('export_too_much')
        return defaultTreeAdapter.createElement(...of)
      },
      appendChild: (parent, child) => defaultTreeAdapter.appendChild(under(place(parent), child), child),
      insertText: (parent, text) => defaultTreeAdapter.insertText(place(parent), text),
      insertBefore: (parent, child, before) => defaultTreeAdapter.insertBefore(under(parent, child), child, before),
    },
  })
  return childNodes
}

export const isElement = (node: Node): node is Element => 'tagName' in node
export const childrenOf = (node: Node): readonly Node[] => ('childNodes' in node ? node.childNodes : [])
export const attributeOf = ({ attrs }: Element, name: string) => attrs.find(one => one.name === name)?.value

/** The words in an element, as they were typed. */
export const rawText = (node: Node): string =>
  node.nodeName === '#text' && 'value' in node ? node.value : childrenOf(node).map(rawText).join('')
