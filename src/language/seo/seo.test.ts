import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { wordSpans } from '../spans.ts'
import { blocksIn, type SeoFrame, seoOf, type SeoRuleName, seoRules } from './index.ts'
import { keyphraseOf, timesIn } from './keyphrase.ts'
import { lineTokens } from './about.ts'
import { passiveIn } from './passive.ts'
import { transitionIn } from './transitions.ts'

const frame: SeoFrame = { title: '', description: '', keyphrase: '', language: 'de' }
const seo = (markdown: string, about: Partial<SeoFrame> = {}) => {
  const blocks = blocksIn(fromMarkdown(markdown))
  const { score, findings } = seoOf(blocks, { ...frame, ...about })
  const of = (rule: SeoRuleName) => {
    const found = findings.find(one => one.rule === rule)
    const marked = found?.places?.map(({ block, from, to }) => blocks[block]?.text.slice(from, to))
    return found && { state: found.state, says: found.message.de, marked }
  }
  return { score, of }
}

describe('a keyphrase is found', () => {
  test.each([
    ['Kaffeemaschine', 'de', 'Gute Kaffeemaschinen sind laut.', 1],
    ['Kaffeemaschinen', 'de', 'Eine Kaffeemaschine, noch eine KAFFEEMASCHINE.', 2],
    ['Kaffee-Maschine', 'de', 'Die Kaffeemaschine steht da.', 1],
    ['Kaffeemaschine', 'de', 'Eine Siebträger-Kaffeemaschine und eine Kaffee-Maschine.', 2],
    ['kaffee maschine', 'de', 'Die Kaffeemaschine steht da.', 1],
    ['Mühle', 'de', 'Alle Mühlen mahlen, auch diese Muehle.', 2],
    ['Straßenrad', 'de', 'Das Strassenrad ist leicht.', 1],
    ['Haus am See', 'de', 'Wir suchen Häuser, gern an einem See.', 1],
    ['Haus am See', 'de', 'Wir suchen Häuser. Am See ist es still.', 0],
    ['Auto', 'de', 'Die Automatik gefällt dem Autor.', 0],
    ['E-Bike', 'de', 'Eine E-Mail zum Bike.', 0],
    ['cargo bike', 'en', 'Our cargo bikes are bikes for cargo.', 2],
    ['baking bread', 'en', 'How to bake good breads at home.', 1],
  ] as const)('%s (%s) in: %s', (typed, language, line, times) => {
    const phrase = keyphraseOf(typed, language)
    expect(phrase).toBeDefined()
    const sentences = line.split(/(?<=\.) /)
    const found = sentences.flatMap(one => (phrase ? timesIn(lineTokens(one, language), phrase) : []))
    expect(found).toHaveLength(times)
  })
})

describe('the passive', () => {
  const in_ = (language: string) => (line: string) => {
    const found = passiveIn(wordSpans(line), line, language)
    return found && line.slice(found.from, found.to)
  }
  test.each([
    ['Das Haus wird im Mai gebaut.', 'wird im Mai gebaut'],
    ['Ich weiß, dass der Vertrag gekündigt wurde.', 'gekündigt wurde'],
    ['Die Räder wurden repariert.', 'wurden repariert'],
    ['Der Antrag ist abgelehnt worden.', 'abgelehnt worden'],
    ['Das Thema wird morgen besprochen.', 'wird morgen besprochen'],
    ['Die Ware wurde nie erhalten.', 'wurde nie erhalten'],
    ['Wir werden morgen gehen.', undefined],
    ['Es wird kalt.', undefined],
    ['Sie wurde Ärztin.', undefined],
    ['Wir werden Sie verstehen.', undefined],
    ['Das würde uns gefallen.', undefined],
  ])('%s', (line, marked) => expect(in_('de')(line)).toBe(marked))
  test.each([
    ['The house was built in May.', 'was built'],
    ['It has not been properly tested.', 'been properly tested'],
    ['They are being repaired.', 'are being repaired'],
    ['We are interested in bread.', undefined],
    ['He is indeed a baker.', undefined],
    ['She built a house.', undefined],
  ])('%s', (line, marked) => expect(in_('en')(line)).toBe(marked))
})

test('words that lead on are found, also phrases', () => {
  const found = (line: string, language: string) => {
    const span = transitionIn(wordSpans(line), language)
    return span && line.slice(span.from, span.to)
  }
  expect(found('Der Ofen ist alt. Zum Beispiel fehlt die Tür.', 'de')).toBe('Zum Beispiel')
  expect(found('On the other hand, bread is cheap.', 'en')).toBe('On the other hand')
  expect(found('Brot schmeckt.', 'de')).toBeUndefined()
})

const good = `Eine Kaffeemaschine macht den Morgen leichter. Deshalb lohnt es sich, in Ruhe zu wählen.

## Welche Kaffeemaschine passt

${'Zuerst zählt der Platz in der Küche. Danach entscheidet das Budget. Wir testen selbst und vergleichen. '.repeat(9)}

Mehr sagt der [Test](https://example.org/test), und auf [unserer Seite](https://www.baecker.example/kaffee) steht der Rest.

## Reinigen und pflegen

${'Außerdem verlängert Pflege das Leben der Maschine. Spülen Sie täglich. Jeder Filter hält einen Monat. '.repeat(9)}

Eine Kaffeemaschine hält so zehn Jahre. ![Kaffeemaschine mit Mühle](/files/a)`

const described =
  'Welche Kaffeemaschine passt zu Ihnen? Wir vergleichen Größe, Preis und Pflege und sagen, worauf Sie beim Kauf achten sollten.'
const complete = {
  title: 'Kaffeemaschine kaufen: Das zählt wirklich',
  description: described,
  keyphrase: 'Kaffeemaschine',
  site: 'baecker.example',
}

test('the weights are 100 in all', () =>
  expect(Object.values(seoRules).reduce((sum, { weight }) => sum + weight, 0)).toBe(100))

test('a text that does everything well has the full score', () => {
  const { score, of } = seo(good, complete)
  const rest = (Object.keys(seoRules) as SeoRuleName[]).flatMap(rule =>
    of(rule)?.state === 'good' ? [] : [`${rule}: ${of(rule)?.says}`],
  )
  expect(rest).toEqual([])
  expect(score).toBe(100)
})

test('without a keyphrase nothing that needs one is said, but it counts', () => {
  const { score, of } = seo(good, { ...complete, keyphrase: ' ' })
  expect(of('keyphrase')?.state).toBe('bad')
  expect(of('keyphraseInTitle')).toBeUndefined()
  expect(score).toBeLessThan(60)
})

test.each<[string, SeoRuleName, string, Partial<SeoFrame>, string, readonly string[] | undefined]>([
  ['a title without it', 'keyphraseInTitle', good, { title: 'Der beste Morgen' }, 'bad', undefined],
  [
    'a title with it late',
    'keyphraseInTitle',
    good,
    { title: 'Das zählt wirklich beim Kauf einer Kaffeemaschine' },
    'better',
    undefined,
  ],
  [
    'an introduction without it',
    'keyphraseInIntroduction',
    'Guten Morgen.\n\nKaffeemaschine',
    {},
    'bad',
    ['Guten Morgen.'],
  ],
  ['headings without it', 'keyphraseInHeadings', '# Eins\n\nText\n\n# Zwei', {}, 'bad', ['Eins', 'Zwei']],
  ['a picture without words', 'pictures', 'So ![](/files/a) sieht es aus.', {}, 'bad', ['\ufffc']],
  ['a short text', 'textLength', 'Kurz.', {}, 'bad', undefined],
  ['no description', 'descriptionLength', 'Kurz.', { description: '' }, 'bad', undefined],
  ['a title that is cut off', 'titleLength', 'Kurz.', { title: 'Kaffeemaschine '.repeat(6) }, 'better', undefined],
  ['no link inside', 'linksInside', '[a](https://example.org)', {}, 'bad', undefined],
  ['a link inside', 'linksInside', '[innen](https://shop.baecker.example/x)', {}, 'good', ['innen']],
  [
    'long sentences',
    'sentenceLength',
    `${'wir backen und '.repeat(9)}ruhen. Kurz. Gut.`,
    {},
    'bad',
    [`${'wir backen und '.repeat(9)}ruhen.`],
  ],
  [
    'a long paragraph',
    'paragraphLength',
    `${'Wir backen Brot. '.repeat(60)}`,
    {},
    'better',
    [`${'Wir backen Brot. '.repeat(60)}`.trim()],
  ],
])('%s is marked where it is', (_, rule, text, about, state, marked) => {
  expect(seo(text, { ...complete, ...about }).of(rule)).toMatchObject({ state, ...(marked && { marked }) })
})

test('a keyphrase of several words is one place where they stand together', () => {
  const text = `Ein altes Lastenrad mieten. ${'Wir backen gutes Brot und essen es. '.repeat(16)}Mieten kann man ein Lastenrad.`
  expect(seo(text, { ...complete, keyphrase: 'Lastenrad mieten' }).of('keyphraseDensity')?.marked).toEqual([
    'Lastenrad mieten',
    'Mieten',
    'Lastenrad',
  ])
})

test('too much of it reads as pushy', () => {
  const text = 'Die Kaffeemaschine ist gut. '.repeat(40)
  expect(seo(text, complete).of('keyphraseDensity')?.state).toBe('bad')
})

test('words of code and calls of notes are no words, and part no sentence', () => {
  const { of } = seo('Brot[^1] ist gut.[^1] Wir backen `wurde gebaut` selbst. Kommen Sie.\n\n[^1]: Ja.', complete)
  expect(of('passive')?.says).toContain('0 %')
  expect(of('textLength')?.says).toContain('8 Wörter')
})

const piece = fc.constantFrom(
  '# ',
  '- ',
  '| a |\n|---|\n',
  '\n\n',
  'Kaffeemaschine ',
  '**wurde** ',
  'gebaut. ',
  '[x](https://a.example) ',
  '`c` ',
  '![](/files/a)',
  'ß',
  '\ufffc',
)
test('whatever was written, places lie in their blocks and the score between 0 and 100', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, fc.string({ unit: 'grapheme' }))), fc.string(), (pieces, typed) => {
      const blocks = blocksIn(fromMarkdown(pieces.join('')))
      for (const language of ['de', 'en', 'fr']) {
        const { score, findings } = seoOf(blocks, { ...complete, keyphrase: typed, language })
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
        for (const { block, from, to } of findings.flatMap(({ places = [] }) => places)) {
          expect(from).toBeLessThanOrEqual(to)
          expect(to).toBeLessThanOrEqual(blocks[block]?.text.length ?? -1)
        }
      }
    }),
  )
})
