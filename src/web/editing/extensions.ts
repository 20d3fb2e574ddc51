import { Extension, type Extensions } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList, TaskItem, TaskList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { isPictureAddress } from '#shared/document/attributes.ts'
import { Gaps } from './gaps.ts'
import { Link } from './link.ts'
import { PasteMarkdown } from './markdown.ts'
import { tables } from './tables.ts'

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

/** Headings are styled by their depth, as where a text is only read. */
const OurHeading = Heading.extend({
  renderHTML({ node }) {
    const level = Number(node.attrs.level)
    return [`h${Math.min(6, level + 2)}`, { 'data-depth': Math.min(4, level) }, 0]
  },
})

const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: element => isPictureAddress(element.getAttribute('src') ?? '') && null },
  ],
})

/**
 * Everything that a text of ours can hold, by the names of `shared/document/schema.ts`, with the keys and the Markdown
 * that people type. Undo goes back 500 steps; what is typed within a second is one.
 */
export const extensions: Extensions = [
  ...[Document, Paragraph, Text, OurHeading, Blockquote, CodeBlock, HardBreak, HorizontalRule],
  ...[BulletList, OrderedList, ListItem, ListKeymap, TaskList, TaskItem.configure({ nested: true })],
  ...tables,
  OwnImage.configure({ inline: true }),
  ...[Bold, Italic, Strike, Code, Link],
  ...[Placed, Gaps, PasteMarkdown, Gapcursor, UndoRedo.configure({ depth: 500, newGroupDelay: 1000 })],
]
