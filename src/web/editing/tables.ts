import { Node } from '@tiptap/core'

/** So many columns or rows a field takes at most; a hostile page says thousands. */
const widest = { colspan: 40, rowspan: 1_000 }
const span = (name: keyof typeof widest) => ({
  default: 1,
  parseHTML: (element: HTMLElement) => {
    const number = Math.trunc(Number(element.getAttribute(name) ?? 1))
    return number >= 1 ? Math.min(number, widest[name]) : 1
  },
})
const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({ colspan: span('colspan'), rowspan: span('rowspan') }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

/** Tables whose fields are written in; their rows and columns stay as they are. */
export const tables = [
  Node.create({
    name: 'table',
    group: 'block',
    content: 'tableRow+',
    isolating: true,
    parseHTML: () => [{ tag: 'table' }],
    renderHTML: () => ['div', { class: 'table' }, ['table', ['tbody', 0]]],
  }),
  Node.create({
    name: 'tableRow',
    content: '(tableCell | tableHeader)+',
    parseHTML: () => [{ tag: 'tr' }],
    renderHTML: () => ['tr', 0],
  }),
  cell('tableCell', 'td'),
  cell('tableHeader', 'th'),
]
