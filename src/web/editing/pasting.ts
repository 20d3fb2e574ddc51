import { Extension } from '@tiptap/core'
import { DOMParser, Fragment, type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { printable } from '#shared/document/attributes.ts'
import { awaitedPastes } from './awaited-pastes.ts'
import type * as Elsewhere from './from-elsewhere.ts'
import { piecesOf } from './markup.ts'

/** So deep lists, quotes and tables may stand in each other; what lies deeper is laid side by side. */
const deepest = 20
/** What is no text, whatever stands in it. */
const unread =
  'script, style, head, title, template, noscript, iframe, object, embed, video, audio, canvas, svg, select, textarea'
const unseen = '[hidden], [aria-hidden="true"], [style*="mso-hide"]'
const isUnseen = ({ style: { display, visibility } }: HTMLElement) => display === 'none' || visibility === 'hidden'

const handlers = /\son\w+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/gi
/** Without what a page would run or lay on: it is stopped anyway, but the browser says so each time. */
const withoutOrders = (html: string) =>
  piecesOf(html)
    .map(({ text, isTag }) => (isTag ? text.replaceAll(handlers, '') : text))
    .join('')

/** The lines of what lies too deep. */
const linesIn = (nodes: Fragment): readonly Node[] => {
  const lines: Node[] = []
  nodes.descendants(node => {
    if (node.isTextblock) lines.push(node)
    return !node.isTextblock
  })
  return lines
}

const tidied = (nodes: Fragment, depth: number): Fragment => {
  const all: Node[] = []
  nodes.forEach(node => {
    if (node.isText) {
      const text = printable(node.text ?? '')
      if (text) all.push(text === node.text ? node : node.type.schema.text(text, node.marks))
    } else if (node.isLeaf) all.push(node)
    else if (depth >= deepest && !node.isTextblock && !node.isInline) {
      const lines = linesIn(node.content).map(line => line.copy(tidied(line.content, depth)))
      const held = node.type.create(node.attrs, lines)
      all.push(...(node.type.validContent(Fragment.from(lines)) ? [held] : lines))
    } else all.push(node.copy(tidied(node.content, depth + 1)))
  })
  return Fragment.from(all)
}

const depthOf = (nodes: Fragment): number => {
  let most = 0
  nodes.forEach(({ content }) => (most = Math.max(most, 1 + depthOf(content))))
  return most
}

/** Only what is too deep is laid out anew: what is open at its ends stays so. */
const sliceTidied = (slice: Slice) => {
  const content = tidied(slice.content, 0)
  return depthOf(slice.content) > deepest ? Slice.maxOpen(content) : new Slice(content, slice.openStart, slice.openEnd)
}

let elsewhere: Partial<typeof Elsewhere> | undefined
/** It comes behind the text that can be written in; where it does not come, what is pasted is taken as it is. */
const comes = import('./from-elsewhere.ts').then(
  loaded => (elsewhere = loaded),
  () => (elsewhere = {}),
)

type Options = {
  /** So many pictures did not come along: they lie elsewhere, and nobody fetches them. */
  onLost(pictures: number): void
}

/** What is pasted keeps what a document knows, and no sign that none may hold. */
export const Pasting = Extension.create<Options>({
  name: 'pasting',
  addOptions: () => ({ onLost: () => undefined }),
  // What is pasted as Markdown has been taken before.
  priority: 50,
  addProseMirrorPlugins() {
    const { onLost } = this.options
    const parser = DOMParser.fromSchema(this.editor.schema)
    return [
      awaitedPastes(() => elsewhere !== undefined, comes),
      new Plugin({
        props: {
          clipboardParser: Object.assign(Object.create(parser) as DOMParser, {
            parseSlice(dom: HTMLElement, options: Parameters<DOMParser['parseSlice']>[1]) {
              for (const element of dom.querySelectorAll<HTMLElement>('[style]'))
                if (isUnseen(element)) element.hidden = true
              elsewhere?.layFormulas?.(dom)
              for (const element of dom.querySelectorAll(`${unread}, ${unseen}`)) element.remove()
              const lost = elsewhere?.fromElsewhere?.(dom)
              if (lost) onLost(lost)
              return parser.parseSlice(dom, options)
            },
          }),
          transformPastedHTML: withoutOrders,
          transformPasted: sliceTidied,
        },
      }),
    ]
  },
})
