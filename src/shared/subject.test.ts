import { expect, test } from 'vitest'
import { findCall } from '#catalogue/index.ts'
import { isSameSubject } from './subject.ts'

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
