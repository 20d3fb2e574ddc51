import { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import type { Document } from '#shared/document/schema.ts'
import { withTitleLine } from '#shared/document/title-line.ts'
import { titleIn } from '#shared/document/words.ts'
import { lengthOf } from '#shared/text.ts'
import { changed } from '../editor/drawer/replacing/apply.ts'
import { changesBetween } from '../editor/drawer/replacing/changes.ts'
import { type Given, givenOf, readAnswer } from '../editor/drawer/replacing/given.ts'
import { wholeOf } from '../editor/drawer/replacing/target.ts'
import { asContent, documentOf } from '../editor/text/content.ts'
import { documentExtensions } from '../editor/text/extensions.ts'

const newSchema = () => {
  // An empty text that is none would be read as HTML, which the security policy bars.
  const content = { type: 'doc', content: [{ type: 'paragraph' }] }
  const editor = new Editor({ element: null, extensions: documentExtensions('', {}), textDirection: 'auto', content })
  const { schema } = editor
  editor.destroy()
  return schema
}
let known: ReturnType<typeof newSchema> | undefined
const schema = () => (known ??= newSchema())

/** A text as tools are given it, whole or one of its parts. */
export type Material = Readonly<{ doc: Node; given: Given; length: number }>

const materialOf = (doc: Node): Material => {
  const given = givenOf(wholeOf(doc))
  return { doc, given, length: lengthOf(given.markdown) }
}

/** A document as material: a title that it does not say itself is the heading over it, so that a tool knows it. */
export const materialIn = (title: string, content: Document): Material =>
  materialOf(schema().nodeFromJSON(asContent(withTitleLine({ title, content }))))

/** What was kept of a text that something is being made of. */
export const materialOfContent = (content: Document) => materialOf(schema().nodeFromJSON(asContent(content)))

const holding = (blocks: readonly Node[]) => materialOf(schema().topNodeType.create(null, blocks))
/** What stands between two blocks of Markdown. */
const between = 2

/** The same in parts of at most so many characters, parted between blocks; undefined where one block is longer. */
export const partsOf = ({ doc }: Material, most: number): readonly Material[] | undefined => {
  const parts: Node[][] = []
  let room = 0
  for (const block of doc.children) {
    const { length } = holding([block])
    if (length > most) return undefined
    const last = parts.at(-1)
    if (last && length + between <= room) last.push(block)
    else parts.push([block])
    room = last && length + between <= room ? room - length - between : most - length
  }
  return parts.map(holding)
}

/** The heading that a text begins with, where that is its title. */
const headlineOf = ({ content, ...document }: Document, title: string) => {
  const [first] = content
  const own = titleIn({ ...document, content: first ? [first] : [] })
  return content.length > 1 && (title === '' || title === own) ? own : ''
}

/** A text without a headline begins with headings of the first level. */
const lifted = (document: Document): Document => {
  const levels = document.content.flatMap(block => (block.type === 'heading' ? [block.attrs.level] : []))
  const above = Math.min(...levels) - 1
  if (!levels.length || above <= 0) return document
  const lift = (block: Document['content'][number]) =>
    block.type === 'heading' ? { ...block, attrs: { ...block.attrs, level: block.attrs.level - above } } : block
  return { ...document, content: document.content.map(lift) as Document['content'] }
}

/** What came of each part. One that is whole may keep the looks of what it was made of. */
export type Came = Readonly<{ of: Material; text: string; isWhole: boolean }>

const keeping = ({ of, text, isWhole }: Came, keeps: boolean) => {
  const target = wholeOf(of.doc)
  const { given } = of
  return keeps && isWhole ? changed(target, changesBetween(target, given, text)).doc : readAnswer(text, given, target)
}

/**
 * A document of what came, and its title: the heading it begins with or, of what `keeps` its text, where the text had
 * one. It stays where it is, so that it is in every file. Of a version headings, tables and looks stay in their places.
 */
export const madeOf = (came: readonly Came[], called: string, keeps: boolean) => {
  const blocks = came.flatMap(one => keeping(one, keeps).children)
  const content = documentOf(schema().topNodeType.create(null, blocks))
  const title = headlineOf(content, keeps ? '' : called) || called
  return { title, content: keeps ? content : lifted(content) }
}
