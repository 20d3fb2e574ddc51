import { expect, test } from 'vitest'
import { list } from '#shared/answers.ts'
import { isProse } from '#shared/prose.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { inParts } from './in-parts.ts'

const written = [
  ['line', 'Hier sind drei Titel:\n\n1. **„Eins“**\n2. **„Zwei“**\n3. **„Drei“**'],
  ['text', '### 1\n\nEins:\n\n1. a\n2. b\n\n### 2\n\nZwei.\n\n---\n\n### 3\n\nDrei.'],
  ['text', '**Fassung 1:**\n\nEins.\n\n**Fassung 2:**\n\nZwei.\n\n**Fassung 3:**\n\nDrei.'],
  ['text', 'Eins.\n\nZwei.\n\nDrei.'],
  ['text', 'Das weiß ich nicht.'],
  ['text', '{"items": ["Eins.", "Zwei.", "Drei."]}'],
  ['paragraph', '## Eins\n\nZwei.\n\nDrei:\n\n- a\n- b'],
] as const

async function* inTwo(text: string, at: number) {
  yield text.slice(0, at)
  yield* text.slice(at)
}

test.each(written)(
  'a list of the kind %s is told as it is read, wherever it is cut while it comes: %s',
  async (each, text) => {
    const shape = list({ each, howMany: 3 })
    if (!isProse(shape)) throw new Error('It is asked for as JSON.')
    for (let at = 0; at <= text.length; at++) {
      const items: unknown[] = []
      let whole: unknown = items
      for await (const told of inParts(inTwo(text, at), shape)) {
        if (typeof told === 'string' || !('event' in told)) continue
        if (told.event === 'item' && 'at' in told) items[told.at ?? 0] = told.item
        if (told.event === 'message_replace') whole = told.answer
      }
      expect(whole).toEqual(readAnswer(shape, text))
    }
  },
)
