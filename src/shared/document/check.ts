import { directionWithin } from '../direction.ts'
import { addressIn, colourIn, isPictureAddress, pixelsIn, printable, startIn } from './attributes.ts'
import type { AnyNode, Document, MarkName } from './schema.ts'
import { isExact } from './tables.ts'
import { isInline, wordsOf } from './words.ts'

type Name = AnyNode['type']

/** So deep nodes lie in each other, so many there are, and so many letters they hold in all. */
export const most = { depth: 60, nodes: 400_000, letters: 10_000_000 } as const

const blocks = [
  ...(['paragraph', 'heading', 'bulletList', 'orderedList', 'taskList', 'blockquote', 'codeBlock'] as const),
  ...(['horizontalRule', 'table'] as const),
]
const inlines = ['text', 'hardBreak', 'image', 'footnote'] as const
const ofNotes = ['text'] as const
/** Where words look like something: those of code do not. */
const withLooks: readonly (readonly Name[])[] = [inlines, ofNotes]

/** Reads an attribute that is there; undefined where it says nothing that we know. */
type Reads = Readonly<Record<string, (value: unknown) => unknown>>
type Rule = Readonly<{
  holds?: readonly Name[]
  /** It holds at least one, the first of which is this where it is named. */
  least?: 1
  first?: Name
  attrs?: Reads
  /** What it cannot be without. */
  needs?: readonly string[]
}>

const oneOf =
  (...all: readonly unknown[]) =>
  (value: unknown) =>
    all.includes(value) ? value : undefined
const count = (value: unknown) => (Number.isInteger(value) && (value as number) > 1 ? value : undefined)
const text = (longest: number) => (value: unknown) =>
  typeof value === 'string' && value ? printable(value).slice(0, longest) : undefined
/** The same, where an empty text says something, too. */
const said = (longest: number) => (value: unknown) => (value === '' ? value : text(longest)(value))
const written = (reads: (value: string) => unknown) => (value: unknown) =>
  typeof value === 'string' ? reads(value) : undefined

const running: Reads = { dir: oneOf('ltr', 'rtl', 'auto') }
const placed: Reads = { ...running, textAlign: oneOf('left', 'center', 'right', 'justify') }
const item: Rule = { holds: blocks, least: 1, first: 'paragraph' }
const cell: Rule = { holds: blocks, least: 1, attrs: { colspan: count, rowspan: count } }

const nodes: Readonly<Record<Name, Rule>> = {
  doc: { holds: blocks, least: 1 },
  paragraph: { holds: inlines, attrs: placed },
  heading: {
    holds: inlines,
    attrs: { ...placed, level: oneOf(1, 2, 3, 4, 5, 6), chapter: oneOf(true) },
    needs: ['level'],
  },
  bulletList: { holds: ['listItem'], least: 1, attrs: running },
  orderedList: { holds: ['listItem'], least: 1, attrs: { ...running, start: startIn } },
  taskList: { holds: ['taskItem'], least: 1, attrs: running },
  listItem: item,
  taskItem: { ...item, attrs: { checked: oneOf(true, false) }, needs: ['checked'] },
  blockquote: { holds: blocks, least: 1, attrs: running },
  codeBlock: { holds: ['text'], attrs: { language: text(40) } },
  horizontalRule: {},
  table: { holds: ['tableRow'], least: 1, attrs: running },
  tableRow: { holds: ['tableCell', 'tableHeader'] },
  tableCell: cell,
  tableHeader: cell,
  text: {},
  hardBreak: {},
  image: {
    attrs: {
      src: written(src => (isPictureAddress(src) ? src : undefined)),
      alt: said(500),
      width: pixelsIn,
      height: pixelsIn,
    },
    needs: ['src'],
  },
  footnote: { holds: ofNotes },
}

type MarkRule = Pick<Rule, 'attrs' | 'needs'>
const marks: Readonly<Record<MarkName, MarkRule>> = {
  link: { attrs: { href: written(addressIn) }, needs: ['href'] },
  textStyle: { attrs: { color: written(colourIn) } },
  highlight: { attrs: { color: written(colourIn) } },
  ...{ bold: {}, italic: {}, underline: {}, strike: {}, code: {}, subscript: {}, superscript: {} },
}

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)
const listIn = (value: unknown): readonly unknown[] | undefined =>
  value === undefined || value === null ? [] : Array.isArray(value) ? value : undefined

/** The first line in a node, by whose words it runs where it leaves that to them. */
const firstLine = (node: AnyNode): AnyNode => {
  const first: AnyNode | undefined = 'content' in node ? node.content?.[0] : undefined
  return !first || isInline(first) ? node : firstLine(first)
}

/**
 * Takes JSON of any origin, such as what an editor sends, for a document, or says in English what is wrong and where.
 * What our nodes do not have among their attributes is left out, and a direction `auto` is decided by the words.
 */
export const checkDocument = (json: unknown): { readonly document: Document } | { readonly wrong: string } => {
  let wrong: string | undefined
  let [left, letters] = [most.nodes as number, most.letters as number]
  const fail = (path: string, what: string) => void (wrong ??= `${path}: ${what}`)

  const attrsOf = ({ attrs, needs }: MarkRule, given: unknown, path: string) => {
    const said = isObject(given) ? given : {}
    const known = Object.entries(attrs ?? {}).flatMap(([name, reads]) => {
      const value = said[name] === null || said[name] === undefined ? undefined : reads(said[name])
      return value === undefined ? [] : [[name, value] as const]
    })
    const found: Json = Object.fromEntries(known)
    for (const name of needs ?? []) if (!(name in found)) fail(path, `no ${name} that it may have`)
    return known.length ? { attrs: found } : {}
  }

  const marksOf = (given: unknown, path: string) => {
    const all = listIn(given)
    if (!all || all.length > 20) return fail(path, 'marks are a short list')
    const read = all.flatMap((mark, at) => {
      const type = isObject(mark) && typeof mark.type === 'string' ? mark.type : ''
      if (!Object.hasOwn(marks, type))
        return fail(`${path}.marks[${at}]`, `no mark is called ${type.slice(0, 40)}`) ?? []
      const attrs = attrsOf(marks[type as MarkName], (mark as Json).attrs, `${path}.marks[${at}]`)
      return type === 'textStyle' && !attrs.attrs ? [] : [{ type, ...attrs }]
    })
    return read.length ? { marks: read } : {}
  }

  const node = (given: unknown, may: readonly Name[], path: string, depth: number): AnyNode | undefined => {
    if (wrong) return
    if (--left < 0) return fail(path, `more than ${most.nodes} nodes`)
    if (depth > most.depth) return fail(path, `deeper than ${most.depth} nodes`)
    if (!isObject(given)) return fail(path, 'no node')
    const type = may.find(name => name === given.type)
    if (!type) return fail(path, `${String(given.type).slice(0, 40)} does not stand here`)
    const looks = withLooks.includes(may) && type !== 'footnote' ? marksOf(given.marks, path) : {}
    if (type === 'text') {
      const words = typeof given.text === 'string' ? printable(given.text) : ''
      letters -= words.length
      if (letters < 0) return fail(path, `more than ${most.letters} letters`)
      return words ? ({ type, text: words, ...looks } as AnyNode) : undefined
    }
    const rule = nodes[type]
    const { attrs } = attrsOf(rule, given.attrs, path)
    const children = rule.holds ? listIn(given.content) : []
    if (!children) return fail(path, 'content is a list')
    const content = children.flatMap(
      (child, at) => node(child, rule.holds ?? [], `${path}.content[${at}]`, depth + 1) ?? [],
    )
    if (wrong) return
    if (rule.least && !content.length) return fail(path, 'it is empty')
    if (rule.first && content[0]?.type !== rule.first) return fail(path, `it does not begin with a ${rule.first}`)
    const made = {
      type,
      ...(attrs && { attrs }),
      ...looks,
      ...((rule.least || content.length) && { content }),
    } as AnyNode
    if (made.type === 'tableRow') return { ...made, content: made.content ?? [] }
    if (made.type === 'table' && !isExact(made)) return fail(path, 'its cells do not cover it')
    if (attrs?.dir !== 'auto') return made
    const { dir: _, ...others } = attrs
    return { ...made, attrs: { ...others, dir: directionWithin(wordsOf(firstLine(made))) ?? 'ltr' } } as AnyNode
  }

  const document = node(json, ['doc'], 'doc', 0)
  return document && !wrong ? { document: document as Document } : { wrong: wrong ?? 'doc: no document' }
}
