import type { ArticleSection } from '#shared/article.ts'

const folded = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
const heading = /^\s*#{1,6}\s+(?:\d+[.)]\s+)?(\S.*)$/

/**
 * Reads sections as a model writes them, each under its heading, and says which words belong to which of those that
 * were asked for. One whose heading it has changed is the next in turn; what it writes of the rest is passed over.
 */
export const sectionReader = (asked: readonly string[], known: readonly string[]) => {
  const names = asked.map(folded)
  const others = new Set(known.map(folded))
  const seen = new Set<number>()
  let line = ''
  let at = -1
  let told = 0
  let hasHeadings = false

  const begins = (next: number) => {
    seen.add(next)
    return next
  }
  /** The section that a heading begins; none where it is of the rest, undefined where it is no section at all. */
  const sectionOf = (title: string) => {
    const named = names.indexOf(folded(title))
    if (named >= 0) return begins(named)
    if (others.has(folded(title))) return -1
    const next = names.findIndex((_, place) => !seen.has(place))
    return next >= 0 ? begins(next) : undefined
  }
  const words = (text: string) => {
    if (at < 0 && !hasHeadings && text.trim()) at = begins(0)
    return at < 0 || !text ? [] : [{ at, text }]
  }
  /** What is known of the line that is being written, and everything of one that is whole. */
  const take = (isWhole: boolean) => {
    if (/^\s*#/.test(line) || (!line.trim() && !isWhole)) {
      if (!isWhole) return []
      const title = heading.exec(line.trimEnd())?.[1]?.replace(/\s#+$/, '').replaceAll('**', '')
      const isOwn = /^\s*#{1,2}\s/.test(line)
      if (title !== undefined && isOwn) {
        hasHeadings = true
        const next = sectionOf(title)
        if (next !== undefined) {
          at = next
          return []
        }
        return words(`### ${title}\n`)
      }
    }
    const fresh = line.slice(told)
    told = line.length
    return words(fresh)
  }
  return (piece: string, isLast = false) => {
    const all: { at: number; text: string }[] = []
    for (const part of piece.split(/(?<=\n)/)) {
      line += part
      all.push(...take(part.endsWith('\n')))
      if (part.endsWith('\n')) [line, told] = ['', 0]
    }
    if (isLast && line) {
      all.push(...take(true))
      line = ''
    }
    return all
  }
}

/** What is to be written of an article: its introduction, as a section without a place of its own, and sections. */
export type ArticlePart = ArticleSection & { readonly missing: boolean; readonly head: string }

/**
 * Puts an article together in its order, as far as it has come: what stood there stays word for word. Hands back what
 * can be read now and could not be before.
 */
export const assembler = (pieces: readonly ArticlePart[]) => {
  const texts = pieces.map(({ missing, body }) => (missing ? '' : body))
  const open = new Set(pieces.flatMap(({ missing }, at) => (missing ? [at] : [])))
  let front = 0
  let told = 0
  let begun = false

  const headOf = (at: number) => {
    const { head } = pieces[at] ?? { head: '' }
    const gap = begun && head ? '\n\n' : ''
    begun ||= head !== ''
    return gap + head
  }
  /** All up to the first piece that is still to come, and of that what there is. */
  const readable = () => {
    let said = ''
    while (front < pieces.length) {
      const text = texts[front]?.trimStart() ?? ''
      const isOpen = open.has(front)
      const end = text.trimEnd().length
      if (isOpen && !end) return said
      if (told === 0) said += headOf(front) + (end ? (begun ? '\n\n' : '') : '')
      if (end > told) {
        said += text.slice(told, end)
        begun = true
        told = end
      }
      if (isOpen) return said
      front++
      told = 0
    }
    return said
  }
  return {
    /** What a model has written for a piece. */
    write(at: number, text: string) {
      texts[at] += text
      return readable()
    },
    has: (at: number) => !!texts[at]?.trim(),
    /** Nothing more comes for these; what is not there stays as it stood. */
    close(...places: readonly number[]) {
      for (const at of places) {
        open.delete(at)
        if (!texts[at]?.trim()) texts[at] = pieces[at]?.body ?? ''
      }
      return readable()
    },
  }
}
