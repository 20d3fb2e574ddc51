import { expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { drop, paste } from '../brought.ts'
import { png } from '../documents/export-texts.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  title: { de: 'Titel', en: 'Title' },
  text: { de: 'Text', en: 'Text' },
  saved: { de: /^Gespeichert \d\d:\d\d$/, en: /^Saved \d\d:\d\d$/ },
  fresh: { de: 'Neuer Text', en: 'New Edit' },
  tools: { de: 'Werkzeuge für den Text', en: 'Tools for the text' },
}

type Shown = { titel_text: string; content_text: string; revision: number; origin: object }
const comes = async (language: Locale = 'de', width?: number) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width })
  const { page } = anna
  const field = page.getByRole('textbox', { name: say.text[language], exact: true })
  return {
    anna,
    person,
    page,
    field,
    id: () => new URL(page.url()).searchParams.get('id'),
    async opens(path = '/editor') {
      await anna.goes(path)
      await field.waitFor()
    },
    saved: () => page.getByText(say.saved[language]).waitFor(),
    async shown(id = new URL(page.url()).searchParams.get('id')) {
      return (await (await person.get(`/api/document/${id}`)).json()) as Shown
    },
  }
}

test.each(inTurns(['a text']))(
  'in %s a text is written by keyboard alone, saved and there tomorrow',
  async language => {
    const { anna, page, field, opens, saved, shown } = await comes(language)
    await opens()
    await page.getByRole('textbox', { name: say.title[language] }).focus()
    await page.keyboard.type('Der Ofen')
    await page.keyboard.press('Enter')
    await page.keyboard.type('# Anfang\nEin **fetter** Satz.\n- eins\nzwei\n\n/tab')
    await page.getByRole('listbox').waitFor()
    expect(await findingsOn(page)).toEqual([])
    await page.keyboard.press('Enter')
    await page.keyboard.type('Holz')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Preis')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Menge')
    await saved()
    await expect
      .poll(async () => (await shown()).content_text.replaceAll(/ dir="ltr"/g, ''))
      .toMatch(
        /^<h1>Anfang<\/h1><p>Ein <strong>fetter<\/strong> Satz\.<\/p><ul><li>eins<\/li><li>zwei<\/li><\/ul><table><thead><tr><th>Holz<\/th><th>Preis<\/th><th>Menge<\/th>/,
      )
    expect(await findingsOn(page)).toEqual([])
    await page.reload()
    await field.waitFor()
    await page
      .getByRole('cell', { name: 'Preis' })
      .or(page.getByRole('columnheader', { name: 'Preis' }))
      .waitFor()
    expect((await shown()).titel_text).toBe('Der Ofen')
    await anna.presses(say.fresh)
    await expect.poll(() => field.textContent()).toBe('')
    expect(new URL(page.url()).search).toBe('')
  },
)

const editor = { de: 'Im Editor öffnen', en: 'Open in the editor' }

test('the result of a tool is opened, and is a document as soon as it is changed', async () => {
  const { anna, page, field, saved, shown, id } = await comes()
  await anna.goes('/engins/v1/press_release')
  await anna.presses({ de: 'Beispiel übernehmen', en: 'Use this example' })
  here.model.next({ text: '# Der Ofen\n\nEr **brennt**.\n\n- gut' })
  await anna.presses({ de: 'Text erstellen', en: 'Generate text' })
  await anna.presses(editor)
  await field.waitFor()
  await page.getByText('press release', { exact: true }).waitFor()
  // Whoever was quicker than the row of the result comes without the name of the tool.
  await anna.goes(`/editor?run=${new URL(page.url()).searchParams.get('run')}`)
  await page.getByText('press release', { exact: true }).waitFor()
  await expect.poll(() => page.getByRole('textbox', { name: 'Titel' }).inputValue()).toBe('Der Ofen')
  expect(id()).toBe(null)
  await field.getByText('brennt').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' so')
  await saved()
  // Its headline is in the text, and so in every file. Whoever is slow is saved before the last letter, and after it.
  await expect
    .poll(() => shown())
    .toMatchObject({
      titel_text: 'Der Ofen',
      content_text:
        '<h1 dir="ltr">Der Ofen</h1><p dir="ltr">Er <strong>brennt</strong>.</p><ul dir="ltr"><li>gut so</li></ul>',
      origin: { engine: 'press_release' },
    })
  await anna.goes('/history')
  await anna.presses(editor)
  await field.getByText('gut so').waitFor()
  await page.getByText('Sie schreiben daran weiter.').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await field.getByText('gut so').click()
  await page.keyboard.press('Control+End')
  await page.keyboard.type('!')
  await saved()
  await expect.poll(async () => (await shown()).content_text).toContain('gut so!')
  await anna.presses({ de: 'Neu aus dem Text beginnen', en: 'Begin anew from the text' })
  await expect.poll(() => field.textContent()).toBe('Der OfenEr brennt.gut')
})

test('notes, pictures and links keep what is said of them, and are printed', async () => {
  const { page, field, opens, saved, shown } = await comes()
  await opens()
  await field.click()
  await page.keyboard.type('Der Ofen /fußn')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text der Fußnote' }).waitFor()
  await page.keyboard.type('1. Auflage: *Chronik*.')
  expect(await findingsOn(page)).toEqual([])
  // A busy page draws late: what is typed meanwhile goes into the text all the same.
  await page.evaluate(() => {
    const draw = requestAnimationFrame
    window.requestAnimationFrame = work => window.setTimeout(() => draw(work), 300)
  })
  await page.keyboard.press('Enter')
  await page.keyboard.type(' brennt')
  await page.getByRole('region', { name: 'Fußnoten' }).getByText('1. Auflage: Chronik.').waitFor()
  await page.keyboard.press('Shift+Control+ArrowLeft')
  await page.getByRole('toolbar', { name: 'Werkzeuge für den Text' }).getByRole('button', { name: 'Link' }).click()
  await page.keyboard.type('example.org')
  await page.keyboard.press('Enter')
  await saved()
  await expect
    .poll(async () => (await shown()).content_text)
    .toMatch(/Der Ofen<sup id="call-1">.*<\/sup> <a href="https:\/\/example\.org\/">brennt<\/a>.*<em>Chronik<\/em>/)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByRole('toolbar').first().isVisible()).toBe(false)
  expect(await page.getByText('1. Auflage: Chronik.').isVisible()).toBe(true)
})

test('words are found and replaced, and one step takes that back', async () => {
  const { page, field, opens, saved, shown } = await comes()
  await opens()
  await field.click()
  await page.keyboard.type('Haus und haus und Maus')
  await page.keyboard.press('Control+f')
  await page.keyboard.type('haus')
  await page.getByText('1 von 2').waitFor()
  const place = field.locator('.found-now')
  expect(await place.textContent()).toBe('Haus')
  await page.keyboard.press('Enter')
  await page.getByText('2 von 2').waitFor()
  expect(await place.textContent()).toBe('haus')
  await page.keyboard.press('Shift+Enter')
  await page.getByText('1 von 2').waitFor()
  await page.getByLabel('Ersetzen durch').fill('Turm')
  await page.getByRole('button', { name: 'Alle ersetzen' }).click()
  await expect.poll(() => field.textContent()).toBe('Turm und Turm und Maus')
  await page.keyboard.press('Escape')
  await field.click()
  await page.keyboard.press('Control+z')
  await expect.poll(() => field.textContent()).toBe('Haus und haus und Maus')
  await page.keyboard.press('Control+Shift+z')
  await saved()
  await expect.poll(async () => (await shown()).content_text).toContain('Turm und Turm und Maus')
  // From the menu, too, the keyboard is where the words are typed.
  await page.getByRole('button', { name: 'Weitere Werkzeuge' }).click()
  await page.getByRole('menuitem', { name: 'Suchen und ersetzen' }).click()
  await page.getByRole('menu').waitFor({ state: 'detached' })
  await page.getByRole('textbox', { name: 'Suchen', exact: true }).waitFor()
  await page.keyboard.type('maus')
  await page.getByText('1 von 1').waitFor()
  await page.getByLabel('Ersetzen durch').fill('Kuh')
  await page.keyboard.press('Enter')
  await expect.poll(() => field.textContent()).toBe('Turm und Turm und Kuh')
})

const hostile = `<meta charset="utf-8"><style>p{color:red}</style>
<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·&nbsp;</span>Eins</p>
<p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">o&nbsp;</span>Tiefer</p>
<p onclick="alert(1)" style="position:fixed;color:#000000">Ein <b style="font-weight:normal">W\u202eort\u0007</b>
<img src="https://evil.example/x.png"><a href="javascript:alert(1)">Falle</a><script>alert(1)</script></p>
<p><span style="background:yellow;mso-highlight:yellow">Gelb</span></p>
<table><tr><td colspan="10000" rowspan="9000">weit</td></tr><tr><td>a</td><td>b</td></tr></table>
${'<ul><li>'.repeat(2000)}tief${'</li></ul>'.repeat(2000)}`

test('what is pasted keeps what a document knows, however hostile it is', async () => {
  const { page, field, opens, saved, shown } = await comes()
  await opens()
  await field.click()
  await page.keyboard.type('Oben\nUnten')
  await page.keyboard.press('Control+Home')
  await page.keyboard.press('End')
  // A picture stands where it was dropped, whatever is written while it is sent; one of a page comes with the page.
  const picture = { name: 'Foto.png', mimeType: 'image/png', buffer: png() }
  const sent = Promise.withResolvers<void>()
  await page.route('**/api/upload/image', async route => {
    await sent.promise
    await route.continue()
  })
  await drop(field.getByText('Unten'), picture)
  await page.keyboard.type(' und')
  sent.resolve()
  const line = field.locator('p')
  await line.nth(1).locator('img[src]').waitFor()
  await page.keyboard.type(' mehr')
  expect(await line.nth(1).innerHTML()).toMatch(/^<img.*Unten$/)
  await line.nth(0).dblclick({ position: { x: 10, y: 10 } })
  await paste(line.nth(0), picture, '<meta charset="utf-8"><img src="https://evil.example/x.png">')
  await line.nth(0).locator('img[src]').waitFor()
  expect(await line.allTextContents()).toEqual([' und mehr', 'Unten'])
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Enter')
  await page.evaluate(html => {
    const data = new DataTransfer()
    data.setData('text/html', html)
    document
      .querySelector('.editing')
      ?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, hostile)
  await field.getByText('tief', { exact: true }).waitFor()
  await saved()
  // Whoever is slow is saved before what was pasted, and again after it.
  await expect.poll(async () => (await shown()).content_text).toContain('Tiefer')
  const { content_text: html } = await shown()
  const plain = html.replaceAll(' dir="ltr"', '')
  expect(plain).toContain('<ul><li>Eins<ul><li>Tiefer</li></ul></li></ul>')
  expect(plain).toContain('<p>Ein Wort Falle</p>')
  for (const words of ['weit', '<td>a</td>', '<td>b</td>', 'tief']) expect(plain).toContain(words)
  const marked = /<mark[^>]*#ffff00[^>]*>Gelb<\/mark>/
  expect(plain).toMatch(marked)
  expect(plain.replace(marked, '')).not.toMatch(/script|onclick|style|javascript|evil|color/)
})
