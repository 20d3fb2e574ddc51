import { lengthOf } from '#shared/text.ts'
import { wordsIn } from '../ui/counts.ts'

/** A passage of a document that can be chosen by itself. */
export type DocumentPart = {
  /** Its heading, or how it begins. */
  readonly title: string
  /** Which piece of its section it is, where that had to be cut. */
  readonly piece?: number
  /** How deep its heading stands; 0 is the highest. */
  readonly depth: number
  /** Markdown. */
  readonly text: string
  readonly words: number
}

type Section = { readonly title: string; readonly depth: number; readonly text: string }

const heading = /^ {0,3}(#{1,6})\s+(.+?)\s*#*$/
const fence = /^ {0,3}(?:```|~~~)/
const signs = /[*_`>#|[\]]+/g
const most = { sections: 60, chapters: 200, stretches: 100, stretch: 3000, rows: 500 }
const fewest = 50

const beginOf = (text: string) => {
  const plain = text.replaceAll(signs, ' ').replaceAll(/\s+/g, ' ').trim()
  return plain.length > 60 ? `${plain.slice(0, 60).replace(/\s\S*$/, '')} …` : plain
}

/** A text cut where its headings stand, down to this depth. */
const sectionsOf = (text: string, deepest: number): Section[] => {
  const sections: { title: string; depth: number; lines: string[] }[] = [{ title: '', depth: 1, lines: [] }]
  let fenced = false
  for (const line of text.split('\n')) {
    if (fence.test(line)) fenced = !fenced
    const [, marks = '', title = ''] = (!fenced && heading.exec(line)) || []
    if (marks && marks.length <= deepest) sections.push({ title, depth: marks.length, lines: [line] })
    else sections.at(-1)?.lines.push(line)
  }
  return sections
    .map(({ title, depth, lines }) => ({ title, depth, text: lines.join('\n').trim() }))
    .filter(({ text }) => text !== '')
}

/** As deep as there are not too many to choose from; where there are even so, its headings are of no help. */
const sections = (text: string): Section[] => {
  for (let deepest = 6; deepest > 1; deepest--) {
    const found = sectionsOf(text, deepest)
    if (found.length <= most.sections) return found
  }
  const chapters = sectionsOf(text, 1)
  return chapters.length <= most.chapters ? chapters : [{ title: '', depth: 1, text }]
}

/** Paragraphs, and where one is too long, its sentences, its words and in the end its characters. */
const crumbs = (text: string, size: number): string[] => {
  const borders = [/(?<=\n\n)/, /(?<=[.!?…]\s)/, /(?<=\s)/]
  const cut = (piece: string, [border, ...finer]: readonly RegExp[]): string[] => {
    if (lengthOf(piece) <= size) return [piece]
    if (border) return piece.split(border).flatMap(each => cut(each, finer))
    const characters = [...piece]
    return Array.from({ length: Math.ceil(characters.length / size) }, (_, at) =>
      characters.slice(at * size, (at + 1) * size).join(''),
    )
  }
  return cut(text, borders)
}

/** A text in stretches of about the same length, none of them longer than `size`. */
const stretches = (text: string, size: number): string[] => {
  const even = Math.ceil(lengthOf(text) / Math.ceil(lengthOf(text) / size))
  const found: string[] = []
  let current = ''
  for (const crumb of crumbs(text, size)) {
    const long = lengthOf(current) + lengthOf(crumb)
    if (current && (long > size || lengthOf(current) >= even)) {
      found.push(current)
      current = ''
    }
    current += crumb
  }
  return [...found, current].map(piece => piece.trim()).filter(Boolean)
}

/**
 * The passages of a document of which some should go where there is room for so many characters: its sections, and
 * what is longer than the room, or has no headings, in stretches.
 */
export const partsOf = (text: string, room: number): readonly DocumentPart[] => {
  const found = sections(text.replaceAll('\r\n', '\n').trim())
  const top = Math.min(...found.map(({ depth }) => depth))
  return found.flatMap(({ title, depth, text: own }) => {
    const fits = lengthOf(own) <= room && (found.length > 1 || title !== '')
    const size = Math.min(room, Math.max(lengthOf(own) / most.stretches, room / 2), most.stretch)
    const pieces = fits ? [own] : stretches(own, Math.floor(Math.max(fewest, lengthOf(own) / most.rows, size)))
    return pieces.map((piece, at) => ({
      title: title || beginOf(piece),
      ...(title && pieces.length > 1 && { piece: at + 1 }),
      depth: depth - top,
      text: piece,
      words: wordsIn(piece),
    }))
  })
}

/** Chosen passages as one text. */
export const joined = (parts: readonly DocumentPart[]) => parts.map(({ text }) => text).join('\n\n')

/** How many passages from the start on find room together. */
export const fitting = (parts: readonly DocumentPart[], room: number): number => {
  let taken = 0
  let count = 0
  for (const { text } of parts) {
    taken += lengthOf(text) + (count ? 2 : 0)
    if (taken > room) return count
    count++
  }
  return count
}
