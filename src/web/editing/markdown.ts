import { Extension, type JSONContent } from '@tiptap/core'
import { type Node, Slice } from '@tiptap/pm/model'
import { Plugin } from '@tiptap/pm/state'
import { checkDocument } from '#shared/document/check.ts'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'

/** A text as the editor takes it. */
export const asContent = (markdown: string) => fromMarkdown(markdown) as JSONContent

/** What stands in the editor, as Markdown. Throws where that is no document of ours, which its schema bars. */
export const asMarkdown = (doc: Node): string => {
  const read = checkDocument(doc.toJSON())
  if ('wrong' in read) throw new TypeError(read.wrong)
  return toMarkdown(read.document)
}

/** Plain text that is pasted is read as Markdown; what was copied from a page or a document keeps its looks. */
export const PasteMarkdown = Extension.create({
  name: 'pasteMarkdown',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const slice = (text: string) => Slice.maxOpen(schema.nodeFromJSON(asContent(text)).content)
    return [
      new Plugin({
        props: {
          clipboardTextParser: (text, { parent }) =>
            parent.type.name === 'codeBlock' ? new Slice(schema.text(text).content, 0, 0) : slice(text),
        },
      }),
    ]
  },
})
