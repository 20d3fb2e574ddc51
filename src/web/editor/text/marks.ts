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

const colour = (property: 'color' | 'background-color') => ({
  color: {
    default: null,
    parseHTML: ({ style }: HTMLElement) => colourIn(style.getPropertyValue(property)) ?? null,
    renderHTML: ({ color }: { color?: string | null }) => (color ? { style: `${property}: ${color}` } : {}),
  },
})

/** Black words and white grounds are what every page has; here the paper says which. */
const isColour = (written: string) => {
  const found = colourIn(written)
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
      { style: 'background-color', getAttrs: written => isColour(written) && { color: colourIn(written) } },
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
    parseHTML: () => [{ style: 'color', getAttrs: written => isColour(written) && { color: colourIn(written) } }],
    renderHTML: ({ HTMLAttributes }) => ['span', HTMLAttributes, 0],
  }),
]
