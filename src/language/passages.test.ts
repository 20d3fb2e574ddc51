import { describe, expect, test } from 'vitest'
import { aboutIn } from './passages.ts'

const filler = (about: string) =>
  Array.from(
    { length: 30 },
    (_, at) => `${about} steht hier in Absatz ${at} und sonst nichts von Belang, ${'was '.repeat(30)}`,
  ).join('\n\n')

describe('what texts say about a question', () => {
  test('is all of them where they fit', () => {
    expect(aboutIn(['Gegründet 1926 in Pirna.', 'Drei Filialen.'], 'Einweihung', 8000)).toEqual([
      'Gegründet 1926 in Pirna.',
      'Drei Filialen.',
    ])
  })

  test('is found in other forms of its words, in the language of each text', () => {
    const german = `${filler('Die Satzung des Vereins')}\n\nUnsere Werkstätten öffnen sonnabends um neun; Fahrräder nimmt Herr Adler an.\n\n${filler('Der Vorstand')}`
    const english = `${filler('The weather of the island')}\n\nThe workshop repairs bicycles on Saturdays; ask for Mr Adler at the gate.\n\n${filler('The council')}`
    const [first, second] = aboutIn(
      [german, english],
      'Die Werkstatt nimmt ein Fahrrad an. Workshops repair a bicycle.',
      1500,
    )
    expect(first).toContain('Herr Adler')
    expect(second).toContain('Mr Adler')
    expect((first ?? '').length + (second ?? '').length).toBeLessThan(1700)
  })

  test('is nothing of a text that shares no word with it', () => {
    const [one, other] = aboutIn(
      [filler('Bienenstöcke'), filler('Quantenphysik')],
      'Wie pflegt man einen Bienenstock?',
      2000,
    )
    expect(one).toContain('Bienenstöcke')
    expect(other).toBe('')
  })
})
