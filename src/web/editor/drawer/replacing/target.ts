import { type Node, Slice } from '@tiptap/pm/model'
import { type EditorState, TextSelection } from '@tiptap/pm/state'
import { CellSelection } from '@tiptap/pm/tables'

/** The part of a text that a tool works on, as it stood when it was given: from where to where in which document. */
export type Target = Readonly<{ doc: Node; from: number; to: number; isWhole: boolean }>

/** A document from its beginning to its end. */
export const wholeOf = (doc: Node): Target => ({ doc, from: 0, to: doc.content.size, isWhole: true })

/** Whether a target lies within one line: then it is words, not blocks. */
export const isInline = ({ doc, from, to, isWhole }: Target) => {
  const $from = doc.resolve(from)
  return !isWhole && $from.parent.isTextblock && $from.sameParent(doc.resolve(to))
}

/** Whether any blocks may stand in it; items begin with a line, and then may hold them. */
const holdsBlocks = ({ type }: Node) => /block/.test(type.spec.content ?? '')

/**
 * A target cut out of its document: of a line its words, else the blocks of what holds it, so that items come with
 * their list. Of its content, the first position lies `openStart` before `from`.
 */
export const sliceOf = (target: Target): Slice => {
  const { doc, from, to } = target
  if (isInline(target)) return doc.slice(from, to)
  const $from = doc.resolve(from)
  let depth = $from.sharedDepth(to)
  while (depth > 0 && !holdsBlocks($from.node(depth))) depth--
  const start = $from.start(depth)
  const content = $from.node(depth).content.cut(from - start, to - start)
  return new Slice(content, $from.depth - depth, doc.resolve(to).depth - depth)
}

/** The same as a document of its own. */
export const alone = (target: Target): Node => {
  const { content } = sliceOf(target)
  const { schema } = target.doc.type
  const line = isInline(target) && target.doc.resolve(target.from).parent
  const type = line && line.type.spec.code ? line.type : schema.nodes.paragraph
  return schema.topNodeType.create(null, line ? type?.create(null, content) : content)
}

const standsAlone = (target: Target) => {
  try {
    alone(target).check()
    return true
  } catch {
    return false
  }
}

/** Half an item or half a table is no text of its own: then the target is widened to whole blocks. */
const fitting = (target: Target): Target => {
  if (target.isWhole || standsAlone(target)) return target
  const { doc, from, to } = target
  return { ...target, from: doc.resolve(from).before(1), to: doc.resolve(to).after(1) }
}

/** Without the blanks at its ends, which no answer says. */
const withoutEdges = (target: Target): Target => {
  const { doc } = target
  let { from, to } = target
  const isBlank = (at: number) => /^\s$/.test(doc.textBetween(at, at + 1))
  while (from < to && isBlank(from)) from++
  while (to > from && isBlank(to - 1)) to--
  return { ...target, from, to }
}

/** What stands in a field that is selected as a whole, as three clicks in it do; nothing where it says nothing. */
const fieldIn = (doc: Node, { $anchorCell, $headCell }: CellSelection): Target | undefined => {
  const field = $anchorCell.nodeAfter
  if ($anchorCell.pos !== $headCell.pos || !field?.textContent.trim()) return undefined
  const [start, end] = [$anchorCell.pos + 1, $anchorCell.pos + field.nodeSize - 1]
  const { from, to } = TextSelection.between(doc.resolve(start), doc.resolve(end))
  return fitting(withoutEdges({ doc, from, to, isWhole: false }))
}

/** The table around a selection of several of its fields. */
const tableAround = ({ doc, selection: { $from } }: EditorState): Target | undefined => {
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table')
      return { doc, from: $from.before(depth), to: $from.after(depth), isWhole: false }
  return undefined
}

/** What is selected, if that holds words; else the whole text. */
export const targetIn = (state: EditorState): Target => {
  const { doc, selection } = state
  const { from, to } = selection
  const fields = selection instanceof CellSelection ? (fieldIn(doc, selection) ?? tableAround(state)) : undefined
  if (fields) return fields
  if (!doc.textBetween(from, to).trim()) return wholeOf(doc)
  return fitting(withoutEdges({ doc, from, to, isWhole: false }))
}

/** The line the caret is in, if it says something; else as `targetIn`. */
export const lineIn = (state: EditorState): Target => {
  const { doc, selection } = state
  const { $from, empty } = selection
  const isLine = empty && $from.parent.isTextblock && $from.parent.textContent.trim()
  return isLine ? { doc, from: $from.start(), to: $from.end(), isWhole: false } : targetIn(state)
}
