// @vitest-environment happy-dom
import { useState } from 'react'
import { cleanup, configure, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, form, list, type Shape, text } from '#shared/answers.ts'
import type { Correction } from '#shared/corrections.ts'
import { area, line, type Values, words } from '#shared/fields.ts'
import { textFrom } from '#shared/sources.ts'
import { Language } from '../language.tsx'
import { AnswerView } from './AnswerView.tsx'
import { KeepingItems } from './keeping.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
// A view is fetched when it is needed, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

const label = (word: string) => ({ de: word, en: word })
type Shown = {
  shape: Shape
  first: Answer
  /** As its reader has changed it before. */
  answer?: Answer
  values?: Values
  source?: string
  corrections?: readonly Correction[]
  name?: string
  writing?: boolean
  lang?: string
}

function Reader({ shape, first, answer: own = first, values, ...more }: Shown) {
  const [answer, change] = useState(own)
  return (
    <Language value="de">
      <AnswerView {...{ shape, first, answer, values, ...more }} onChange={more.writing ? undefined : change} />
      <output data-testid="own">{JSON.stringify(answer)}</output>
    </Language>
  )
}
const own = () => JSON.parse(screen.getByTestId('own').textContent ?? '') as unknown
const show = (shown: Shown) => render(<Reader {...shown} />)

const ad = form(
  {
    headlines: words(label('Überschriften'), { max: 30, most: 15 }),
    descriptions: words(label('Beschreibungen'), { max: 90, most: 4 }),
  },
  { view: 'ads' },
)

test('a headline that is too long says so in words, until its reader has made it shorter', async () => {
  show({ shape: ad, first: { headlines: ['Rad kaputt?', '自転車'.repeat(6)], descriptions: ['Wir holen es ab.'] } })
  await screen.findByText('36 / 30')
  screen.getByText('6 Zeichen zu lang')
  fireEvent.change(screen.getByLabelText('Überschriften 2'), { target: { value: 'Neu seit\nheute' } })
  expect(screen.queryByText(/zu lang/)).toBeNull()
  expect(own()).toEqual({ headlines: ['Rad kaputt?', 'Neu seit heute'], descriptions: ['Wir holen es ab.'] })
})

test('an ad that is being written cannot be changed or saved yet', async () => {
  show({ shape: ad, first: { headlines: ['Rad kaputt?'] }, writing: true })
  await screen.findByText('11 / 30')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'CSV speichern' })).toBeNull()
})

test('what is copied and kept of an item has headings in the language of the text, whatever the page speaks', async () => {
  const name = line({ de: 'Name', en: 'Name' })
  const idea = list({ of: { name, why: area({ de: 'Warum', en: 'Why' }) }, howMany: undefined })
  const toggle = vi.fn<(item: number, text: string) => void>()
  render(
    <KeepingItems value={{ isKept: () => false, toggle }}>
      <Reader shape={idea} first={[{ name: 'Slow ink', why: 'It dries slowly.' }]} lang="en" />
    </KeepingItems>,
  )
  fireEvent.click(await screen.findByRole('button', { name: 'Eintrag 1 als Lesezeichen sichern' }))
  expect(toggle.mock.calls).toEqual([[1, '## Name\n\nSlow ink\n\n## Why\n\nIt dries slowly.']])
  cleanup()

  const write = vi.fn<(items: readonly ClipboardItem[]) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { write } })
  const answer = list({ of: { why: area({ de: 'Warum', en: 'Why' }) }, howMany: undefined })
  show({ shape: answer, first: [{ why: 'It dries slowly.' }], lang: 'en' })
  fireEvent.click(await screen.findByRole('button', { name: 'Eintrag 1 kopieren' }))
  const [copied] = write.mock.calls[0]?.[0] ?? []
  expect(await (await copied?.getType('text/plain'))?.text()).toBe('Why\n\nIt dries slowly.')
})

test('a part of a song that was put together cannot be changed in its place, the others can', async () => {
  const first = 'Ein Lied zum Fest\n\n# Sommer\n\nErste Zeile\n\n## Strophe 1\n\nLa la la'
  show({ shape: text({ view: 'song' }), first })
  fireEvent.click(await screen.findByRole('button', { name: 'Strophe 1 bearbeiten' }))
  expect(screen.queryByRole('button', { name: 'Text bearbeiten' })).toBeNull()
  const field = screen.getByRole('textbox', { name: 'Strophe 1' })
  fireEvent.change(field, { target: { value: 'La la lu' } })
  fireEvent.blur(field)
  expect(own()).toBe(first.replace('La la la', 'La la lu'))
})

test('an ad that became prose is drawn as prose', () => {
  show({ shape: ad, first: 'Rad kaputt? Wir **holen** es ab.' })
  expect(screen.getByText('holen').tagName).toBe('STRONG')
})

const meta = form(
  { title: line(label('Titel'), { max: 60 }), description: line(label('Beschreibung'), { max: 155 }) },
  { view: 'search-result' },
)

test('a title too wide for the results is cut there, says so, and can be made narrower', async () => {
  const title = 'Wandern im Winter: Zwölf Wege rund um Weimar, mit Karte'
  show({ shape: meta, first: { title: `${title} und WWWWWWWWWW`, description: 'Kurz.' } })
  await screen.findByText(/wird in den Ergebnissen abgeschnitten/)
  screen.getByText(/ …$/)
  fireEvent.change(screen.getByRole('textbox', { name: 'Titel' }), { target: { value: title } })
  expect(screen.queryByText(/abgeschnitten/)).toBeNull()
  expect(screen.getAllByText(title).length).toBe(2)
})

const post = form(
  { text: area(label('Text')), hashtags: words(label('Hashtags'), { optional: true, most: 5 }) },
  { view: 'social' },
)

test('a post shows what is seen of it at first, counts as its network does, and is changed in place', async () => {
  const long = `${'Neun schiefe Schalen stehen im Regal. '.repeat(9)}Ende.`
  show({ shape: post, first: { text: long, hashtags: ['#Ton'] }, values: { type: 'Twitter' } })
  await screen.findByText('353 von 280 Zeichen: 73 zu viel, so lässt es sich nicht veröffentlichen')
  fireEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }))
  fireEvent.change(screen.getByRole('textbox', { name: 'Text' }), { target: { value: 'Neun Schalen' } })
  screen.getByText('18 von 280 Zeichen')
  expect(own()).toEqual({ text: 'Neun Schalen', hashtags: ['#Ton'] })
  cleanup()
  show({ shape: post, first: { text: long }, values: { type: 'Instagram' } })
  const more = await screen.findByRole('button', { name: 'mehr anzeigen' })
  screen.getByText(/Ende\.$/)
  fireEvent.click(more)
  expect(screen.queryByText(/Ende\.$/)).toBeNull()
})

test('each correction is taken or refused on its own, and what is copied is what was chosen', async () => {
  const content = 'Es freut uns das sie kommen. Der einzigste Betrieb.'
  const first = 'Es freut uns, dass Sie kommen. Der einzige Betrieb.'
  show({ shape: text({ view: 'diff' }), first, source: content })
  await screen.findByText('4 offen')
  fireEvent.click(screen.getByRole('button', { name: 'Korrektur 4 ablehnen' }))
  screen.getByText('3 offen')
  expect(own()).toBe('Es freut uns, dass Sie kommen. Der einzigste Betrieb.')
  fireEvent.click(screen.getByRole('button', { name: 'Alle ablehnen' }))
  expect(own()).toBe(content)
  fireEvent.click(screen.getByRole('button', { name: 'Korrektur 1 wieder öffnen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Alle annehmen' }))
  expect(own()).toBe(first)
  screen.getByText('alle entschieden')
})

test('what was accepted and refused is so after a reload, and open is what was left', async () => {
  const content = 'Es freut uns das sie kommen. Der einzigste Betrieb.'
  const first = 'Es freut uns, dass Sie kommen. Der einzige Betrieb.'
  const shown = { shape: text({ view: 'diff' }), first, source: content, name: 'a run' }
  show(shown)
  await screen.findByText('4 offen')
  fireEvent.click(screen.getByRole('button', { name: 'Korrektur 1 annehmen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Korrektur 4 ablehnen' }))
  const answer = own() as string
  cleanup()
  show({ ...shown, answer })
  await screen.findByText('2 offen')
  screen.getByRole('button', { name: 'Korrektur 1 wieder öffnen' })
  fireEvent.click(screen.getByRole('button', { name: 'Korrektur 4 wieder öffnen' }))
  expect(own()).toBe(first)
  cleanup()
  show({ ...shown, name: 'another run' })
  await screen.findByText('4 offen')
})

test('a correction says why it was made, at the change whose words it names', async () => {
  const content = 'Es freut uns das sie kommen. Der einzigste Betrieb.'
  const first = 'Es freut uns, dass Sie kommen. Der einzige Betrieb.'
  const corrections = [
    { was: 'etwas', now: 'anderes', reason: 'Gehört nicht hierher.' },
    { was: 'einzigste', now: 'einzige', reason: '„Einzig“ lässt sich nicht steigern.' },
  ]
  show({ shape: text({ view: 'diff' }), first, source: content, corrections })
  const reason = await screen.findByText('„Einzig“ lässt sich nicht steigern.')
  expect(reason.closest('li')?.textContent).toMatch(/^4 .*einzigste/)
  expect(screen.queryByText('Gehört nicht hierher.')).toBeNull()
})

test('a text without mistakes is said to have none', async () => {
  show({ shape: text({ view: 'diff' }), first: 'Alles gut.', source: 'Alles gut.' })
  await screen.findByText('Nichts zu berichtigen: Der Text bleibt, wie er ist.')
})

test('a translation stands beside its original, runs its own way, and can stand alone', async () => {
  const source = 'Federwerk grüßt.\n\nBis bald.'
  show({ shape: text({ view: 'translation' }), first: 'Federwerk يرحب بكم.\n\nإلى اللقاء', source, lang: 'ar' })
  const line = await screen.findByText('Federwerk يرحب بكم.')
  expect(line.closest('[dir]')?.getAttribute('dir')).toBe('rtl')
  expect(screen.getByText('Bis bald.').closest('[dir]')?.getAttribute('dir')).toBe('ltr')
  fireEvent.click(screen.getByRole('button', { name: 'Original ausblenden' }))
  expect(screen.queryByText('Bis bald.')).toBeNull()
})

test('a version is held against the text it was made of, however long the other answers are', async () => {
  const values = { note: 'Duzen, aber höflich bleiben und nichts weglassen.', content: 'Alles gut.' }
  const shown = { shape: text({ view: 'diff' }), first: 'Alles bestens.', values, source: textFrom('content', values) }
  show(shown)
  await screen.findByText('1 offen')
  expect(screen.queryByText(/höflich/)).toBeNull()
  cleanup()
  const page = { field: 'url', kind: 'page', address: 'https://example.org/', title: 'Seite', words: 2 } as const
  const read = { ...page, text: 'Hello.', readAt: '2026-11-23T10:00:00Z' }
  const source = textFrom('url', { url: 'https://example.org/' }, [read])
  show({ shape: text({ view: 'translation' }), first: 'Hallo.', source })
  await screen.findByText('Hello.')
})

test('an answer whose call names no text it is a version of is drawn as the text it is', async () => {
  show({ shape: text({ view: 'diff' }), first: 'Alles **gut**.', values: { content: 'Alles schlecht.' } })
  expect(screen.getByText('gut').tagName).toBe('STRONG')
  expect(screen.queryByText(/offen/)).toBeNull()
})

const mail = form(
  { subjects: words(label('Betreff'), { max: 60, most: 3 }), body: area(label('Text')) },
  { view: 'mail' },
)

test('of the subjects of a mail one is chosen and taken along', async () => {
  show({ shape: mail, first: { subjects: ['Eins', 'Zwei'], body: 'Guten Tag' } })
  const open = () => screen.getByRole('link', { name: 'Im Mailprogramm öffnen' }).getAttribute('href')
  fireEvent.click(await screen.findByRole('radio', { name: 'Betreff 2 wählen' }))
  expect(open()).toBe('mailto:?subject=Zwei&body=Guten%20Tag')
  fireEvent.change(screen.getByRole('textbox', { name: 'Betreff 2' }), { target: { value: 'Drei' } })
  expect(open()).toContain('subject=Drei')
  expect(own()).toEqual({ subjects: ['Eins', 'Drei'], body: 'Guten Tag' })
})

test('advantages and disadvantages stand beside each other, as parts of one text', async () => {
  const sides = ['## Vorteile\n\n- Leise.\n', '## Nachteile\n\n- Teuer.\n- Schwer.\n', '## Abwägung\n\nJe nachdem.']
  show({ shape: text({ view: 'pros-cons' }), first: sides.join('\n') })
  const cons = await screen.findByRole('heading', { name: 'Nachteile' })
  const side = cons.closest('[data-part]')
  expect(side?.querySelectorAll('li')).toHaveLength(2)
  expect(Number(side?.getAttribute('data-at'))).toBe(sides[0]!.length + 1)
  screen.getByText('Je nachdem.')
})

const shop = form(
  {
    title: line(label('Titel'), { max: 200 }),
    bullets: words(label('Punkte'), { max: 255, most: 5 }),
    description: area(label('Beschreibung')),
    terms: line(label('Suchbegriffe'), { max: 20 }),
  },
  { view: 'listing' },
)

test('search terms are counted in bytes, and what the title has already is named', async () => {
  show({
    shape: shop,
    first: {
      title: 'Norda Brotkasten',
      bullets: ['FRISCH: hält.'],
      description: 'Gut.',
      terms: 'brotkasten küchenbox',
    },
  })
  await screen.findByText('21 / 20')
  screen.getByText('21 Byte, so zählt der Shop')
  screen.getByText('Steht schon im Titel und zählt nicht doppelt: brotkasten')
})
