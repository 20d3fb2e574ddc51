import { afterAll, expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { startSearch } from '../search-server.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const web = await startSearch()
afterAll(() => web.close())
const here = stage(model => ({ model, environment: web.environment('brave:key') }))

const say = {
  check: { de: 'Behauptungen prüfen', en: 'Check the claims' },
  again: { de: 'Alle noch einmal prüfen', en: 'Check all again' },
  counts: {
    de: /3 Aussagen geprüft: 1 belegt, 1 widerlegt, 1 nicht prüfbar/,
    en: /3 claims checked: 1 supported, 1 refuted, 1 not checkable/,
  },
  refuted: { de: 'widerlegt', en: 'refuted' },
  supported: { de: 'belegt', en: 'supported' },
  leave: { de: 'Lassen', en: 'Leave' },
  remarks: { de: 'Hinweise zum Text', en: 'Remarks on the text' },
  source: { de: /^\d+ Quellen?$/, en: /^\d+ sources?$/ },
  gone: { de: /nicht mehr im Text/, en: /no longer in the text/ },
  checks: { de: 'Prüfen', en: 'Check' },
  claims: { de: 'Behauptungen', en: 'Claims' },
  note: { de: /als Fußnote/, en: /as footnote/ },
  text: { de: 'Text', en: 'Text' },
  selection: { de: /nur, was markiert ist/, en: /Only what is selected/ },
  one: { de: /1 Aussage geprüft: 1 widerlegt/, en: /1 claim checked: 1 refuted/ },
  cost: { de: 'Kostet 1 Anfrage.', en: 'Costs 1 request.' },
  once: { de: /^Noch einmal prüfen: Aussage/, en: /^Check again: claim/ },
  own: { de: /^Mit eigener Quelle: Aussage/, en: /^With a source of your own: claim/ },
  address: { de: 'Adresse der Seite', en: 'Address of the page' },
  go: { de: 'Prüfen', en: 'Check' },
}

const sentences = {
  de: [
    'Der Leuchtturm von Westerney wurde 1884 erbaut.',
    'Die Flutbrücke von Westerney wurde 2001 eröffnet.',
    'Westerney ist die schönste Insel.',
  ],
  en: [
    'The Brandenburg Gate was built between 1788 and 1791.',
    'The Harlow footbridge opened on 14 June 1999.',
    'It is the most beautiful bridge.',
  ],
} as const
const bridge = { de: '/amt/bruecke', en: '/council/bridge' }
const slow = { timeout: 120_000 }

const comes = async (language: Locale, width?: number) => {
  const person = await here.federwerk.person({ plan: 'premium' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const text = sentences[language].join(' ')
  const written = async () => {
    here.model.next({ text })
    const body = { content: 'Westerney', AiLanguage: language.toUpperCase() }
    const run = (await person.post('/api/engins/summarize', body)).headers.get('x-run-id') ?? ''
    await anna.goes(`/engins/v1/summarize_simplify?run=${run}`)
  }
  const kept = async () => {
    const content = {
      type: 'doc',
      content: sentences[language].map(one => ({ type: 'paragraph', content: [{ type: 'text', text: one }] })),
    }
    const made = await person.post('/api/document', { titel_text: 'Westerney', content, language })
    const { _id } = (await made.json()) as { _id: string }
    await anna.goes(`/editor?id=${_id}`)
    return _id
  }
  const used = async () =>
    ((await (await person.get('/api/session')).json()) as { anzahlrequest_number: number }).anzahlrequest_number
  return { used, anna, page: anna.page, written, kept }
}

test.each(inTurns(['a sheet', 'a sheet']))('in %s the claims of a text are checked where it stands', async language => {
  const { used, anna, page, written } = await comes(language)
  await written()
  const before = await used()
  // A plan without a limit is told of no cost.
  const claims = page.getByRole('region', { name: anna.say(say.claims) })
  await claims.getByRole('button', { name: anna.say(say.check) }).waitFor()
  expect(await claims.getByText(anna.say(say.cost)).count()).toBe(0)
  await anna.presses(say.check)
  await page.getByText(say.counts[language]).waitFor(slow)
  expect(await used()).toBe(before + 1)

  const margin = page.getByRole('complementary', { name: anna.say(say.remarks) })
  const refuted = margin.getByRole('listitem').filter({ hasText: anna.say(say.refuted) })
  await refuted.getByText(say.source[language]).click()
  const quote = refuted.locator('figure').first()
  const leads = await quote.getByRole('link').getAttribute('href')
  expect(await (await fetch(leads ?? '')).text()).toContain(await quote.locator('blockquote').innerText())
  expect(await findingsOn(page)).toEqual([])

  // One claim once more, from the margin, with a page that the reader names.
  const timesRead = () => web.read.filter(path => path === bridge[language]).length
  const readBefore = timesRead()
  await refuted.getByRole('button', { name: say.own[language] }).click()
  await margin.getByLabel(anna.say(say.address)).fill(web.url + bridge[language])
  await margin.getByRole('button', { name: anna.say(say.go), exact: true }).click()
  await expect.poll(used, slow).toBe(before + 2)
  await expect.poll(timesRead, slow).toBe(readBefore + 1)
  await page.getByText(say.counts[language]).waitFor(slow)

  // What is left stays so after a reload, and the others are still there without being charged again.
  await refuted.getByRole('button', { name: anna.say(say.leave) }).click()
  await refuted.waitFor({ state: 'detached' })
  await page.reload()
  await margin
    .getByRole('listitem')
    .filter({ hasText: anna.say(say.supported) })
    .waitFor(slow)
  expect(await refuted.count()).toBe(0)
  expect(await used()).toBe(before + 2)
})

test('on a phone the verdicts are among the remarks, and a sentence that was changed loses its own', async () => {
  const { anna, page, written } = await comes('de', 390)
  await written()
  await anna.presses(say.check)
  await page.getByText(say.counts.de).waitFor(slow)
  await page.getByRole('button', { name: /Hinweise?$/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByText(say.refuted.de, { exact: true }).waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Escape')
  const words = page.locator('[data-part] p, p[data-part]').filter({ hasText: 'Flutbrücke' }).first()
  await words.click()
  await page.keyboard.press('Control+End')
  for (let back = 0; back < sentences.de[2].length + 10; back++) await page.keyboard.press('Backspace')
  await page.getByText(say.gone.de).waitFor()
})

test.each(inTurns(['a document', 'a document']))(
  'in %s verdicts follow a document while it is written',
  async language => {
    const { used, anna, page, kept } = await comes(language)
    const id = await kept()
    const field = page.getByRole('textbox', { name: anna.say(say.text), exact: true })
    const panel = page.getByRole('complementary', { name: anna.say(say.checks) })
    await anna.presses(say.checks)
    await panel.getByRole('button', { name: anna.say(say.claims), exact: true }).click()
    await panel.getByRole('button', { name: anna.say(say.check) }).click()
    await panel.getByText(say.counts[language]).waitFor(slow)
    await expect.poll(() => page.locator('.claim-mark').allTextContents()).toEqual([...sentences[language]])
    expect(await page.locator('.claim-hard').allTextContents()).toEqual([sentences[language][1]])
    expect(await findingsOn(page)).toEqual([])

    // One claim once more, from beside the text, as it is.
    const refuted = panel.getByRole('listitem').filter({ hasText: anna.say(say.refuted) })
    const once = await used()
    await refuted.getByText(say.source[language]).click()
    await refuted.getByRole('button', { name: say.once[language] }).click()
    await expect.poll(used, slow).toBe(once + 1)
    await panel.getByText(say.counts[language]).waitFor(slow)

    // A source goes into the text as a note, and can be taken back.
    await refuted.getByRole('button', { name: say.note[language] }).first().click()
    await expect.poll(() => field.locator('.note-call').count()).toBe(1)

    // What is typed before it moves it; what is typed into it makes it another sentence.
    await field
      .locator('p')
      .first()
      .click({ position: { x: 2, y: 8 } })
    await page.keyboard.press('Home')
    await page.keyboard.type('Neu: ')
    await expect.poll(() => page.locator('.claim-mark').allTextContents()).toEqual([...sentences[language]])
    await field.locator('p').nth(2).click()
    await page.keyboard.press('Home')
    for (let at = 0; at < 4; at++) await page.keyboard.press('ArrowRight')
    await page.keyboard.type('x')
    await panel.getByText(say.gone[language]).waitFor()

    // A part of it can be checked alone; all is there again when somebody comes back.
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Home')
    await page.keyboard.press('Shift+End')
    await panel.getByText(say.selection[language]).waitFor()
    const before = await used()
    await panel.getByRole('button', { name: anna.say(say.again) }).click()
    await panel.getByText(say.one[language]).waitFor(slow)
    expect(await used()).toBe(before + 1)
    await anna.goes(`/editor?id=${id}`)
    await panel.getByRole('button', { name: anna.say(say.claims), exact: true }).click()
    await panel.getByText(anna.say(say.refuted), { exact: true }).waitFor(slow)
  },
)
