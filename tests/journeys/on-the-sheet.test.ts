import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { ownHouse, stage } from './stage.ts'
import { takes } from '../takes.ts'

const here = stage(ownHouse)

const json = (items: readonly object[]) => JSON.stringify({ items })

const criticism = {
  typed: 'Unser Schrank wird viel genutzt.\n\nDas Dach kostet nicht viel. Viele sind dafür. Es eilt.',
  points: [
    { passage: 'Viele sind dafür.', problem: 'Wie viele?', better: 'Eine Zahl nennen.' },
    { passage: 'wird viel genutzt', problem: 'Von wem?', better: 'Leihen zählen.' },
    { passage: 'Der Keller ist nass.', problem: 'Davon ist nicht die Rede.', better: 'Streichen.' },
  ],
}

test.each([1360, 360])('criticism stands at its place in the text, numbered, at %i pixels', async width => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, width })
  const { page } = anna
  await anna.goes('/engins/v1/criticize_engine')
  await page.getByRole('textbox').first().fill(criticism.typed)
  here.model.next({ text: json(criticism.points) })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  const text = page.getByRole('region', { name: 'Ihr Text' })
  expect(await text.locator('mark').allInnerTexts()).toEqual(['wird viel genutzt', 'Viele sind dafür'])
  expect(await text.locator('sup').allInnerTexts()).toEqual(['1', '2'])
  const box = async (name: string) => (await page.getByText(name, { exact: true }).boundingBox()) ?? { x: 0, y: 0 }
  const [first, said] = [await box('wird viel genutzt'), await box('Von wem?')]
  if (width > 1200) expect(said.x).toBeGreaterThan(first.x + 200)
  else expect(said.y).toBeGreaterThan(first.y)
  const [second, saidOfSecond] = [await box('Viele sind dafür'), await box('Wie viele?')]
  expect(saidOfSecond.y).toBeGreaterThan(said.y)
  if (width > 1200) expect(Math.abs(saidOfSecond.y - second.y)).toBeLessThan(30)
  const elsewhere = page.getByRole('region', { name: 'Ohne Stelle im Text' })
  expect(await elsewhere.innerText()).toMatch(/Der Keller ist nass[^]*Davon ist nicht die Rede/)
  expect(await findingsOn(page)).toEqual([])
})

test('what a note underlines in a line of its own lies under its words', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await anna.goes('/engins/v1/google_ad_engine')
  await anna.presses(words.example)
  here.model.next({
    text: JSON.stringify({ headlines: ['Trocken ab 4.900 Euro'], descriptions: ['Der Keller war feucht.'] }),
  })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  const line = page.locator('[aria-hidden] > span.bg-warn').first()
  await line.waitFor()
  const field = page.locator('[data-part="headlines.0"]')
  const measured = await field.evaluate((element: HTMLTextAreaElement) => {
    const style = getComputedStyle(element)
    const canvas = document.createElement('canvas').getContext('2d')
    if (!canvas) return { left: 0, width: 0 }
    canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    const from = element.value.indexOf('4.900')
    const before = canvas.measureText(element.value.slice(0, from)).width
    return {
      left: element.getBoundingClientRect().left + Number.parseFloat(style.paddingLeft) + before,
      width: canvas.measureText('4.900 Euro').width,
    }
  })
  const lines = await page.locator('[aria-hidden] > span.bg-warn').evaluateAll(all =>
    all.map(one => {
      const { left, width } = one.getBoundingClientRect()
      return { left, width }
    }),
  )
  expect(
    lines.some(({ left, width }) => Math.abs(left - measured.left) < 6 && Math.abs(width - measured.width) < 6),
  ).toBe(true)
})

test.each(languages('de'))('a speech says how long it takes, and leaves on cue cards (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'premium_plus' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  await anna.goes('/engins/v1/speech_introduction')
  await anna.presses(words.example)
  here.model.next({ text: `${'Liebe Gäste, heute feiern wir einen Schrank voller Bücher. '.repeat(30)}\n\nDanke.` })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  await page
    .getByText(language === 'de' ? /min zum Sprechen/ : /min to speak/)
    .first()
    .waitFor()
  const exportIt = { de: 'Exportieren', en: 'Export' }
  const pdf = await takes(anna, { de: 'Redekarten, A6 (PDF)', en: 'Cue cards, A6 (PDF)' }[language], exportIt)
  expect(pdf.content.subarray(0, 5).toString()).toBe('%PDF-')
  const word = await takes(anna, { de: 'Redekarten, A6 (Word)', en: 'Cue cards, A6 (Word)' }[language], exportIt)
  expect(word.content.subarray(0, 2).toString()).toBe('PK')

  await anna.goes('/engins/v1/summarize_simplify')
  await anna.presses(words.example)
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  await anna.presses(exportIt)
  await page.getByRole('menuitem', { name: 'PDF' }).waitFor()
  expect(await page.getByRole('menuitem', { name: /A6/ }).count()).toBe(0)
})

test('after a failure of the model another one is named, tried, and costs once', async () => {
  const added = await (
    await here.federwerk.admin()
  ).post('/api/admin/models', {
    provider: 'openai-compatible',
    model: 'other-model',
  })
  expect(added.status).toBe(201)
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, width: 360, height: 740 })
  const { page } = anna
  await anna.goes('/engins/v1/summarize_simplify')
  await anna.presses(words.example)
  here.model.next({ text: 'Das ist ein Anfang, der abbricht.', fault: 'reset-mid' })
  await anna.presses(words.generate)
  await anna.reads(/^Fallnummer/)
  const other = page.getByRole('button', { name: 'Mit anderem Modell versuchen: other-model' })
  await other.waitFor()
  expect(await findingsOn(page)).toEqual([])
  here.model.next({ text: 'Das ist der ganze Text.' })
  await other.click()
  await anna.reads('Das ist der ganze Text.')
  await anna.button(words.copy).first().waitFor()
  await anna.reads(/other-model/)
  expect((await (await person.get('/api/session')).json()).anzahlrequest_number).toBe(1)
})
