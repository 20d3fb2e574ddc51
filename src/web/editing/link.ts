import { InputRule, Mark } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { addressIn } from '#shared/document/attributes.ts'

const typed = /\[([^[\]\n]+)\]\(([^()\s]+)\)$/
const isAddress = (text: string) => /^\S+$/.test(text) && addressIn(text) !== undefined

/**
 * A link to where a document may lead. It comes by Markdown, `[words](https://…)`, and by an address that is pasted
 * over words; what is typed behind it is no part of it.
 */
export const Link = Mark.create({
  name: 'link',
  inclusive: false,
  exitable: true,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    {
      tag: 'a[href]',
      getAttrs: element => {
        const href = addressIn(element.getAttribute('href') ?? undefined)
        return href ? { href } : false
      },
    },
  ],
  renderHTML: ({ HTMLAttributes: { href } }) => ['a', { href, class: 'link', rel: 'noopener noreferrer nofollow' }, 0],
  addInputRules() {
    const { type } = this
    return [
      new InputRule({
        find: typed,
        handler({ state: { tr, schema }, range, match: [, words = '', address] }) {
          const href = addressIn(address)
          if (!href) return null
          tr.replaceWith(range.from, range.to, schema.text(words, [type.create({ href })])).removeStoredMark(type)
        },
      }),
    ]
  },
  addProseMirrorPlugins() {
    const { type } = this
    return [
      new Plugin({
        props: {
          handlePaste({ state: { selection, tr }, dispatch }, event) {
            const text = event.clipboardData?.getData('text/plain').trim() ?? ''
            if (selection.empty || !isAddress(text)) return false
            dispatch(tr.addMark(selection.from, selection.to, type.create({ href: addressIn(text) })))
            return true
          },
        },
      }),
    ]
  },
})
