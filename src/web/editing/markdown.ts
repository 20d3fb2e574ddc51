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

/** What makes a text Markdown: a heading, a list, a quote, code, strong words or a link. */
const marked = /^(?:#{1,6} |[-*+] |\d+[.)] |> |```)|\*\*\S[^*\n]*\*\*|\[[^\]\n]+\]\(\S+\)/m
/** What an element of HTML says of its words; editors of code copy colours alone. */
const meant = /<(?:h[1-6]|li|strong|b|em|i|table|blockquote|a|img)[\s>]/i

/**
 * Plain text that is pasted is read as Markdown, also where a program put coloured letters of it beside; what was
 * copied from a page or a document keeps its looks.
 */
export const PasteMarkdown = Extension.create({
  name: 'pasteMarkdown',
  addProseMirrorPlugins() {
    const { schema } = this.editor
    const slice = (text: string) => Slice.maxOpen(schema.nodeFromJSON(asContent(text)).content)
    return [
      new Plugin({
        props: {
          handlePaste({ state: { tr, selection }, dispatch }, { clipboardData }) {
            const [html = '', text = ''] = ['text/html', 'text/plain'].map(type => clipboardData?.getData(type))
            const isOurs = html !== '' && !meant.test(html) && marked.test(text)
            if (!isOurs || selection.$from.parent.type.name === 'codeBlock') return false
            dispatch(tr.replaceSelection(slice(text)).scrollIntoView().setMeta('uiEvent', 'paste'))
            return true
          },
          clipboardTextParser: (text, { parent }) =>
            parent.type.name === 'codeBlock' ? new Slice(schema.text(text).content, 0, 0) : slice(text),
        },
      }),
    ]
  },
})
