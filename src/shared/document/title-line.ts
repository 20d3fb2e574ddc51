import { calledBy } from './called.ts'
import type { Document } from './schema.ts'
import { isBlank, titleIn } from './words.ts'

/** A text and what it is called; `given` is the title that it came with, as a file's name or a text's first words. */
export type Titled = Readonly<{ title: string; given?: string | null | undefined; content: Document }>

/**
 * The line above a text, on paper, by a link and in files: the title that somebody has typed. There is none where the
 * text says it itself, or where it is what the text came with: of a Word file that is opened, edited and handed back,
 * its name must not become a headline.
 */
export const titleLine = ({ title, given, content }: Titled): string => {
  const line = title.trim()
  return line === given || line === titleIn(content) || line === calledBy(content.content) ? '' : line
}

/** A text as it leaves: with its title above it. Where nothing is written there is nothing to leave. */
export const withTitleLine = (of: Titled): Document => {
  const line = titleLine(of)
  const { type, content } = of.content
  if (!line || isBlank(of.content)) return of.content
  return {
    type,
    content: [{ type: 'heading', attrs: { level: 1 }, content: [{ type: 'text', text: line }] }, ...content],
  }
}
