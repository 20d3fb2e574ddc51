import { expect, test } from 'vitest'
import { findCall } from '#catalogue/index.ts'
import { area, file } from './fields.ts'
import { isSameSubject, subjectOf } from './subject.ts'

const { fields } = findCall('press').call
const content = 'Die Bücherei in Ilmenau öffnet ab Mai auch sonntags.'

test.each([
  ['the same words in another tone', { content, tone: 'formal' }, true],
  ['a fact more', { content: `${content} Der Eintritt ist frei, ein Café gibt es auch.` }, true],
  ['a word mended', { content: content.replace('Mai', 'Juni') }, true],
  ['something else', { content: 'Am Freitag wird die Turnhalle wegen eines Rohrbruchs gesperrt.' }, false],
  ['nothing', {}, false],
])('a form with %s speaks of the same: %#', (_, now, same) => {
  expect(isSameSubject(fields, { content }, now)).toBe(same)
})

test('words come before the picture they speak of, also where it is asked for first', () => {
  const asked = {
    drawing: file({ de: 'Zeichnung', en: 'Drawing' }, { accept: 'images' }),
    prompt: area({ de: 'Was?', en: 'What?' }),
  }
  expect(subjectOf(asked, { drawing: '/files/a', prompt: 'Ein Haus' })).toBe('prompt')
  expect(subjectOf(asked, { drawing: '/files/a' })).toBe('drawing')
})
