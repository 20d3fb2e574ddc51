import { sentencesOf } from '../sentences.ts'

const lengthOf = (text: string) => [...text].length

/** Text in pieces that are joined as long as they fit. */
const joined = (pieces: readonly string[], between: string, most: number) =>
  pieces.reduce<string[]>((parts, piece) => {
    const last = parts.at(-1)
    const both = last === undefined ? piece : `${last}${between}${piece}`
    if (last === undefined || lengthOf(both) > most) return [...parts, piece]
    return [...parts.slice(0, -1), both]
  }, [])

const cut = (text: string, most: number) =>
  Array.from({ length: Math.ceil(lengthOf(text) / most) }, (_, at) =>
    [...text].slice(at * most, (at + 1) * most).join(''),
  )

/** A text in parts of at most so many characters: parted between paragraphs, else between sentences. */
export const inParts = (text: string, most: number): readonly string[] => {
  const paragraphs = text.split(/\n\s*\n/).filter(paragraph => paragraph.trim())
  const fitting = paragraphs.flatMap(paragraph => {
    if (lengthOf(paragraph) <= most) return [paragraph]
    const sentences = sentencesOf(paragraph).flatMap(one => cut(one.text, most))
    return joined(sentences, ' ', most)
  })
  return joined(fitting, '\n\n', most)
}
