import { asWords } from './credit.ts'

/** What was said from one moment of a recording to another, in seconds from its beginning; and by whom, if known. */
export type Segment = Readonly<{ start: number; end: number; text: string; speaker?: string }>

const isMoment = (value: unknown) => typeof value === 'number' && Number.isFinite(value) && value >= 0

export const isSegment = (item: unknown): item is Segment =>
  typeof item === 'object' &&
  item !== null &&
  'start' in item &&
  isMoment(item.start) &&
  'end' in item &&
  isMoment(item.end) &&
  'text' in item &&
  typeof item.text === 'string' &&
  (!('speaker' in item) || typeof item.speaker === 'string')

/** The segments of an answer, in their order. */
export const segmentsIn = (answer: unknown): readonly Segment[] =>
  Array.isArray(answer) ? answer.filter(isSegment) : []

/** A pause that begins a new paragraph; seconds. */
const longPause = 2.5
/** A paragraph that is longer ends with its sentence; characters. */
const longParagraph = 700
const endsSentence = /[.!?…]["”“»)]?\s*$/

/** What belongs together as it is read: until somebody else speaks, a long pause, or the end of a sentence. */
export const paragraphsOf = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
  const paragraphs: Segment[][] = []
  let length = 0
  let before: Segment | undefined
  for (const segment of segments) {
    const goesOn =
      before &&
      before.speaker === segment.speaker &&
      segment.start - before.end < longPause &&
      !(length > longParagraph && endsSentence.test(before.text))
    if (!goesOn) {
      paragraphs.push([])
      length = 0
    }
    paragraphs.at(-1)?.push(segment)
    length += segment.text.length
    before = segment
  }
  return paragraphs
}

const spoken = (paragraph: readonly Segment[], as: (text: string) => string) =>
  paragraph
    .map(({ text }) => as(text.trim()))
    .filter(Boolean)
    .join(' ')

const inParagraphs = (
  segments: readonly Segment[],
  as: (text: string) => string,
  named: (speaker: string) => string,
): string =>
  paragraphsOf(segments)
    .map(paragraph => {
      const [first] = paragraph
      const text = spoken(paragraph, as)
      return text && first?.speaker ? `${named(first.speaker)} ${text}` : text
    })
    .filter(Boolean)
    .join('\n\n')

/** What was said, as one writes it down: paragraphs, each with its speaker where that is known. */
export const segmentsAsText = (segments: readonly Segment[]): string =>
  inParagraphs(
    segments,
    text => text,
    speaker => `${speaker}:`,
  )

/** At the beginning of a paragraph these would be a list, a heading or a quotation. */
const lead = /^(?:(\d+)([.)])(?=\s)|([-+#>]))/

/** The same as Markdown, in which no word of a speaker is a sign. */
export const segmentsAsMarkdown = (segments: readonly Segment[]): string =>
  inParagraphs(
    segments,
    text => asWords(text).replace(lead, (_, number = '', dot = '', sign = '') => `${number}\\${dot}${sign}`),
    speaker => `**${asWords(speaker)}:**`,
  )

/** A list of segments as it was sent or kept: those without words are left out, times are put in their order. */
export const segmentsRead = (found: unknown): readonly Segment[] | undefined => {
  if (!Array.isArray(found) || !found.every(isSegment)) return undefined
  return found
    .filter(({ text }) => text.trim())
    .map(({ start, end, text, speaker }) => ({
      ...{ start, end: Math.max(start, end), text: text.trim() },
      ...(speaker?.trim() && { speaker: speaker.trim() }),
    }))
}
