import type { Node as DocNode } from '@tiptap/pm/model'
import { letters, lettersIn, linesIn, type Sentence } from './sentences.ts'

const lines = 'p, li, h1, h2, h3, h4, h5, h6, td, th'

const textsIn = (line: Element) => {
  const walker = document.createTreeWalker(line, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && node.parentElement?.closest(lines) === line) texts.push(node)
  return texts
}
const drawnLines = (box: Element) =>
  [...box.querySelectorAll(lines)]
    .map(line => ({
      line,
      said: lettersIn(
        textsIn(line)
          .map(({ data }) => data)
          .join(''),
      ),
    }))
    .filter(({ said }) => said)

/** Which of the lines of a text is which of those that are drawn: of several alike the one in the same turn. */
const sameTurn = (all: readonly string[], at: number, among: readonly string[]) => {
  const turn = all.slice(0, at).filter(one => one === all[at]).length
  return among.flatMap((one, place) => (one === all[at] ? [place] : []))[turn]
}

const placeAt = (x: number, y: number): readonly [Node, number] | undefined => {
  const place = document.caretPositionFromPoint?.(x, y)
  if (place) return [place.offsetNode, place.offset]
  const range = document.caretRangeFromPoint?.(x, y)
  return range ? [range.startContainer, range.startOffset] : undefined
}

/** The line of a text that is pressed, and how many of its letters stand before that place. */
export const pointedAt = (box: Element, doc: DocNode, { clientX, clientY }: { clientX: number; clientY: number }) => {
  const [node, offset] = placeAt(clientX, clientY) ?? []
  const line = node instanceof Text ? node.parentElement?.closest(lines) : undefined
  if (!node || offset === undefined || !line || !box.contains(line)) return undefined
  const drawn = drawnLines(box)
  const said = drawn.map(one => one.said)
  const at = drawn.findIndex(one => one.line === line)
  const found = at < 0 ? undefined : sameTurn(said, at, linesIn(doc))
  if (found === undefined) return undefined
  const texts = textsIn(line)
  const before = texts
    .slice(
      0,
      texts.findIndex(text => text === node),
    )
    .map(({ data }) => data)
  const within = node instanceof Text ? node.data.slice(0, offset) : ''
  return { line: found, letter: lettersIn([...before, within].join('')).length }
}

/** A sentence where it is drawn. */
export const drawnRange = (box: Element, sentence: Sentence): Range | undefined => {
  const drawn = drawnLines(box)
  const said = drawn.map(one => one.said)
  const at = sameTurn(linesIn(sentence.target.doc), sentence.line, said)
  const line = at === undefined ? undefined : drawn[at]?.line
  if (!line) return undefined
  const { first } = sentence
  const last = first + lettersIn(sentence.words).length - 1
  const range = document.createRange()
  let seen = 0
  for (const text of textsIn(line))
    for (const { index, 0: letter } of text.data.matchAll(letters)) {
      if (seen === first) range.setStart(text, index)
      if (seen === last) range.setEnd(text, index + letter.length)
      seen++
    }
  return seen > last ? range : undefined
}
