import { expect, test } from 'vitest'
import { chosenText, inPieces, judgedFrom, wholeParagraphs } from './verdicts.ts'

const source = 'Sehr geehrte Frau Albrecht,\n\nes freut uns das sie kommen. Wir sind der einzigste Betrieb.'
const corrected = 'Sehr geehrte Frau Albrecht,\n\nes freut uns, dass Sie kommen. Wir sind der einzige Betrieb.'

const refusing = (now: string) =>
  judgedFrom(source, corrected, corrected).map(one =>
    one.edit.now === now ? { ...one, verdict: 'refused' as const } : one,
  )

test('what is not refused is taken', () => {
  expect(chosenText(source, judgedFrom(source, corrected, corrected))).toBe(corrected)
  expect(chosenText(source, refusing('einzige'))).toBe(corrected.replace('einzige', 'einzigste'))
})

test('a choice that was made before is found again in its text', () => {
  const judged = refusing('einzige')
  expect(judgedFrom(source, corrected, chosenText(source, judged))).toEqual(judged)
  expect(judgedFrom(source, corrected, 'Etwas ganz anderes.').every(({ verdict }) => verdict === 'open')).toBe(true)
})

test('kept pieces and what stood at the edits make the text again', () => {
  const pieces = inPieces(source, judgedFrom(source, corrected, corrected))
  expect(pieces.map(({ kept, edit }) => kept + (edit?.was ?? '')).join('')).toBe(source)
})

test('while a correction comes, only its whole paragraphs are compared', () => {
  const { source: before, written, rest } = wholeParagraphs(source, corrected.slice(0, 45))
  expect(before).toBe('Sehr geehrte Frau Albrecht,\n\n')
  expect(written).toBe('Sehr geehrte Frau Albrecht,\n\n')
  expect(written + rest).toBe(corrected.slice(0, 45))
  expect(wholeParagraphs(source, '')).toEqual({ source: '', written: '', rest: '' })
})
