import { describe, expect, test } from 'vitest'
import { segments as shape } from './answers.ts'
import { envelope } from './envelope.ts'
import { asMarkdown } from './markdown.ts'
import { readAnswer } from './read-answer.ts'
import { segmentsAsText, segmentsRead } from './segments.ts'
import { asSrt, asVtt } from './subtitles.ts'
import { titleOf } from './title.ts'

const interview = [
  { start: 0, end: 2.4, text: 'Guten Morgen, Frau Berg.', speaker: 'A' },
  { start: 2.4, end: 6, text: '1. Mai ist Eröffnung.', speaker: 'B' },
  { start: 6.2, end: 9, text: 'Mit *Musik* & Kuchen <frisch>.', speaker: 'B' },
]

describe('what was said', () => {
  test('is read as paragraphs, each with its speaker', () => {
    expect(segmentsAsText(interview)).toBe(
      'A: Guten Morgen, Frau Berg.\n\nB: 1. Mai ist Eröffnung. Mit *Musik* & Kuchen <frisch>.',
    )
  })

  test('is no list and no emphasis in Markdown', () => {
    const bare = interview.map(({ speaker: _, ...segment }) => segment).slice(1)
    expect(asMarkdown(shape(), bare, 'de')).toBe('1\\. Mai ist Eröffnung. Mit \\*Musik\\* & Kuchen \\<frisch\\>.')
    expect(asMarkdown(shape(), interview, 'de')).toContain('**B:** 1\\. Mai')
  })

  test('begins a paragraph after a long pause', () => {
    const [one, two] = segmentsAsText([
      { start: 0, end: 1, text: 'Eins.' },
      { start: 9, end: 10, text: 'Zwei.' },
    ]).split('\n\n')
    expect([one, two]).toEqual(['Eins.', 'Zwei.'])
  })

  test('travels as specified, and comes back by hand', () => {
    const text = asMarkdown(shape(), interview, 'de')
    expect(envelope(shape(), { answer: interview, text }, 'de')).toMatchObject({
      success: true,
      result: { text: segmentsAsText(interview), segments: [{ start: 0, end: 2.4 }, {}, {}] },
      segments: [{ text: 'Guten Morgen, Frau Berg.' }, {}, {}],
    })
    expect(readAnswer(shape(), JSON.stringify(interview))).toEqual(interview)
    expect(segmentsRead([{ start: 'x', end: 1, text: 'a' }])).toBeUndefined()
    expect(titleOf(interview).title).toContain('Guten Morgen')
  })
})

describe('subtitles', () => {
  test('have the times and signs that programs expect', () => {
    expect(asSrt(interview).split('\n').slice(0, 3)).toEqual([
      '1',
      '00:00:00,000 --> 00:00:02,400',
      'A: Guten Morgen, Frau Berg.',
    ])
    expect(asVtt(interview)).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.400\n/)
    expect(asVtt(interview)).toContain('& Kuchen &lt;frisch>'.replace('&', '&amp;'))
    expect(asSrt([{ start: 3661.5, end: 3662, text: 'a --> b' }])).toContain('01:01:01,500 --> 01:01:02,000\na → b')
  })

  test('are no longer than two lines and seven seconds', () => {
    const long = { start: 0, end: 30, text: 'Wir haben im Frühjahr damit angefangen und dann ging es. '.repeat(8) }
    const cues = asVtt([long]).split('\n\n').slice(1)
    for (const cue of cues) {
      const [times = '', ...lines] = cue.trim().split('\n')
      const [from = 0, to = 0] = times.split(' --> ').map(time => Number(time.slice(6)))
      expect(to - from).toBeLessThanOrEqual(7.5)
      expect(lines.length).toBeLessThanOrEqual(2)
      for (const line of lines) expect(line.length).toBeLessThanOrEqual(50)
    }
  })
})
