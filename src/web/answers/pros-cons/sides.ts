import { notesBegin } from '#shared/notes-begin.ts'

/** A piece of a text that weighs something: words, or one of two sides that belong together. */
export type Piece = { readonly text: string; readonly at: number; readonly side?: 'for' | 'against' }

const head = /^(?:#{1,6} +|\*\*)(.+?)[:*#\s]*$/gm
const item = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+\S/m
const speaksFor =
  /^\W*(?:vorteil|pros?\b|plus\b|pluspunkt|dafür|was dafür|das spricht dafür|advantage|arguments? for|for\b)/i
const speaksAgainst =
  /^\W*(?:nachteil|[ck]ontra|cons?\b|minus\b|minuspunkt|dagegen|was dagegen|das spricht dagegen|disadvantage|drawback|arguments? against|against\b)/i

const sideOf = (text: string): Piece['side'] => {
  const [, words = ''] = new RegExp(head.source).exec(text.split('\n', 1)[0] ?? '') ?? []
  if (!item.test(text)) return undefined
  return speaksAgainst.test(words) ? 'against' : speaksFor.test(words) ? 'for' : undefined
}

/**
 * A text in Markdown, cut where advantages and disadvantages follow each other as lists under headings of their own;
 * `at` is where each piece begins. All pieces together are the text. One with notes below it is a single piece, which
 * its notes belong to.
 */
export const sidesIn = (markdown: string): readonly Piece[] => {
  if (notesBegin(markdown) < markdown.length) return [{ text: markdown, at: 0 }]
  const cuts = [0, ...[...markdown.matchAll(head)].map(({ index }) => index), markdown.length]
  const sections = cuts.slice(1).map((end, i) => {
    const at = cuts[i] ?? 0
    const text = markdown.slice(at, end)
    return { text, at, side: sideOf(text) }
  })
  const pieces: Piece[] = []
  for (let i = 0; i < sections.length; i++) {
    const [section, next] = [sections[i], sections[i + 1]]
    const last = pieces.at(-1)
    if (section?.side && next?.side && section.side !== next.side) {
      pieces.push(section, next)
      i++
    } else if (section && last && !last.side)
      pieces[pieces.length - 1] = { text: last.text + section.text, at: last.at }
    else if (section?.text) pieces.push({ text: section.text, at: section.at })
  }
  return pieces
}
