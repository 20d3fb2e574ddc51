/** A tag, or what stands between two of them. */
type Piece = { readonly text: string; readonly isTag: boolean }

/** Where a tag ends that begins here: behind the first `>` outside of its values; -1 where it never does. */
const endOf = (html: string, begin: number): number => {
  const sign = /=\s*["']|>/g
  for (sign.lastIndex = begin; ;) {
    const found = sign.exec(html)
    if (!found) return -1
    if (found[0] === '>') return sign.lastIndex
    const end = html.indexOf(found[0].at(-1) ?? '', sign.lastIndex)
    if (end < 0) return -1
    sign.lastIndex = end + 1
  }
}
const behind = (html: string, sign: string, from: number) => {
  const at = html.indexOf(sign, from)
  return at < 0 ? -1 : at + sign.length
}

/**
 * HTML as its tags and what stands between them, without comments and styles. It is gone through once, whatever a
 * hostile page has made of it; what never ends is left out, as a browser does.
 */
export const piecesOf = (html: string): readonly Piece[] => {
  const pieces: Piece[] = []
  const opening = /<(?:!--|(\/?[a-z]))/gi
  let from = 0
  for (let found = opening.exec(html); found; found = opening.exec(html)) {
    const { index } = found
    const isTag = found[1] !== undefined
    if (index > from) pieces.push({ text: html.slice(from, index), isTag: false })
    from = isTag ? endOf(html, index) : behind(html, '-->', index)
    if (from < 0) return pieces
    const text = html.slice(index, from)
    if (isTag && /^<style[\s>]/i.test(text)) {
      const close = /<\/style[^>]*>/gi
      close.lastIndex = from
      if (!close.test(html)) return pieces
      from = close.lastIndex
    } else if (isTag) pieces.push({ text, isTag })
    opening.lastIndex = from
  }
  return [...pieces, { text: html.slice(from), isTag: false }]
}
