import { expect, test } from 'vitest'
import { fromMarkdown } from './document/markdown/read.ts'
import { titleIn } from './document/words.ts'
import { titleOf, titleOfText } from './title.ts'

const called = (text: string) => titleOfText(text).title

test('a text is called by its heading, also behind a line, else by its first sentence', () => {
  expect(titleOfText('# Reparaturcafé öffnet\n\nAm **3. Mai** ist es so weit.')).toEqual({
    title: 'Reparaturcafé öffnet',
    first: 'Am 3. Mai ist es so weit.',
  })
  expect(called('**PRESSEMITTEILUNG**\n\n## Glaswerk schmilzt mit Strom\n\nIlmenau.')).toBe(
    'Glaswerk schmilzt mit Strom',
  )
  expect(called('Der Markt war schon um sieben Uhr voll. Alle kamen.\n\n## Worum es geht\n\nEs')).toMatch(/^Der Markt/)
  expect(titleOfText('Wir eröffnen am 3. Mai im Hof an der Ilm. Alle sind willkommen.')).toEqual({
    title: 'Wir eröffnen am 3. Mai im Hof an der Ilm.',
    first: 'Alle sind willkommen.',
  })
  expect(called('- [Wärme](https://a.example) für *alle* im `Ort`\n- Strom')).toBe('Wärme für alle im Ort')
  expect(called('| Jahr | Tonnen |\n| --- | --- |')).toBe('Jahr · Tonnen')
  expect(called('\n---\n\n')).toBe('')
})

test('what many texts begin with tells none of them apart', () => {
  const letter = (of: string) => `Betreff: ${of}\n\nSehr geehrte Frau Seidel,\n\nvielen Dank für Ihre Anfrage.`
  expect(called(letter('Angebot über zwölf Öfen'))).toBe('Angebot über zwölf Öfen')
  expect(called('Sehr geehrte Frau Seidel,\n\nvielen Dank für Ihre Anfrage.')).toBe('Vielen Dank für Ihre Anfrage.')
  expect(called('Dear Ms Smith,\n\nthank you for your order.')).toBe('Thank you for your order.')
  expect(called('Hallo zusammen!')).toBe('Hallo zusammen!')
  expect(called('Zur sofortigen Veröffentlichung\n\nDer Ofen ist aus.')).toBe('Der Ofen ist aus.')
})

test('a gap and the signs of Markdown are no part of a title, and a long one ends at a word', () => {
  expect(called('## **Tag der offenen Tür in [Ort ergänzen]**')).toBe('Tag der offenen Tür in …')
  expect(called('[Name ergänzen]\n\nDer Ofen ist aus.')).toBe('Der Ofen ist aus.')
  const long = called(`${'Wort '.repeat(60)}Ende`)
  expect(long).toMatch(/^(Wort )+…$/)
  expect(long.length).toBeLessThanOrEqual(122)
})

test('an answer in parts is called by its title or subject, whatever stands first in it', () => {
  const mail = {
    body: 'Guten Tag Frau Albrecht,\n\nanbei das Angebot.',
    subjects: ['Angebot Stadtwerke', 'Ihr Angebot'],
  }
  expect(titleOf(mail)).toEqual({ title: 'Angebot Stadtwerke', first: 'Ihr Angebot · Anbei das Angebot.' })
  expect(titleOf({ text: 'Heute ist es so weit.', hashtags: ['#ofen'] }).title).toBe('Heute ist es so weit.')
  expect(titleOf([{ idea: 'warm', slogan: 'Wärme, die bleibt und trägt' }, { slogan: 'Glas aus Strom' }])).toEqual({
    title: 'Wärme, die bleibt und trägt',
    first: 'Glas aus Strom',
  })
  expect(titleOf(['Ofen', 'Glas', 'Schmelzwanne', 'Strom']).title).toBe('Ofen · Glas · Schmelzwanne')
  expect(titleOf(['/files/0123456789abcdef0123456789abcdef'])).toEqual({ title: '', first: '' })
})

test('five texts of one tool have five titles', () => {
  const texts = ['Ofen', 'Wanne', 'Halle', 'Schicht', 'Messe'].map(
    of => `**Pressemitteilung**\n\nIlmenau, 20. November. ${of} des Werks wird elektrisch betrieben.`,
  )
  expect(texts.map(called)[1]).toBe('Wanne des Werks wird elektrisch betrieben.')
  expect(new Set(texts.map(called)).size).toBe(5)
})

test('names of parts and of what stands in records are no headings', () => {
  const labels = new Set(['Überschriften', 'Slogan', 'Gedanke'])
  expect(titleOfText('## Überschriften\n\n- Rad kaputt?\n- Wir holen es', labels)).toEqual({
    title: 'Rad kaputt?',
    first: 'Wir holen es',
  })
  expect(titleOfText('1. **Slogan:** Wärme, die bleibt\n   **Gedanke:** warm', labels).title).toBe('Wärme, die bleibt')
})

test('of what is not seen nothing is in a title but what joins letters: a document takes no other', () => {
  const unseen = '# Repara\u00adtur\tim\u200b \u200eHof\u200f'
  expect(called(unseen)).toBe('Reparatur im Hof')
  expect(titleOf(['می\u200cخواهم\u200f', 'Zwei Öfen im Hof'])).toMatchObject({
    title: 'می\u200cخواهم · Zwei Öfen im Hof',
  })
  expect(titleIn(fromMarkdown(unseen))).toBe('Reparatur im Hof')
})
