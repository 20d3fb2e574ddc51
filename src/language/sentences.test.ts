import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'
import { closedLine, exhibition, orchards, riverFerry } from '#tests/language/texts.ts'

const texts = (text: string) => sentencesOf(text).map(sentence => sentence.text)

test.each([
  ['Das gilt z. B. am 3. Mai für Dr. Weiß. Nr. 5 kostet 3,50 Euro usw. Danach kam er.', 3],
  ['Prof. Dr. Maier wohnt in der Bahnhofstr. 12. Er lehrt seit dem 1. Oktober in Jena.', 2],
  ['Die Firma, d. h. ihr Inhaber, zahlt ca. 1,8 Mio. Euro. Mehr gibt es nicht.', 2],
  ['Ludwig der 14. Sonnenkönig lebte im 17. Jahrhundert. Im Jahr 1715 starb er.', 2],
  ['Wir erreichten Platz 3. Danach gingen wir heim.', 2],
  ['Das war 2019. Heute ist alles anders.', 2],
  ['„Kommst du?“, fragte sie. „Ja!“ sagte er. Dann schwieg er …', 3],
  ['Siehe Abb. 3 und Abs. 2. Die Art. Ist selten.', 3],
  ['J. S. Bach schrieb es bzw. ließ es schreiben, ggf. von einem Schüler.', 1],
  ['Mr. Price met Dr. Okafor at 6 p.m. in St. Ives. They talked, e.g. about No. 10, for an hour.', 2],
  ['“Is that so?” she asked. He nodded. The U.S. Senate had voted, i.e. twice.', 3],
  ['The shop shuts at 6 p.m. It opens at 9 a.m. Nobody knows why.', 3],
  ['It cost £2.50. Was it worth it? Yes!', 3],
])('%s', (text, howMany) => expect(texts(text)).toHaveLength(howMany))

test('a wrapped line goes on in the next one, a heading, a greeting and an item of a list do not', () => {
  const found = texts(exhibition)
  expect(found).toContain(
    'kurz zum Stand der Ausstellung: Die Leihgaben aus Dresden kommen am Donnerstag, dem 12. März, gegen 10 Uhr an.',
  )
  expect(found).toContain('Hallo zusammen,')
  expect(found).toContain('Beschriftungen für Saal 3 müssen bis Freitag in den Druck')
  expect(found).toContain('Die neuen Strahler flimmern, sobald sie gedimmt werden.')
  expect(sentencesOf(exhibition).filter(({ whole }) => whole)).toHaveLength(5)
})

test('a sentence knows its paragraph', () =>
  expect(sentencesOf('Eins. Zwei.\n\nDrei.\r\n\r\nVier.').map(({ paragraph }) => paragraph)).toEqual([0, 0, 1, 2]))

const onlySpaces = (text: string) => text.replaceAll(/\s+/gu, ' ').trim()

test.each([closedLine, riverFerry, orchards, exhibition])('nothing is changed in a text: %#', text => {
  const spaced = onlySpaces(text)
  for (const sentence of texts(text)) expect(spaced).toContain(sentence)
  expect(texts(text).join('').replaceAll(/\s/g, '').length).toBeGreaterThan(text.replaceAll(/\s/g, '').length * 0.98)
})

test('whatever was typed, each sentence stands in it, and in its order', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom('. ', '! ', '? ', '\n', '\n\n', '- ', 'z. B. ', '3. Mai ', 'Dr. ', '…', '„', '“', ' '),
  )
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const text = onlySpaces(pieces.join(''))
      let from = 0
      for (const sentence of texts(text)) {
        const at = text.indexOf(sentence, from)
        expect(at).toBeGreaterThanOrEqual(from)
        from = at + sentence.length
      }
    }),
  )
})
