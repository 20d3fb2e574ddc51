import { mergeAttributes, Node } from '@tiptap/core'

/**
 * A note where it is called for: its number, which the style sheet counts. What it says is changed elsewhere, and is
 * heard by whoever has the number read aloud.
 */
export const Footnote = Node.create({
  name: 'footnote',
  group: 'inline',
  inline: true,
  atom: true,
  content: 'text*',
  parseHTML: () => [{ tag: 'span[data-note]' }],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes, { 'data-note': '' }), 0],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('sup')
      dom.className = 'note-call'
      dom.setAttribute('role', 'img')
      const say = (words: string) => {
        dom.title = words
        dom.setAttribute('aria-label', words || '…')
      }
      say(node.textContent)
      return {
        dom,
        update(now) {
          if (now.type !== node.type) return false
          say(now.textContent)
          return true
        },
      }
    }
  },
})
