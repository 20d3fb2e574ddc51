import { Mark, markInputRule } from '@tiptap/core'
import { colourIn } from '#shared/document/attributes.ts'
import { between } from '../../editing/typed-marks.ts'

type Plain = Readonly<{ name: 'underline' | 'subscript' | 'superscript'; tag: 'u' | 'sub' | 'sup'; keys: string }>

const plain = ({ name, tag, keys }: Plain) =>
  Mark.create({
    name,
    parseHTML: () => [
      { tag },
      ...(name === 'underline'
        ? [
            {
              style: 'text-decoration',
              consuming: false,
              getAttrs: (value: string) => value.includes('underline') && null,
            },
          ]
        : [{ style: `vertical-align=${tag === 'sub' ? 'sub' : 'super'}` }]),
    ],
    renderHTML: () => [tag, 0],
    addKeyboardShortcuts: () => ({ [keys]: ({ editor }) => editor.commands.toggleMark(name) }),
  })

/** The colours that Word offers for highlighting, which it calls by their names on the clipboard. */
const byName: Readonly<Record<string, string>> = {
  ...{ yellow: '#ffff00', lime: '#00ff00', aqua: '#00ffff', fuchsia: '#ff00ff', blue: '#0000ff', red: '#ff0000' },
  ...{ navy: '#000080', teal: '#008080', green: '#008000', purple: '#800080', maroon: '#800000', olive: '#808000' },
}
const colourOf = (written: string) => byName[written] ?? colourIn(written)

const colour = (property: 'color' | 'background-color') => ({
  color: {
    default: null,
    parseHTML: ({ style }: HTMLElement) => colourOf(style.getPropertyValue(property)) ?? null,
    renderHTML: ({ color }: { color?: string | null }) => (color ? { style: `${property}: ${color}` } : {}),
  },
})

/** Black words and white grounds are what every page has; here the paper says which. */
const isColour = (written: string) => {
  const found = colourOf(written)
  return found !== undefined && new Set(found.slice(1).match(/../g)).size > 1
}

/** What words can look like beside what Markdown has. */
export const moreMarks = [
  plain({ name: 'underline', tag: 'u', keys: 'Mod-u' }),
  plain({ name: 'subscript', tag: 'sub', keys: 'Mod-,' }),
  plain({ name: 'superscript', tag: 'sup', keys: 'Mod-Shift-,' }),
  Mark.create({
    name: 'highlight',
    addAttributes: () => colour('background-color'),
    parseHTML: () => [
      { tag: 'mark' },
      { style: 'background-color', getAttrs: written => isColour(written) && { color: colourOf(written) } },
    ],
    renderHTML: ({ HTMLAttributes }) => ['mark', HTMLAttributes, 0],
    addKeyboardShortcuts: () => ({ 'Mod-Shift-h': ({ editor }) => editor.commands.toggleMark('highlight') }),
    addInputRules() {
      return [markInputRule({ find: new RegExp(`${between('==')}$`), type: this.type })]
    },
  }),
  Mark.create({
    name: 'textStyle',
    addAttributes: () => colour('color'),
    parseHTML: () => [{ style: 'color', getAttrs: written => isColour(written) && { color: colourOf(written) } }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  }),
]
