import { type ItemRead, listOf } from '#shared/document/lists.ts'
import type { Block, Direction, Inline, Paragraph, Placed } from '#shared/document/schema.ts'
import { wordsOfLine } from '#shared/document/words.ts'
import { type Entry, isTable, type Line } from './entries.ts'

type Item = { checked?: boolean; blocks: Block[] }
type OpenList = { id: string; level: number; indent: number; start?: number; dir?: Direction; items: Item[] }

/** Word's indents are rounded now and then; twentieths of a point. */
const rounded = 30
const sign = /^\s*([☐☑☒])\s?/

const placedOf = ({ dir, textAlign }: Line): Placed | undefined =>
  dir || textAlign ? { ...(dir && { dir }), ...(textAlign && { textAlign }) } : undefined

const paragraphOf = (line: Line, content: readonly Inline[]): Paragraph => {
  const attrs = placedOf(line)
  return { type: 'paragraph', ...(attrs && { attrs }), ...(content.length && { content }) }
}

const blockOf = (line: Line): Block => {
  const { inlines, heading, rule } = line
  if (rule) return { type: 'horizontalRule' }
  if (!heading) return paragraphOf(line, inlines)
  return { type: 'heading', attrs: { level: heading, ...placedOf(line) }, content: inlines }
}

/** Whether a line is a task, done or not, and its words without the sign. */
const taskIn = ({ inlines }: Line): { checked?: boolean; content: readonly Inline[] } => {
  const [first, ...rest] = inlines
  const found = first?.type === 'text' ? sign.exec(first.text) : undefined
  if (!found || first?.type !== 'text') return { content: inlines }
  const text = first.text.slice(found[0].length)
  return { checked: found[1] !== '☐', content: text ? [{ ...first, text }, ...rest] : rest }
}

/** What counts a line: its list, or that it is a task. */
const listOfLine = (line: Line): Line['list'] =>
  line.list ??
  (!line.heading && !line.quoted && taskIn(line).checked !== undefined
    ? { id: 'tasks', level: 0, indent: 0 }
    : undefined)

/**
 * Lays lines into each other as a document has them: those of a list are its items, at most so many levels deep, what
 * stands indented under an item belongs to it, quoted lines are a quote, lines of code a piece of it.
 */
export const assembled = (entries: readonly Entry[], levels: number): readonly Block[] => {
  const out: Block[] = []
  const lists: OpenList[] = []
  let quoted: Entry[] = []
  let code: string[] | undefined
  const container = () => lists.at(-1)?.items.at(-1)?.blocks ?? out

  const flush = () => {
    if (code) {
      const text = code.join('\n')
      container().push({ type: 'codeBlock', ...(text && { content: [{ type: 'text', text }] }) })
      code = undefined
    }
    const content = quoted.length ? assembled(quoted, Math.min(levels, 4)) : []
    quoted = []
    if (content.length) container().push({ type: 'blockquote', content })
  }
  const closeTo = (isOpen: (list: OpenList) => boolean) => {
    for (let last = lists.at(-1); last && !isOpen(last); last = lists.at(-1)) {
      lists.pop()
      const { items, start, dir } = last
      container().push(listOf(items as readonly ItemRead[], start, dir))
    }
  }
  const add = (line: Line, { id, level, number, indent }: NonNullable<Line['list']>) => {
    const { checked, content } = taskIn(line)
    const item: Item = { ...(checked !== undefined && { checked }), blocks: [paragraphOf(line, content)] }
    const at = Math.min(level, levels - 1)
    const isCounted = number !== undefined
    const fits = (list: OpenList) =>
      list.level < at || (list.level === at && list.id === id && isCounted === (list.start !== undefined))
    closeTo(fits)
    const last = lists.at(-1)
    if (last?.level === at) last.items.push(item)
    else lists.push({ id, level: at, indent, start: number, dir: line.dir, items: [item] })
  }

  for (const entry of entries) {
    const list = isTable(entry) ? undefined : listOfLine(entry)
    const goesOn = entry.quoted ? quoted.length > 0 : entry.code ? code !== undefined : false
    if (!goesOn) flush()
    const { indent } = entry
    if (!goesOn && (!list || entry.quoted))
      closeTo(open => indent !== undefined && open.indent > 0 && open.indent <= indent + rounded)
    if (isTable(entry)) container().push(entry.table)
    else if (entry.quoted) quoted.push({ ...entry, quoted: false, indent: goesOn ? indent : undefined })
    else if (entry.code) {
      ;(code ??= []).push(wordsOfLine(entry.inlines))
      if (entry.ends) flush()
    } else if (list) add(entry, list)
    else container().push(blockOf(entry))
  }
  flush()
  closeTo(() => false)
  return out
}
