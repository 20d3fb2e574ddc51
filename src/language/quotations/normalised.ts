/** A text as quotations are compared, and where in the text each UTF-16 unit of it comes from. */
export type Normalised = { readonly text: string; readonly places: readonly number[] }

/** Signs of Markdown that a reader does not see: pictures, marks of notes, targets of links, what opens a line. */
const unseen = new RegExp(
  [
    String.raw`!\[[^\]\n]{0,300}\]\([^()\n]{0,2000}\)`,
    String.raw`(?<=\S)\[?\\?\[\d{1,3}\\?\]\]?(?:\([^()\n]{0,2000}\))?`,
    String.raw`\]\([^()\n]{0,2000}(?:\([^()\n]{0,200}\)[^()\n]{0,200})?\)`,
    String.raw`^[ \t]*(?:[-*+>]|#{1,6})(?=[ \t])`,
    String.raw`[*_${'`'}[\]]`,
    String.raw`\\(?=[\p{P}\p{S}])`,
    String.raw`[\u00ad\u200b-\u200f\u2060\ufeff]`,
  ].join('|'),
  'gmu',
)

const ligatures: Readonly<Record<string, string>> = {
  ...{ ﬀ: 'ff', ﬁ: 'fi', ﬂ: 'fl', ﬃ: 'ffi', ﬄ: 'ffl', ﬅ: 'st', ﬆ: 'st' },
}

const doubleQuotes = /["„“”«»‟〝〞]/u
const singleQuotes = /['’‘‚‹›‛]/u
const dashes = /[-‐‑‒–—―−]/u
const hyphens = /[-‐‑]/u
const isLetter = (sign: string | undefined) => sign !== undefined && /^\p{L}/u.test(sign)
const isWordlike = (sign: string | undefined) => sign !== undefined && /^[\p{L}\p{N}]/u.test(sign)
const isSpace = (sign: string | undefined) => sign !== undefined && /^[\s|]$/u.test(sign)

/** Most signs are these, which stay as they are: to know that at once makes all of it faster. */
const isPlainWord = (sign: string) => sign.length === 1 && /[a-z0-9äöüßA-Z]/.test(sign)

/** A sign with its accents as one, where it stands. */
type Sign = { readonly as: string; readonly at: number }

const signsOf = (text: string): readonly Sign[] => {
  const hidden = [...text.matchAll(unseen)].map(({ 0: { length }, index }) => ({ from: index, to: index + length }))
  let next = 0
  return [...text.matchAll(/\P{M}\p{M}*/gsu)].flatMap(({ 0: as, index: at }) => {
    while ((hidden[next]?.to ?? Infinity) <= at) next++
    const one = hidden[next]
    return one && one.from <= at ? [] : [{ as: as.normalize('NFC'), at }]
  })
}

/**
 * A text without what only its setting sets apart: kinds and number of spaces, quotation marks, kinds of dashes,
 * hyphens inside a word or at the end of a line, ligatures, soft hyphens, signs of Markdown. Letters, figures,
 * capitals, accents and all other punctuation stay.
 */
export const normalised = (text: string): Normalised => {
  const signs = signsOf(text)
  // Pieces, not one string: to look at the end of a string that grows is to copy it each time.
  const pieces: string[] = []
  const places: number[] = []
  const put = (as: string, at: number) => {
    for (const unit of as.split('')) {
      pieces.push(unit)
      places.push(at)
    }
  }
  const dropSpace = () => {
    if (pieces.at(-1) !== ' ') return
    pieces.pop()
    places.pop()
  }
  for (let index = 0; index < signs.length; index++) {
    const { as, at } = signs[index] ?? { as: '', at: 0 }
    if (isPlainWord(as)) {
      put(as, at)
      continue
    }
    const [before, behind, last] = [signs[index - 1]?.as, signs[index + 1]?.as, pieces.at(-1)]
    if (isSpace(as)) {
      if (last !== undefined && last !== ' ' && last !== '–') put(' ', at)
    } else if (dashes.test(as)) {
      let after = index + 1
      while (isSpace(signs[after]?.as)) after++
      if (hyphens.test(as) && isLetter(before) && isLetter(signs[after]?.as)) index = after - 1
      else if (last !== '–') {
        dropSpace()
        put('–', at)
      }
    } else if (singleQuotes.test(as)) {
      if (isWordlike(before) && isLetter(behind)) put("'", at)
    } else if (as === '.' && behind === '.' && signs[index + 2]?.as === '.') {
      put('…', at)
      index += 2
    } else if (!doubleQuotes.test(as)) {
      if (/^[%‰°€$£]/u.test(as)) dropSpace()
      put(ligatures[as] ?? as, at)
    }
  }
  return { text: pieces.join(''), places }
}

/** A passage as its readers see it: without signs of Markdown, on one line. */
export const plain = (text: string): string =>
  signsOf(text)
    .map(({ as }) => (as === '|' ? ' ' : as))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim()
