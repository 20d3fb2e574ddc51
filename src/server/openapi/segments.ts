const seconds = (description: string) => ({ type: 'number', minimum: 0, description })

/** What is said in a recording, on the wire: `Segment` in `shared/segments.ts`. */
export const segmentsSchema = {
  type: 'array',
  items: {
    type: 'object',
    required: ['start', 'end', 'text'],
    properties: {
      start: seconds('Where it begins, in seconds.'),
      end: seconds('Where it ends, in seconds.'),
      text: { type: 'string' },
      speaker: { type: 'string', description: 'Who says it, where that is known.' },
    },
  },
}
