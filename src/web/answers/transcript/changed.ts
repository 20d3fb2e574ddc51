import { paragraphsOf, type Segment } from '#shared/segments.ts'

/** The paragraphs of what was said, each with the place of its first segment in the whole. */
export const placedIn = (segments: readonly Segment[]) => {
  let next = 0
  return paragraphsOf(segments).map(paragraph => {
    const first = next
    next += paragraph.length
    return { segments: paragraph, first }
  })
}

const withSpeaker = ({ speaker: _, ...segment }: Segment, name: string): Segment =>
  name ? { ...segment, speaker: name } : segment

/** The same with another text of one segment. */
export const withText = (segments: readonly Segment[], at: number, text: string): readonly Segment[] =>
  segments.map((segment, place) => (place === at ? { ...segment, text } : segment))

/**
 * The same with another name of whoever speaks in these segments: everywhere, where they had one; else in these alone.
 */
export const renamed = (
  segments: readonly Segment[],
  places: readonly number[],
  before: string | undefined,
  name: string,
): readonly Segment[] =>
  segments.map((segment, place) =>
    (before === undefined ? places.includes(place) : segment.speaker === before) ? withSpeaker(segment, name) : segment,
  )
