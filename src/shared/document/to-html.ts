import { escaped } from '../html.ts'
import { elementsOf, type Make } from './elements.ts'
import type { Block, Direction, Image } from './schema.ts'

type Means = Readonly<{
  /** The direction of what it is laid into. */
  around?: Direction
  /** How a picture is written; without this, as the words that are said of it. */
  picture?: (image: Image) => string
  /** What links say of whoever follows them. */
  rel?: string
}>

const says = (name: string, value: string | number | undefined) =>
  value === undefined ? '' : ` ${name}="${escaped(String(value))}"`

const maker = ({ picture = ({ attrs }) => escaped(attrs.alt ?? ''), rel }: Means): Make<string> => ({
  text: words => [escaped(words)],
  picture: image => [picture(image)],
  element(tag, inside, { align, colour, ground, ...more } = {}) {
    const looks = [
      align && `text-align:${align}`,
      colour && `color:${colour}`,
      ground && `background:${ground}`,
    ].filter(Boolean)
    const attributes = Object.entries({
      ...more,
      rel: tag === 'a' ? rel : undefined,
      style: looks.length ? looks.join(';') : undefined,
    })
    const opened = `<${tag}${attributes.map(([name, value]) => says(name, value)).join('')}>`
    return tag === 'hr' || tag === 'br' ? opened : `${opened}${inside.join('')}</${tag}>`
  },
})

/** Blocks as HTML: it holds nothing that runs, and no address but those that a document may hold. */
export const toHtml = (blocks: readonly Block[], means: Means = {}): string =>
  elementsOf(blocks, maker(means), means.around).join('')
