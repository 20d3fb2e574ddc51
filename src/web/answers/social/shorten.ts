/** What of a post is seen before its reader asks for more, ending at a word; undefined where all of it is. */
export const shorten = (text: string, seen: number | undefined): string | undefined => {
  const signs = [...text]
  if (seen === undefined || signs.length <= seen) return undefined
  const start = signs.slice(0, seen).join('')
  const atWord = /\s/.test(signs[seen] ?? '') ? start : start.replace(/\s\S*$/, '')
  return atWord.trimEnd() || start
}

/** A piece of a post as it is published: the text of the answer in which it stands, and from where on. */
export type Piece = { readonly words: string; readonly part?: string; readonly at?: number }

/** A post in its pieces: text and hashtags, parted by a blank line. */
export const piecesOf = (text: string, hashtags: readonly string[]): readonly Piece[] => {
  const words = text.trim()
  const body = words ? [{ words, part: 'text', at: text.indexOf(words) }] : []
  const tags = hashtags.flatMap((words, at) => [...(at ? [{ words: ' ' }] : []), { words, part: `hashtags.${at}` }])
  return body.length && tags.some(({ words }) => words) ? [...body, { words: '\n\n' }, ...tags] : [...body, ...tags]
}

export const wordsOf = (pieces: readonly Piece[]) => pieces.map(({ words }) => words).join('')

/** A post as it is published. */
export const published = (text: string, hashtags: readonly string[]) => wordsOf(piecesOf(text, hashtags)).trim()

/** The pieces of a post from one place to another. */
export const cutOut = (pieces: readonly Piece[], from: number, to = Infinity): readonly Piece[] => {
  let at = 0
  return pieces.flatMap(({ words, ...piece }) => {
    const begin = Math.max(0, from - at)
    const cut = words.slice(begin, Math.max(0, to - at))
    at += words.length
    return cut ? [{ ...piece, words: cut, at: (piece.at ?? 0) + begin }] : []
  })
}

/** A text with its hashtags marked. */
export const inTags = (text: string) =>
  text.split(/((?<!\S)#[\p{L}\p{N}_]+)/u).map((words, at) => ({ words, isTag: at % 2 === 1 }))
