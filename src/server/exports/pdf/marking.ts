import { type AiPart, saidOfAi, sourceTypes } from '#shared/made-with-ai.ts'

/** What Typst has no word for, in the place that its description leaves for it. */
const elementOf = (ai: AiPart) =>
  '</rdf:li></rdf:Alt></dc:description>' +
  '<Iptc4xmpExt:DigitalSourceType xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">' +
  `${sourceTypes[ai]}</Iptc4xmpExt:DigitalSourceType>`

const end = '</rdf:li></rdf:Alt></dc:description>'
const room = (ai: AiPart) => ' '.repeat(elementOf(ai).length - end.length)

/** What a PDF is told of itself in words, and as much room behind it as the mark for programs needs. */
export const descriptionOf = (ai: AiPart, language: string) =>
  saidOfAi[ai][language.startsWith('de') ? 'de' : 'en'] + room(ai)

/**
 * A PDF whose metadata (XMP) says what a model has to do with it, in IPTC’s words. Typst writes only fields of its own:
 * the mark takes the room that the description has left, so that every byte stays where it was. Throws where there is
 * none.
 */
export const marked = (pdf: Uint8Array, ai: AiPart): Uint8Array => {
  const bytes = Buffer.from(pdf)
  const at = bytes.indexOf(room(ai) + end)
  if (at < 0) throw new TypeError('The PDF has no room for its mark')
  bytes.write(elementOf(ai), at, 'latin1')
  return bytes
}
