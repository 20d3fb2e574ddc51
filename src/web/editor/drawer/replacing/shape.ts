import { Fragment, type Node } from '@tiptap/pm/model'
import { TableMap } from '@tiptap/pm/tables'

/** A line without words, of which Markdown says nothing. */
export const isEmptyLine = (node: Node) => node.isTextblock && !node.textContent.trim() && node.children.every(isText)
const isText = ({ isText }: Node) => isText
const isBreak = ({ type }: Node) => type.name === 'hardBreak'

/** How lines of lists and quotes begin in a field, which is one line to Markdown. */
const sign = /^(?:(?:[-*>]|\d+[.)])\s+(?:\[[ x]\]\s+)?)+/i
const withoutSign = (line: Fragment) => line.cut(sign.exec(line.firstChild?.text ?? '')?.[0].length ?? 0)

/** A field with what an answer says in it: line by line in its own paragraphs and lists, where there are as many. */
const filled = (cell: Node, said: Node): Node => {
  const { content } = said.firstChild ?? said
  const ends: number[] = []
  content.forEach((node, at) => isBreak(node) && ends.push(at))
  ends.push(content.size)
  let [from, next] = [0, 0]
  const fill = (node: Node, isNested: boolean): Node => {
    if (!node.isTextblock) return node.copy(Fragment.fromArray(node.children.map(child => fill(child, node !== cell))))
    if (isNested && isEmptyLine(node)) return node
    next += 1 + node.children.filter(isBreak).length
    const end = ends[next - 1] ?? content.size
    const line = content.cut(Math.min(from, end), end)
    from = end + 1
    return node.copy(isNested ? withoutSign(line) : line)
  }
  const made = fill(cell, false)
  return next === ends.length ? made : cell.copy(said.content)
}

/**
 * A table of an answer with the fields of the one it was made of, which may reach over several columns or rows: those
 * of Markdown do not, and leave the others empty. Undefined where an answer has other fields.
 */
export const shaped = (table: Node, said: Node): Node | undefined => {
  const { width, height, map } = TableMap.get(table)
  const fields = said.children.flatMap(row => row.children)
  if (said.childCount !== height || said.children.some(row => row.childCount !== width)) return undefined
  const cells = new Map<number, Node>()
  for (const [at, place] of map.entries()) {
    const [cell, field] = [table.nodeAt(place), fields[at]]
    if (!cell || !field || (cells.has(place) && field.textContent)) return undefined
    if (!cells.has(place)) cells.set(place, filled(cell, field))
  }
  const all = cells.values()
  const rows = table.children.map(row =>
    row.copy(Fragment.fromArray(row.children.map(cell => all.next().value ?? cell))),
  )
  return table.copy(Fragment.fromArray(rows))
}
