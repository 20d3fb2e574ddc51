import { expect, test } from 'vitest'
import { text as aText } from '#shared/answers.ts'
import type { VersionView } from '#server/runs/shown.ts'
import { versionView } from '#tests/version-view.ts'
import { addedTo } from './added.ts'
import { writtenIn } from './made.ts'

const values = { content: 'Wir eröffnen am 3. Mai in Kassel.' }
/** What is told to be in none of what was given for the last of these versions. */
const told = (...versions: readonly [VersionView, ...VersionView[]]) => {
  const { _id: run, hand, text } = versions.at(-1) ?? versions[0]
  const written = writtenIn(versions, { shape: aText(), language: 'de', run, hand, written: text })
  const made = { basis: 'notes', shape: aText(), given: [], ...written } as const
  const { added } = addedTo({ answer: text, text, values, language: 'de', keeps: undefined, sources: [], made })
  return added.map(({ here }) => here?.marked)
}

const first = versionView({ _id: 'first', text: 'Wir eröffnen am 3. Mai in Kassel, mit 40 Plätzen.' })
const byHand = versionView({ _id: 'hand', parent: 'first', hand: true, text: `${first.text} Eintritt: 12 Euro.` })

test('what its reader typed is not told of when it is saved; what the model has added still is', () => {
  expect(told(first)).toEqual(['40'])
  expect(told(first, byHand)).toEqual(['40'])
})

test('nor when the text is changed by the model afterwards, saved before or sent along', () => {
  const refinement = { how: 'shorter' } as const
  const text = 'Am 3. Mai in Kassel: 40 Plätze, 12 Euro, 7 Stände.'
  const shorter = versionView({ _id: 'shorter', parent: 'hand', refinement, text })
  expect(told(first, byHand, shorter)).toEqual(['40', '7'])
  const sent = versionView({ _id: 'sent', parent: 'first', refinement: { ...refinement, answer: byHand.text }, text })
  expect(told(first, sent)).toEqual(['40', '7'])
})

test('of several answers the one counts that was changed, and what is written anew is all the model’s', () => {
  const both = versionView({ ...first, variants: [first.text, 'Kassel, 3. Mai: 60 Stühle.'] })
  const other = versionView({ ...byHand, variant: 2, text: 'Kassel, 3. Mai: 60 Stühle, 12 Euro.' })
  expect(told(both, other)).toEqual(['60'])
  expect(told(both, other, versionView({ _id: 'anew', parent: 'hand', text: 'Eintritt: 12 Euro.' }))).toEqual([
    '12 Euro',
  ])
})

test('where the text that it was made of has been deleted, nothing is called added', () => {
  expect(told(byHand)).toEqual([])
})
