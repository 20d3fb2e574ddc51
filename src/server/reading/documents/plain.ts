import type { Block, Document, Inline } from '#shared/document/schema.ts'

/** A text without marks: its paragraphs, and in them its lines. */
export const plainOf = (text: string): Document => {
  const content = text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .map((paragraph): Block => {
      const lines = paragraph.replace(/^\n+|\n+$/g, '').split('\n')
      const inside = lines.flatMap((line, at): Inline[] => [
        ...(at ? [{ type: 'hardBreak' as const }] : []),
        ...(line ? [{ type: 'text' as const, text: line }] : []),
      ])
      return { type: 'paragraph', ...(inside.length && { content: inside }) }
    })
  return { type: 'doc', content }
}
