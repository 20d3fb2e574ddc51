import type { Fragment, Mark, Node } from '@tiptap/pm/model'
import { readAs } from './words.ts'

/** What Markdown can say of words: whether it differs, an answer can tell. All other looks are the text's own. */
const told: ReadonlySet<string> = new Set(['bold', 'italic', 'strike', 'code', 'link'])
export const isTold = ({ type }: Mark) => told.has(type.name)

const looksOf = (marks: readonly Mark[]) =>
  marks
    .filter(isTold)
    .map(({ type, attrs }) => type.name + (type.name === 'link' ? String(attrs.href) : ''))
    .sort()
    .join(' ')

/** One sign for each thing in a line that is no letter, the same for the same: pictures, notes. */
export type Signs = Map<string, string>
const firstSign = 0xe800
const signFor = (node: Node, signs: Signs) => {
  const key = `${node.type.name} ${String(node.attrs.src ?? '')} ${node.textContent}`
  const sign = signs.get(key) ?? String.fromCharCode(firstSign + Math.min(signs.size, 0xff))
  signs.set(key, sign)
  return sign
}
const anySign = /[\u{e800}-\u{e8ff}]/gu

/** A text with what is read for these signs. */
export const readable = (text: string, signs: Signs) =>
  text.replaceAll(anySign, sign => {
    const [key = ''] = [...signs].find(([, one]) => one === sign) ?? []
    return readAs(key.split(' ', 1)[0] ?? '')
  })

/** A line as letters: where each stands among its content, and how it looks. `at` has one place more, its end. */
export type Letters = Readonly<{
  text: string
  at: readonly number[]
  looks: readonly string[]
  marks: readonly (readonly Mark[])[]
}>

/** The letters of a line. A break is `\n`, a picture or a note one sign. */
export const lettersOf = (line: Fragment, signs: Signs): Letters => {
  let text = ''
  const at: number[] = []
  const looks: string[] = []
  const marks: (readonly Mark[])[] = []
  line.forEach((node, offset) => {
    const piece = node.isText ? (node.text ?? '') : node.type.name === 'hardBreak' ? '\n' : signFor(node, signs)
    const look = looksOf(node.isText ? node.marks : [])
    for (let place = 0; place < piece.length; place++) {
      at.push(offset + place)
      looks.push(look)
      marks.push(node.marks)
    }
    text += piece
  })
  return { text, at: [...at, line.size], looks, marks }
}
