import type { Source } from '#shared/sources.ts'

export const countWords = (text: string) => text.match(/\S+/g)?.length ?? 0

/** The beginning of a text: to the end of a line or a word, if one is near. */
const beginning = (text: string, most: number) => {
  const all = text.slice(0, most)
  const end = [all.lastIndexOf('\n'), all.lastIndexOf(' ')].find(at => at > most * 0.95)
  return all.slice(0, end).trimEnd().toWellFormed()
}

/** A source with so many characters of its text at most. */
export const shortened = (source: Source, most: number): Source => {
  if (source.text.length <= most) return source
  const text = beginning(source.text, most)
  return { ...source, text, words: countWords(text), cut: true }
}
