import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findCall } from '#catalogue/index.ts'
import { form, list, type Shape } from '../answers.ts'
import { area, words } from '../fields.ts'
import { readAnswer, readSoFar } from '../read-answer.ts'
import { hasNamedParts } from './layout.ts'
import { asNamedParts } from './write.ts'

const shapeOf = (path: string): Shape => findCall(path).call.answer
const mail = shapeOf('generate_email_engine')
const newsletter = shapeOf('newsletter')
const post = shapeOf('social_media_ad')
const meta = shapeOf('meta_description')
const ad = shapeOf('google_ad_selber')
const weighed = form({
  pros: words({ de: 'Vorteile', en: 'Advantages' }, { most: 8, labels: ['Pro', 'Pros'] }),
  cons: words({ de: 'Nachteile', en: 'Disadvantages' }, { most: 8, labels: ['Contra', 'Cons'] }),
  verdict: area({ de: 'Abwägung', en: 'Verdict' }),
})
const listing = shapeOf('amazon_product_description')
const slogans = shapeOf('slogan')
const ideas = shapeOf('blog_idea')
const pairs = list({
  of: { before: area({ de: 'Vorher', en: 'Before' }), after: area({ de: 'Nachher', en: 'After' }) },
})
const critique = shapeOf('criticize')

const body = 'Guten Tag, Frau Seidel,\n\nim Wartezimmer sind es 16 Grad.\n\nJana Pohl'
const one = { subjects: ['Heizung kalt'], body }
const two = { subjects: ['Heizung kalt', 'Bitte bis Freitag'], body }

/** What models write, and what it is read as. */
const answers: readonly (readonly [string, Shape, string, unknown])[] = [
  ['a mail as it was asked for', mail, `Betreff: Heizung kalt\nBetreff: Bitte bis Freitag\n\n${body}`, two],
  ['names in bold', mail, `**Betreff:** Heizung kalt\n\n${body}`, one],
  ['a name and its value in bold', mail, `**Betreff: Heizung kalt**\n\n${body}`, one],
  ['bold without the colon', mail, `**Betreff**: Heizung kalt\n\n${body}`, one],
  ['a dash for a colon', mail, `Betreff – Heizung kalt\n\n${body}`, one],
  ['headings for names', mail, `## Betreff\n\nHeizung kalt\n\n## Text\n\n${body}`, one],
  ['a heading for all of it', mail, `# E-Mail\n\nBetreff: Heizung kalt\n\n${body}`, one],
  ['a list below the name', mail, `Betreff:\n1. Heizung kalt\n2. Bitte bis Freitag\n\n${body}`, two],
  ['numbered names', mail, `Betreff 1: Heizung kalt\nBetreff (2): Bitte bis Freitag\n---\n${body}`, two],
  [
    'a second suggestion with another word',
    mail,
    `Betreff: Heizung kalt\nAlternativ: Bitte bis Freitag\n\n${body}`,
    two,
  ],
  ['the name of the other language', mail, `Subject: Heizung kalt\n\n${body}`, one],
  ['the name of a third language', mail, `Objet : Heizung kalt\n\n${body}`, one],
  ['quotation marks around a subject', mail, `Betreff: „Heizung kalt“\n\n${body}`, one],
  [
    'quotation marks in a subject',
    mail,
    `Betreff: „Jetzt“ heißt heute\n\n${body}`,
    { subjects: ['„Jetzt“ heißt heute'], body },
  ],
  ['no empty line', mail, `Betreff: Heizung kalt\n${body}`, one],
  ['many empty lines', mail, `\n\n\nBetreff: Heizung kalt\n\n\n\n${body}\n\n\n`, one],
  ['line ends of Windows', mail, `Betreff: Heizung kalt\r\n\r\n${body.replaceAll('\n', '\r\n')}`, one],
  ['a fence around it', mail, `\`\`\`\nBetreff: Heizung kalt\n\n${body}\n\`\`\``, one],
  [
    'chatter before a fence',
    mail,
    `Gern! Hier ist die E-Mail:\n\n\`\`\`text\nBetreff: Heizung kalt\n\n${body}\n\`\`\``,
    one,
  ],
  ['chatter in front', mail, `Gern, hier ist Ihre E-Mail:\n\nBetreff: Heizung kalt\n\n${body}`, one],
  ['chatter right above', mail, `Hier ist der Entwurf:\nBetreff: Heizung kalt\n\n${body}`, one],
  [
    'text above the subject',
    mail,
    `Liebe Frau Seidel,\n\nBetreff: Heizung\n\nes ist kalt.`,
    { subjects: ['Heizung'], body: 'Liebe Frau Seidel,\n\nes ist kalt.' },
  ],
  ['a heading for the subject', mail, `# Heizung kalt\n\n${body}`, one],
  ['a bold line for the subject', mail, `**Heizung kalt**\n\n${body}`, one],
  ['no subject', mail, body, { body }],
  ['a subject that was left empty', mail, `Betreff:\n\n${body}`, { body }],
  ['a subject alone', mail, 'Betreff: Heizung kalt', { subjects: ['Heizung kalt'] }],
  ['a gap in front', mail, `[Ort], 3. Mai\n\n${body}`, { body: `[Ort], 3. Mai\n\n${body}` }],
  [
    'a subject that is quoted below',
    mail,
    `Betreff: A\n\n${body}\n\nBetreff: Ihre Mail`,
    { subjects: ['A'], body: `${body}\n\nBetreff: Ihre Mail` },
  ],
  ['JSON all the same', mail, `\`\`\`json\n${JSON.stringify(two)}\n\`\`\``, two],
  ['JSON behind a sentence', mail, `Gern:\n${JSON.stringify(two)}`, two],
  [
    'a newsletter',
    newsletter,
    `Subject: Open again\n**Preview text:** From Friday\n\nDear all,\n\n- one\n- two`,
    { subjects: ['Open again'], preheader: 'From Friday', body: 'Dear all,\n\n- one\n- two' },
  ],
  [
    'a newsletter with other words',
    newsletter,
    '**Vorschau:** Ab Freitag\n**Betreffzeilen:**\n- A\n- B\n\n**Text:**\n\nHallo',
    { subjects: ['A', 'B'], preheader: 'Ab Freitag', body: 'Hallo' },
  ],
  [
    'a post',
    post,
    'Der Ton ist da.\n\nKommt vorbei!\n\n#Ton #Freiburg',
    { text: 'Der Ton ist da.\n\nKommt vorbei!', hashtags: ['#Ton', '#Freiburg'] },
  ],
  [
    'a post with a name for its hashtags',
    post,
    'Der Ton ist da.\n\n**Hashtags:** #Ton, #Freiburg',
    { text: 'Der Ton ist da.', hashtags: ['#Ton', '#Freiburg'] },
  ],
  [
    'hashtags below their name',
    post,
    'Der Ton ist da.\n\nHashtags:\n#Ton #Freiburg',
    { text: 'Der Ton ist da.', hashtags: ['#Ton', '#Freiburg'] },
  ],
  [
    'hashtags behind the last sentence',
    post,
    'Kommt vorbei! #Ton #Freiburg',
    { text: 'Kommt vorbei!', hashtags: ['#Ton', '#Freiburg'] },
  ],
  ['a hashtag in a sentence', post, 'Wir sind in #Freiburg', { text: 'Wir sind in #Freiburg' }],
  [
    'a post with a title',
    post,
    'Title: How to throw\n\nYou sit down.\n\n#clay',
    { title: 'How to throw', text: 'You sit down.', hashtags: ['#clay'] },
  ],
  [
    'a post about a book',
    post,
    'Gelesen.\n\nTitel: Der Prozess\n\nToll.',
    { text: 'Gelesen.\n\nTitel: Der Prozess\n\nToll.' },
  ],
  [
    'a post that begins with a colon',
    post,
    'Hier sind drei Gründe für Holz:\n\n1. Es wächst.',
    { text: 'Hier sind drei Gründe für Holz:\n\n1. Es wächst.' },
  ],
  ['a post handed over', post, 'Natürlich! Hier ist Ihr Beitrag:\n\nDer Ton ist da.', { text: 'Der Ton ist da.' }],
  [
    'two lines',
    meta,
    'Titel: Töpfern in Freiburg\nBeschreibung: Jeden Freitag.',
    { title: 'Töpfern in Freiburg', description: 'Jeden Freitag.' },
  ],
  [
    'two lines with their lengths',
    meta,
    '**Meta-Titel:** Töpfern (7 Zeichen)\n\n**Meta-Beschreibung:** Jeden Freitag. (14 Zeichen)',
    { title: 'Töpfern', description: 'Jeden Freitag.' },
  ],
  [
    'two lists',
    ad,
    'Überschriften:\n- Rad kaputt?\n- Heute heil\n\nBeschreibungen:\n- Wir holen es ab.',
    { headlines: ['Rad kaputt?', 'Heute heil'], descriptions: ['Wir holen es ab.'] },
  ],
  [
    'a name on each line',
    ad,
    'Überschrift 1: Rad kaputt?\nÜberschrift 2: Heute heil\nBeschreibung 1: Wir holen es ab.',
    { headlines: ['Rad kaputt?', 'Heute heil'], descriptions: ['Wir holen es ab.'] },
  ],
  [
    'names that say how long',
    ad,
    '**Headlines (max. 30 characters):**\n\n1. Flat tyre?\n2. Fixed today\n\n**Descriptions**\n1. We collect it.',
    { headlines: ['Flat tyre?', 'Fixed today'], descriptions: ['We collect it.'] },
  ],
  [
    'a first list without its name',
    ad,
    'Rad kaputt?\nHeute heil\n\nBeschreibungen:\n- Wir holen es ab.',
    { headlines: ['Rad kaputt?', 'Heute heil'], descriptions: ['Wir holen es ab.'] },
  ],
  [
    'for and against',
    weighed,
    '## Pros\n\n- It is quiet.\n- It is\n  cheap.\n\n## Cons\n\n- It is slow.\n\n## Verdict\n\nIt depends.\n\nOn you.',
    { pros: ['It is quiet.', 'It is cheap.'], cons: ['It is slow.'], verdict: 'It depends.\n\nOn you.' },
  ],
  [
    'a listing',
    listing,
    'Titel: Krug\nPunkte:\n- MATERIAL: Ton\n- GRÖSSE: groß\nBeschreibung:\nEin Krug.\n\nAus Ton.\nSuchbegriffe: kanne gefäß',
    {
      title: 'Krug',
      bullets: ['MATERIAL: Ton', 'GRÖSSE: groß'],
      description: 'Ein Krug.\n\nAus Ton.',
      terms: 'kanne gefäß',
    },
  ],
  [
    'slogans',
    slogans,
    'Slogan: Kabel neu, Lampe treu.\n\nSlogan: Glimm.\nGedanke: Der Name als Bild',
    [{ slogan: 'Kabel neu, Lampe treu.' }, { slogan: 'Glimm.', idea: 'Der Name als Bild' }],
  ],
  [
    'slogans with numbers alone',
    slogans,
    'Hier sind acht Slogans:\n\n1. Kabel neu, Lampe treu.\n2. **Glimm.**\n   Gedanke: Der Name als Bild',
    [{ slogan: 'Kabel neu, Lampe treu.' }, { slogan: 'Glimm.', idea: 'Der Name als Bild' }],
  ],
  [
    'ideas',
    ideas,
    'Titel: Dachboden\nWorum es geht: Acht Bilder.\n\nUnd ein Abend.\nFür wen: Leser\n\nTitel: Kabel\nWorum es geht: Fünf Stellen.\nFür wen: Erben',
    [
      { title: 'Dachboden', says: 'Acht Bilder.\n\nUnd ein Abend.', readers: 'Leser' },
      { title: 'Kabel', says: 'Fünf Stellen.', readers: 'Erben' },
    ],
  ],
  [
    'ideas below their headings',
    ideas,
    '# Zwei Ideen\n\n### Idee 1: Dachboden\n\n**Inhalt:** Acht Bilder.\n**Zielgruppe:** Leser\n\n---\n\n### Idee 2: Kabel\n**Inhalt:** Fünf Stellen.\n**Zielgruppe:** Erben',
    [
      { title: 'Dachboden', says: 'Acht Bilder.', readers: 'Leser' },
      { title: 'Kabel', says: 'Fünf Stellen.', readers: 'Erben' },
    ],
  ],
  [
    'ideas that are counted above',
    ideas,
    '**Idee 1**\n- **Titel:** Dachboden\n- **Worum es geht:** Acht Bilder.\n- **Für wen:** Leser\n\n**Idee 2**\n- **Titel:** Kabel\n- **Worum es geht:** Fünf.\n- **Für wen:** Erben',
    [
      { title: 'Dachboden', says: 'Acht Bilder.', readers: 'Leser' },
      { title: 'Kabel', says: 'Fünf.', readers: 'Erben' },
    ],
  ],
  [
    'ideas whose text stands below a heading',
    ideas,
    '### Dachboden\nAcht Bilder.\n\n**Für wen:** Leser\n\n### Kabel\nFünf Stellen.\n\n**Für wen:** Erben',
    [
      { title: 'Dachboden', says: 'Acht Bilder.', readers: 'Leser' },
      { title: 'Kabel', says: 'Fünf Stellen.', readers: 'Erben' },
    ],
  ],
  [
    'ideas of which one has no names',
    ideas,
    '### Idee 1: Dachboden\nAcht Bilder.\n\n### Idee 2: Kabel\nWorum es geht: Fünf.\nFür wen: Erben',
    [
      { title: 'Dachboden', says: 'Acht Bilder.' },
      { title: 'Kabel', says: 'Fünf.', readers: 'Erben' },
    ],
  ],
  ['a post that begins with a name and a dash', post, 'Post – heute zu.', { text: 'Post – heute zu.' }],
  [
    'pairs',
    pairs,
    'Vorher: Kalt.\nNachher: Warm.\n\nVorher: Laut.\nNachher: Leise.',
    [
      { before: 'Kalt.', after: 'Warm.' },
      { before: 'Laut.', after: 'Leise.' },
    ],
  ],
  [
    'pairs in a table',
    pairs,
    '| Before | After |\n| --- | --- |\n| Cold. | Warm. |\n| Loud. | **Quiet.** |',
    [
      { before: 'Cold.', after: 'Warm.' },
      { before: 'Loud.', after: 'Quiet.' },
    ],
  ],
  [
    'points of criticism',
    critique,
    '1. **Stelle:** „Wir sind gut.“\n   **Was daran fehlt:** Ein Beleg.\n   **Besser:** Seit 1931.\n\n2. **Was daran fehlt:** Der Schluss.\n   **Besser:** Streichen.',
    [
      { passage: '„Wir sind gut.“', problem: 'Ein Beleg.', better: 'Seit 1931.' },
      { problem: 'Der Schluss.', better: 'Streichen.' },
    ],
  ],
  ['a list without names is the text it is', ideas, 'Mir fällt nichts ein.', 'Mir fällt nichts ein.'],
  ['a form without names is the text it is', meta, 'Mir fällt nichts ein.', 'Mir fällt nichts ein.'],
]

test.each(answers)('%s', (_, shape, written, answer) => expect(readAnswer(shape, written)).toEqual(answer))

const textsIn = (found: unknown): string[] =>
  typeof found === 'string' ? [found] : typeof found === 'object' && found ? Object.values(found).flatMap(textsIn) : []
const wordsIn = (text: string) => text.match(/[\p{L}\d]{4,}/gu) ?? []

describe('cut at every sign, an answer', () => {
  const told = answers.filter(([name]) => !/chatter|JSON|quoted|alone|text above|heading|as it was|Windows/.test(name))

  test.each(answers)('never shows a label or a mark as text: %s', (_, shape, written, answer) => {
    if (!hasNamedParts(shape)) throw new Error('It has no names.')
    const last = textsIn(answer).join('\n')
    for (let end = 0; end <= written.length; end++) {
      const texts = textsIn(readSoFar(shape, written.slice(0, end)))
      for (const text of texts) {
        expect(text).not.toMatch(/^(?:[*#_`>]+|\s)|(?:\*\*|`)$/)
        const shown = text.split('\n').at(-1) ?? ''
        expect(last.replaceAll(/[*“”„"]/g, ''), `${written.slice(0, end)} → ${text}`).toContain(
          shown
            .replaceAll(/[*“”„"]/g, '')
            .replace(/ \(\d.*$/, '')
            .trim(),
        )
      }
    }
  })

  test.each(told)('loses none of its words: %s', (_, shape, written) => {
    const text = textsIn(readAnswer(shape, written)).join(' ')
    const names = [
      'Betreff',
      'Subject',
      'Objet',
      'Alternativ',
      'Text',
      'Preview',
      'Vorschau',
      'Betreffzeilen',
      'Hashtags',
    ]
    const more = [
      'text',
      'Title',
      'Titel',
      'Überschrift',
      'Überschriften',
      'Beschreibung',
      'Beschreibungen',
      'Headlines',
    ]
    const parts = ['Pros', 'Cons', 'Verdict', 'Meta', 'Zeichen', 'characters', 'Descriptions', 'Punkte', 'Suchbegriffe']
    const items = [
      'Slogan',
      'Slogans',
      'Gedanke',
      'Worum',
      'geht',
      'Idee',
      'Ideen',
      'Vorher',
      'Nachher',
      'Before',
      'After',
    ]
    const rest = [
      'Stelle',
      'daran',
      'fehlt',
      'Besser',
      'Hier',
      'sind',
      'acht',
      'Natürlich',
      'Beitrag',
      'Inhalt',
      'Zielgruppe',
      'Zwei',
    ]
    const ours = new Set([...names, ...more, ...parts, ...items, ...rest])
    for (const word of wordsIn(written)) if (!ours.has(word)) expect(text).toContain(word)
  })
})

test('what was read is written again as it was asked for, and read the same', () => {
  for (const [, shape, , answer] of answers) {
    if (typeof answer === 'string' || !hasNamedParts(shape)) continue
    const written = asNamedParts(shape, answer as never, 'de')
    expect(readAnswer(shape, written)).toEqual(answer)
    expect(readAnswer(shape, asNamedParts(shape, answer as never, 'en'))).toEqual(answer)
  }
})

test('whatever a model writes is read, finished or not, and a plain text stays whole', () => {
  const signs = [
    'Betreff',
    'Titel',
    ':',
    ' – ',
    '**',
    '#',
    '# ',
    '\n',
    '\n\n',
    '```',
    '1. ',
    '- ',
    '---',
    '|',
    '#Rad',
    '„',
    '(',
    '{"',
    '[',
  ]
  const written = fc.array(fc.oneof(fc.constantFrom(...signs), fc.string({ maxLength: 6 })), { maxLength: 30 })
  const shapes = fc.constantFrom(mail, newsletter, post, meta, ad, weighed, listing, slogans, ideas, pairs, critique)
  fc.assert(
    fc.property(shapes, written, (shape, parts) => {
      const text = parts.join('')
      readAnswer(shape, text)
      if (hasNamedParts(shape)) readSoFar(shape, text)
    }),
    { numRuns: 3000 },
  )
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,9}$/), { minLength: 1 }), some => {
      expect(readAnswer(mail, `Oh ${some.join(' ')}`)).toEqual({ body: `Oh ${some.join(' ')}` })
    }),
  )
})

test('much of nothing is read at once', () => {
  const long = ['\n', ' ', '# ', '** ', '#a ', '- ', '(1', '[', '|', '`', '1. '].map(sign => sign.repeat(20_000))
  for (const shape of new Set(answers.map(([, shape]) => shape)))
    for (const text of long) {
      readAnswer(shape, text)
      if (hasNamedParts(shape)) readSoFar(shape, `${text}x`)
    }
})
