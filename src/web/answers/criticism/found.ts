/** From where to where a passage lies in a text. */
export type Found = { readonly from: number; readonly to: number }

const alike: Readonly<Record<string, string>> = {
  ...Object.fromEntries([...'„“”«»‚‘’'].map(sign => [sign, '"'])),
  ...{ "'": '"', '–': '-', '—': '-', '‑': '-', '\u00a0': ' ', '\n': ' ', '\t': ' ', '\r': ' ' },
}

/** A text as it is compared, where case, quotes and spaces do not count, and from where each character comes. */
const plain = (text: string) => {
  let words = ''
  const places: number[] = []
  let at = 0
  for (const sign of text) {
    const one = (alike[sign] ?? sign).toLowerCase()
    const isLeftOut = one === '*' || (one === ' ' && (words === '' || words.endsWith(' ')))
    if (!isLeftOut) {
      words += one
      for (let unit = 0; unit < one.length; unit++) places.push(at)
    }
    at += sign.length
  }
  return { words, places }
}

const edges = /^[\s"….,[\]-]+|[\s"….,[\]-]+$/g
/** What stands for words that were left out. */
const leftOut = /\s*(?:\[\s*(?:…|\.\.\.)\s*\]|…|\.\.\.)\s*/
const shortest = 3

/** Where passages that somebody has quoted lie in a text; undefined for what is not there. */
export const foundIn = (text: string, passages: readonly string[]): readonly (Found | undefined)[] => {
  const { words, places } = plain(text)
  return passages.map(passage => {
    const pieces = passage.split(leftOut).map(piece => plain(piece).words.replaceAll(edges, ''))
    const [first = '', ...more] = pieces.filter(piece => piece.length >= shortest)
    const begin = first ? words.indexOf(first) : -1
    if (begin < 0) return undefined
    let end = begin + first.length
    for (const piece of more) {
      const next = words.indexOf(piece, end)
      if (next < 0) break
      end = next + piece.length
    }
    const to = places[end - 1] ?? 0
    return { from: places[begin] ?? 0, to: to + String.fromCodePoint(text.codePointAt(to) ?? 0).length }
  })
}

/** A paragraph of a text, and which of the things found in it lie there, in their order. */
export type Paragraph = { readonly from: number; readonly text: string; readonly points: readonly number[] }

const sentenceEnd = /[.!?…]["“”»’)]*\s+/g

/** A line, or what of it ends with the sentences of passages. */
const partsOf = (line: string, from: number, found: readonly { readonly to: number }[]) => {
  const ends = found.flatMap(({ to }) => {
    sentenceEnd.lastIndex = Math.max(0, to - from - 1)
    const end = sentenceEnd.exec(line)
    return end ? [end.index + end[0].length] : []
  })
  const cuts = [0, ...new Set(ends.toSorted((one, other) => one - other)), line.length]
  return cuts.slice(0, -1).flatMap((cut, at) => {
    const part = line.slice(cut, cuts[at + 1])
    return part ? [{ from: from + cut, text: part }] : []
  })
}

/**
 * A text in its paragraphs; what reaches over several stands at the first. `parted`: they end with the sentence of each
 * passage, so that what is said can stand right below it.
 */
export const inParagraphs = (
  text: string,
  found: readonly (Found | undefined)[],
  parted = false,
): readonly Paragraph[] => {
  const order = found
    .flatMap((place, at) => (place ? [{ ...place, at }] : []))
    .toSorted((one, other) => one.from - other.from || one.to - other.to)
  const within = (index: number, line: string) =>
    order.filter(({ from }) => from >= index && from < index + line.length)
  return [...text.matchAll(/[^\n]+/g)]
    .flatMap(({ 0: line, index }) =>
      parted ? partsOf(line, index, within(index, line)) : [{ from: index, text: line }],
    )
    .map(part => ({ ...part, points: within(part.from, part.text).map(({ at }) => at) }))
}

/** A paragraph cut where something begins or ends: whether a piece is meant, and what ends behind it. */
export const cutAt = ({ from, text }: Paragraph, found: readonly (Found | undefined)[]) => {
  const end = from + text.length
  const here = found.flatMap((place, at) => (place && place.from < end && place.to > from ? [{ ...place, at }] : []))
  const cuts = [...new Set([from, end, ...here.flatMap(place => [place.from, place.to])])]
    .filter(cut => cut >= from && cut <= end)
    .toSorted((one, other) => one - other)
  return cuts.slice(0, -1).map((cut, at) => {
    const next = cuts[at + 1] ?? end
    return {
      words: text.slice(cut - from, next - from),
      isMeant: here.some(place => place.from <= cut && place.to >= next),
      ends: here.filter(place => place.to === next).map(place => place.at),
    }
  })
}
