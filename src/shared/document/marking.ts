import { type AiPart, aiParts, lineOfAi } from '../made-with-ai.ts'
import { locales } from '../text.ts'
import type { Document } from './schema.ts'
import { wordsOf } from './words.ts'

const lines = aiParts.flatMap(part => locales.map(locale => lineOfAi[part][locale]))
const atEnd = new RegExp(`\\s*\\*(?:${lines.join('|')})\\*\\s*$`)

const lineIn = (ai: AiPart, language: string) => lineOfAi[ai][language.startsWith('de') ? 'de' : 'en']

/**
 * A document whose last line says to its readers what a model has to do with it. What was opened from a file with such
 * a line has one, too, and not two.
 */
export const withMarking = ({ type, content }: Document, ai: AiPart, language: string): Document => {
  const last = content.at(-1)
  const rest = last && lines.includes(wordsOf(last).trim()) ? content.slice(0, -1) : content
  const text = { type: 'text', text: lineIn(ai, language), marks: [{ type: 'italic' }] } as const
  return { type, content: [...rest, { type: 'paragraph', attrs: { dir: 'ltr' }, content: [text] }] }
}

/** The same of Markdown. */
export const markedMarkdown = (markdown: string, ai: AiPart, language: string): string =>
  `${markdown.replace(atEnd, '')}\n\n*${lineIn(ai, language)}*\n`
