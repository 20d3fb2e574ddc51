/** What is said of a piece of one of several texts, by UTF-16 offsets in it. */
export type Match = Readonly<{
  text: number
  from: number
  to: number
  message: string
  rule: string
  kind: string
  replacements: readonly string[]
}>

const parts = '\n\n'
/** Pictures, code and calls of notes, each one sign: no words, but they take up room. */
const aside = /[\ufffc\ufeff]+/

/** Texts as LanguageTool takes them in one question: what is no word is markup, and offsets stay those of the texts. */
export const annotated = (texts: readonly string[]): string =>
  JSON.stringify({
    annotation: texts
      .join(parts)
      .split(new RegExp(`(${aside.source})`))
      .filter(Boolean)
      .map(piece => (aside.test(piece) ? { markup: piece } : { text: piece })),
  })

/** Matches in such a question as those of the single texts; what lies in none of them is left out. */
export const placed = (texts: readonly string[], matches: readonly Omit<Match, 'text'>[]): readonly Match[] => {
  const starts: number[] = []
  let length = 0
  for (const text of texts) {
    starts.push(length)
    length += text.length + parts.length
  }
  return matches.flatMap((match): Match[] => {
    const text = starts.findLastIndex(start => start <= match.from)
    const start = starts[text] ?? 0
    const [from, to] = [match.from - start, match.to - start]
    return to > from && to <= (texts[text]?.length ?? 0) ? [{ ...match, text, from, to }] : []
  })
}
