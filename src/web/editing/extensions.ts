import { Extension, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading, type HeadingOptions } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList, TaskList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { Focusing } from './focusing.ts'
import { Footnote } from './footnote.ts'
import { Gaps } from './gaps.ts'
import { Image } from './image.ts'
import { Link } from './link.ts'
import { PasteMarkdown } from './markdown.ts'
import { tables } from './tables.ts'
import { OurTaskItem } from './task-item.ts'
import { markedBy } from './typed-marks.ts'

/** Where lines stand, as tables say it. */
const Placed = Extension.create({
  name: 'placed',
  addGlobalAttributes: () => [
    {
      types: ['paragraph', 'heading'],
      attributes: {
        textAlign: {
          default: null,
          parseHTML: ({ style: { textAlign } }) => textAlign || null,
          renderHTML: ({ textAlign }) => (textAlign ? { style: `text-align:${textAlign}` } : {}),
        },
      },
    },
  ],
})

/** Headings are styled by their depth, as where a text is only read; the first is one level under that of the page. */
const OurHeading = Heading.extend<HeadingOptions & { under: number }>({
  addAttributes() {
    return { ...this.parent?.(), chapter: { default: null, rendered: false } }
  },
  parseHTML() {
    return [...(this.parent?.() ?? []), { tag: 'p.MsoTitle', attrs: { level: 1 }, priority: 60 }]
  },
  renderHTML({ node, HTMLAttributes }) {
    const level = Number(node.attrs.level)
    return [`h${Math.min(6, level + this.options.under)}`, { ...HTMLAttributes, 'data-depth': Math.min(4, level) }, 0]
  },
})

/** Code may be bold and lead somewhere. */
const OurCode = Code.extend({ excludes: '' })

/**
 * Everything that Markdown of ours can hold, by the names of `shared/document/schema.ts`, with the keys and the
 * Markdown that people type, under a heading of the page of this level. Undo goes back 500 steps; what is typed within
 * a second is one.
 */
export const extensionsUnder = (level: 1 | 2): Extensions => [
  ...[
    Document,
    Paragraph,
    Text,
    OurHeading.configure({ under: level }),
    Blockquote,
    CodeBlock,
    HardBreak,
    HorizontalRule,
  ],
  ...[BulletList, OrderedList, ListItem, ListKeymap, TaskList, OurTaskItem],
  ...tables,
  Image,
  ...[markedBy(Bold, '**', '__'), markedBy(Italic, '*', '_'), markedBy(Strike, '~~'), OurCode, Link, Footnote],
  ...[Placed, Gaps, Focusing, PasteMarkdown, Gapcursor, UndoRedo.configure({ depth: 500, newGroupDelay: 1000 })],
]
