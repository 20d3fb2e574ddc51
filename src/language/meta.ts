import { lengthOf } from '#shared/text.ts'
import { keywords } from './keywords.ts'
import { keySentences } from './rank.ts'
import { choosable, type Sentence } from './sentences.ts'

const longestTitle = 60
const longestDescription = 155
const shortestClause = 25
const candidates = 6

const fits = (text: string, most: number) => text.length <= 2 * most && lengthOf(text) <= most

/** A text up to the last clause that fits; where none does, up to the last word, with a sign that it goes on. */
const cut = (text: string, most: number, end: string): string => {
  if (fits(text, most)) return text
  const beginning = text.slice(0, 2 * most)
  const clauses = [...beginning.matchAll(/[,;:–—]\s|\s[–—]\s|[.!?]\s/g)]
    .map(({ index }) => beginning.slice(0, index).trimEnd())
    .filter(clause => fits(clause + end, most) && clause.length >= shortestClause)
  const clause = clauses.at(-1)
  if (clause) return clause + end
  const words = text.slice(0, 4 * most).split(/\s+/)
  while (words.length > 1 && !fits(`${words.join(' ')} …`, most)) words.pop()
  const rest = words.join(' ').replace(/[,;:–—-]$/, '')
  return fits(`${rest} …`, most) ? `${rest} …` : `${[...rest].slice(0, most - 1).join('')}…`
}

/** The heading; where there is none, the first sentence if it is short, else the keywords. */
const titleOf = (text: string, first: Sentence | undefined, heading: string): string => {
  if (heading && !/[,;]$/.test(heading)) return cut(heading.replace(/[.:]$/, ''), longestTitle, '')
  const sentence = (first?.whole ? first.text : '').replace(/\.$/, '')
  if (sentence && fits(sentence, longestTitle)) return sentence
  const terms = keywords({ text })
  while (terms.length > 1 && !fits(terms.slice(0, 3).join(', '), longestTitle)) terms.splice(1, 1)
  const title = terms.slice(0, 3).join(', ')
  return title ? cut(title.charAt(0).toUpperCase() + title.slice(1), longestTitle, '') : cut(sentence, longestTitle, '')
}

/** As many of the best sentences as there is room for, in their order. */
const descriptionOf = (sentences: readonly Sentence[], heading: string): string => {
  const said = (chosen: readonly Sentence[]) => chosen.map(({ text }) => text).join(' ')
  const ranked = Array.from({ length: Math.min(candidates, sentences.length) }, (_, at) =>
    keySentences(sentences, at + 1, heading),
  )
  const inOrder = (chosen: ReadonlySet<Sentence>) => sentences.filter(sentence => chosen.has(sentence))
  let chosen = new Set<Sentence>()
  for (const sentence of ranked.flat()) {
    const more = new Set([...chosen, sentence])
    if (fits(said(inOrder(more)), longestDescription)) chosen = more
  }
  return chosen.size ? said(inOrder(chosen)) : cut(ranked[0]?.[0]?.text ?? '', longestDescription, '.')
}

/**
 * A title of at most 60 characters and a description of at most 155 for a page, in the words of its text: the heading,
 * and the sentences that say most of it, or a clause where the best is too long. What is not to be had is left out.
 */
export const meta = ({ text }: { text: string }): { title?: string; description?: string } => {
  const { sentences, heading } = choosable(text, 1)
  const title = titleOf(text, sentences[0], heading)
  const description = descriptionOf(sentences, heading)
  return { ...(title && { title }), ...(description && { description }) }
}
