import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Case, casesOf } from '#tests/additions/sets.ts'
import { additionsTo } from './index.ts'

const today = new Date(2026, 10, 23, 9)

/** Texts of a few words do not tell their language. */
const english = /\b(?:the|our|us|is|are|we|of|and|at|on)\b/iu

const told = (notes: string, text: string, knowledge = false) =>
  additionsTo([notes], text, { today, knowledge, language: english.test(text) ? 'en' : 'de' }).additions
const hardIn = (notes: string, text: string) => told(notes, text).filter(({ quiet }) => !quiet)
const quietIn = (notes: string, text: string) => told(notes, text).filter(({ quiet }) => quiet)
const pieces = (notes: string, text: string) => hardIn(notes, text).map(({ from, to }) => text.slice(from, to))

/** The texts in which something is remarked on that was not added, with what it is. */
const falseIn = (cases: readonly Case[]) =>
  cases.flatMap(({ name, notes, text }) => {
    const found = told(notes, text).filter(({ kind, quiet }) => !(quiet && kind === 'quotation'))
    return found.length ? [`${name}: ${found.map(({ message }) => message.en).join('; ')}`] : []
  })

const missedIn = (cases: readonly Case[]) =>
  cases.flatMap(({ name, notes, text, planted }) =>
    planted.flatMap(({ was, put, marked }) => {
      const at = text.indexOf(was)
      const careless = text.replace(was, () => put)
      const place = careless.indexOf(marked, at)
      const isFound = hardIn(notes, careless).some(({ from, to }) => from < place + marked.length && place < to)
      return at >= 0 && isFound ? [] : [`${name}: ${marked}`]
    }),
  )

describe.each([
  [
    'texts that the rules were made with',
    [
      ...casesOf('de'),
      ...casesOf('en'),
      ...casesOf('more'),
      ...casesOf('further'),
      ...casesOf('varied'),
      ...casesOf('longer'),
      ...casesOf('unseen'),
    ],
  ],
  ['the last texts', casesOf('last')],
])('%s', (_, cases) => {
  test('are left alone where nothing was added, but for five in a hundred', () => {
    const wrong = falseIn(cases)
    expect(wrong.length / cases.length, wrong.join('\n')).toBeLessThanOrEqual(0.05)
  })

  test('show what was added, but for three in a hundred', () => {
    const missed = missedIn(cases)
    const planted = cases.flatMap(one => one.planted).length
    expect(missed.length / planted, missed.join('\n')).toBeLessThanOrEqual(0.03)
  })
})

test.each([
  ['zwölf Plätze', 'Es gibt 12 Plätze.'],
  ['a dozen eggs', 'There are twelve eggs in it.'],
  ['2340 leute', 'Es kamen 2.340 Menschen.'],
  ['2 340 people', 'There were 2,340 of them.'],
  ['preis 29,90', 'Der Preis liegt bei 29,90 Euro.'],
  ['ab 19 uhr', 'Einlass ist ab 19:00 Uhr.'],
  ['starts 7pm', 'It starts at 7 pm, that is 19:00.'],
  ['am 6.12.', 'Am Sonntag, dem 6. Dezember 2026, ist es so weit.'],
  ['6 dec', 'On Sunday 6 December, it is here.'],
  ['ab freitag', 'Ab Freitag, dem 27. November, ist offen.'],
  ['open tomorrow', 'We open on 24 November.'],
  ['seit 1926', 'Seit 100 Jahren backen wir.'],
  ['founded 1926', 'The firm turns 100 this year.'],
  ['38 kinder, 2 gruppen', 'Die 38 Kinder spielen in zwei Gruppen mit je 19 Kindern.'],
  ['20 € statt 25', 'Sie sparen 5 Euro: 20 statt 25 Euro.'],
  ['kurs mo 18-19.30', 'Der Kurs am Montag dauert 90 Minuten.'],
  ['bäckerei krause', 'Krauses Brot liegt auf dem Tisch.'],
  ['lena krause', 'Frau Krause freut sich.'],
  ['konzert', 'Es gibt drei Gründe: Musik, Licht und Wein.'],
  ['konzert', 'Wir sind 24 Stunden am Tag für Sie da, und das zu 100 Prozent.'],
  ['konzert', 'Heute, am 23. November 2026, ist es so weit.'],
  ['pizza', 'Italian food, German beer and an English garden.'],
  ['aufnahme 6:45', 'Wir erwarten Sie um Viertel vor sieben.'],
  ['kick-off 2.15, doors till 9pm', 'We begin at quarter past two and close at nine at night.'],
  ['hilfe[at]haus.example', 'Schreiben Sie an hilfe@haus.example.'],
  ['write to hello at house dot example', 'Write to us: hello@house.example'],
  ['zentrale 0361 781-0, fr. oehme -2214', 'Sie erreichen Frau Oehme unter 0361 781-2214.'],
  ['dz 389 pp, ez +60', 'Das Doppelzimmer kostet 389 Euro, das Einzelzimmer 449 Euro.'],
  ['8 termine ab mi 13.1.', 'Wir treffen uns von Mittwoch, dem 13. Januar, bis zum 3. März.'],
  ['2nd sat jan', 'Join us on Saturday 9 January.'],
  ['3. advent', 'Kommen Sie am 13. Dezember.'],
  ['easter monday', 'We open on 29 March 2027.'],
  ['zu 14.–18.12.', 'Ab dem 19. Dezember sind wir wieder da.'],
  ['text sent 14/10', 'We wrote to you on 14 October.'],
  ['hof seit 98', 'Seit 1998 gibt es unseren Hof.'],
  ['9/month, annual 2 months free', 'A year of it comes to £90.'],
  ['41% kids', 'Two in five of them are children.'],
  ['enkelin übernimmt von vater georg', 'Den Betrieb führt nun die dritte Generation.'],
  ['20h film', 'Der Film beginnt um 20 Uhr.'],
  ['erw 5,50 (bisher 4,80)', 'Erwachsene zahlen 5,50 Euro, 70 Cent mehr als bisher.'],
  ['becken 28 statt 27°', 'Statt 27 hat das Becken 28 Grad.'],
  ['70% aus MV', 'Sieben von zehn kommen aus Mecklenburg-Vorpommern.'],
  ['£640k cost: 410 heritage fund', 'Of the £640,000, the Heritage Fund gave £410,000.'],
  ['thx to hist env scot', 'We are grateful to Historic Environment Scotland.'],
  ['kalt 945, nk 210', 'Die Miete beträgt 945 Euro kalt mit 210 Euro Nebenkosten: 1.155 Euro warm.'],
  ['18,400 words, 2,100 repeat, 0.14/word', 'Of 18,400 words 2,100 repeat. The other 16,300 cost €2,282.'],
  ['trainer verlängert bis 28. dann', 'Der Trainer hat bis 2028 verlängert.'],
  ['u16 £36', 'It is £36 if you are under sixteen.'],
  ['we told FSA', 'We informed the Food Standards Agency.'],
  ['jahreshauptversammlung fr', 'Am Freitag ist unsere JHV.'],
  ['drehleiter aus meißen', 'Auch die Meißner Drehleiter kommt.'],
])('says the same: %s, %s', (notes, text) => expect(pieces(notes, text)).toEqual([]))

test.each([
  ['bücherei, 2.340 leute', 'Es kamen 3.240 Leute.', '3.240'],
  ['termin 6.12.', 'Wir sehen uns am 13. Dezember.', '13. Dezember'],
  ['sa 12.12.', 'Wir öffnen am Sonntag, dem 12. Dezember.', 'Sonntag'],
  ['meeting 7pm', 'The meeting starts at 8 pm today.', '8 pm'],
  ['ruf an', 'Rufen Sie an: 03501 44321', '03501 44321'],
  ['mail us', 'Write to info@krause.example today.', 'info@krause.example'],
  ['frau krause', 'Sie erreichen Frau Lehmann.', 'Frau Lehmann'],
  ['our shop', 'Visit our shop in Leeds.', 'Leeds'],
  ['aufnahme 6:45', 'Wir erwarten Sie um Viertel nach sieben.', 'Viertel nach sieben'],
  ['course 2.15', 'The course starts at quarter to three.', 'quarter to three'],
  ['sat 8-1', 'We are open until two on Saturdays.', 'two'],
  ['jd. 2. mittwoch', 'Wir treffen uns immer am dritten Mittwoch im Monat.', 'dritten Mittwoch'],
  ['bus 1 + 4, frei ab 14.1.', 'Es fahren die Buslinien 1 und 14.', '14'],
  ['halt kastanienwall', 'Sie steigen an der Haltestelle Münsterkirchhof aus.', 'Münsterkirchhof'],
  ['drehleiter aus meißen', 'Auch die Coswiger Drehleiter kommt.', 'Coswiger'],
  ['kuh berta', 'Berta gehörte Bauer Hinrichsen und lag auf dem Deich.', 'Bauer Hinrichsen'],
  ['import aus lexware', 'Ihre Artikel kommen aus DATEV zu uns.', 'DATEV'],
  ['team of 8, 28% off', 'We are eight, and we pay an 8% pension.', '8%'],
  ['haus.wohnung@mail.example', 'Schreiben Sie an haus-wohnung@mail.example.', 'haus-wohnung@mail.example'],
  ['12 nov: flats 3, 7 + 11', 'We need to come into flats 3, 7 and 12.', '12'],
  ['eier 6er 2,70', 'Ein Zehnerpack Eier kostet 2,70 Euro.', 'Zehn'],
  ['laden in pirna', 'Der Laden in der Lindenstraße 12 in Pirna.', 'Lindenstraße 12'],
  [
    'the head, jane moss',
    'It is a big day. “We have waited for this all our lives,” says Jane Moss.',
    '“We have waited for this all our lives,”',
  ],
])('finds what was added: %s, %s', (notes, text, piece) => expect(pieces(notes, text)).toEqual([piece]))

test('a proposed quotation that is marked as one is told quietly', () => {
  const text = '„Wir freuen uns auf alle, die kommen“, sagt Lena Krause. [Zitat bitte freigeben]'
  expect(hardIn('lena krause', text)).toEqual([])
  expect(quietIn('lena krause', text).map(({ message }) => message.de)).toEqual([
    'Vorgeschlagenes Zitat: bitte freigeben lassen.',
  ])
})

test.each([
  ['kurs montags', 'Wir garantieren Ihnen einen Platz.', 'promise'],
  ['course on mondays', 'The course is free of charge.', 'promise'],
  ['suppe war kalt', 'Die Suppe war kalt. Wir erstatten Ihnen das Essen.', 'promise'],
  ['soup was cold', 'The soup was cold. This was our fault.', 'admission'],
  ['kurs montags', 'Der Kurs ist nur für Mitglieder offen, montags.', 'exclusion'],
])('a statement without a counterpart is told quietly: %s, %s', (notes, text, kind) => {
  expect(hardIn(notes, text)).toEqual([])
  expect(quietIn(notes, text).map(one => one.kind)).toEqual([kind])
})

test.each([
  ['eintritt frei', 'Der Eintritt ist kostenlos.'],
  ['bestellung kam 2 wochen zu spät', 'Dass Ihre Bestellung zwei Wochen zu spät kam, tut uns leid.'],
  ['soup was cold', 'We are sorry that your soup was cold.'],
  ['kurs', 'Wie immer freuen wir uns auf Sie.'],
])('one that has a counterpart, or promises nothing, is not: %s, %s', (notes, text) =>
  expect(told(notes, text)).toEqual([]),
)

const after = (text: string, mend: { from: number; to: number; text: string } | undefined) =>
  mend && text.slice(0, mend.from) + mend.text + text.slice(mend.to)

test.each([
  ['2.340 leute', 'Es kamen 3.240 Leute.', 'Es kamen 2.340 Leute.'],
  ['18 uhr', 'Beginn ist um 19 Uhr.', 'Beginn ist um 18 Uhr.'],
  ['so 6.12.', 'Kommen Sie am Samstag, dem 5. Dezember, vorbei.', 'Kommen Sie am Sonntag, dem 6. Dezember, vorbei.'],
  ['call 07700 900123', 'Call us on 07700 900132 today.', 'Call us on 07700 900123 today.'],
  ['lena krause', 'Es grüßt Sie Lina Krause.', 'Es grüßt Sie Lena Krause.'],
  ['order 48213', 'Your order 48231 is on its way.', 'Your order 48213 is on its way.'],
])('puts right what was meant: %s, %s', (notes, text, right) =>
  expect(hardIn(notes, text).map(one => after(text, one.correct))).toContain(right),
)

test.each([
  ['backen brot', 'Wir backen jeden Tag Brot seit 1931. Kommen Sie.', 'Wir backen jeden Tag Brot. Kommen Sie.'],
  ['backen brot', 'Wir backen Brot. Über 600 Menschen kaufen es. Kommen Sie.', 'Wir backen Brot. Kommen Sie.'],
  ['jonas lenk', '**Kontakt:** Jonas Lenk, 03643 48210', '**Kontakt:** Jonas Lenk'],
  ['job', 'We offer:\n- bread\n- 30 days off\n- tea', 'We offer:\n- bread\n- tea'],
  ['anna', 'Es spielt Anna (geboren 1990 in Graz).', 'Es spielt Anna.'],
])('strikes out what belongs together: %s, %s', (notes, text, rest) =>
  expect(hardIn(notes, text).map(one => after(text, one.strike))).toContain(rest),
)

test('what is written from general knowledge is only to be checked', () => {
  const text = 'Edison meldete 1879 ein Patent an. Das ist garantiert wahr.'
  expect(told('glühlampe', text, true).map(({ quiet, message }) => [quiet, message.de])).toEqual([
    [true, 'Bitte prüfen: 1879'],
  ])
})

test('what stands outside the parts of a text is ours and nothing to remark on', () => {
  const text = '## Teil 17\n\nEs kostet 40 Euro.'
  const { additions } = additionsTo(['kurs'], text, { today, language: 'de', parts: [{ from: 12, to: text.length }] })
  expect(additions.map(({ from, to }) => text.slice(from, to))).toEqual(['40 Euro'])
})

const piece = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '3. Mai ',
    '1.000 Euro ',
    'Anna ',
    '„Wir sind da“, sagt Anna. ',
    '(',
    ')',
    '\n- ',
    '**',
    '9–18 Uhr ',
    ', ',
  ),
)

test('whatever was typed, what is marked and struck out stands in the text, and nothing was added to a text by itself', () => {
  fc.assert(
    fc.property(fc.array(piece), fc.array(piece), (one, other) => {
      const [notes, text] = [one.join(''), other.join('')]
      for (const { from, to, correct, strike } of additionsTo([notes], text, { today, language: 'de' }).additions) {
        expect(text.slice(from, to).trim()).not.toBe('')
        for (const mend of [correct, strike]) {
          if (!mend) continue
          expect(mend.from).toBeGreaterThanOrEqual(0)
          expect(mend.to).toBeLessThanOrEqual(text.length)
          expect(mend.from).toBeLessThan(mend.to)
        }
      }
    }),
  )
})
