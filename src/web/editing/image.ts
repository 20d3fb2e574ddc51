import { InputRule, Node } from '@tiptap/core'
import { isPictureTaken } from '#shared/document/attributes.ts'

/** As a picture is typed in Markdown. */
const typed = /(?:^|\s)(!\[([^\]]*)\]\((\S+?)\))$/

/** A picture in a line. It has no handles to be pulled at, which would weigh more than all else of a picture. */
export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => ({ src: {}, alt: { default: null }, width: { default: null }, height: { default: null } }),
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: element => isPictureTaken(element.getAttribute('src') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  addInputRules() {
    const { type } = this
    const rule = new InputRule({
      find: typed,
      handler({ state: { tr }, range, match: [found, whole = '', alt, src = ''] }) {
        // What nobody may fetch stays the words that were typed.
        if (!isPictureTaken(src)) return null
        const from = range.from + found.length - whole.length
        tr.replaceWith(from, range.to, type.create({ src, alt }))
        return undefined
      },
    })
    return [rule]
  },
})
