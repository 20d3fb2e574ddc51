import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { missedByTouch, setTouch } from '../touch.ts'
import { findingsOn } from '../visitor.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const text = '# Der Ofen am Hafen\n\nEr brennt seit **drei** Tagen.'

const boxOf = async (one: Locator) => (await one.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
const middles = async (all: Locator) => {
  const boxes = await Promise.all((await all.all()).map(boxOf))
  return boxes.map(({ y, height }) => Math.round(y + height / 2))
}

test.each(inTurns(['a phone']))('in %s the editor fits into a phone', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language, width: 360, height: 640 })
  const { page } = anna
  await setTouch(page, true)
  const body = { titel_text: 'Die Ziegelei am Fluss', content: fromMarkdown(text), language }
  const { _id } = await (await person.post('/api/document', body)).json()
  const button = (de: string, en: string) =>
    page.getByRole('button', { name: language === 'de' ? de : en, exact: true })
  await anna.goes(`/editor?id=${_id}`)
  const field = page.locator('.paper [role=textbox]')
  await field.getByText('Er brennt').click()
  await page.keyboard.type('x')
  await page.getByText(/^(Gespeichert|Saved) \d/).waitFor()

  const head = [
    button('Mit KI arbeiten', 'Work with AI'),
    button('Prüfen', 'Check'),
    button('Daraus machen', 'Make from this'),
    button('Exportieren', 'Export'),
    button('Mehr zum Dokument', 'More about the document'),
    button('Neuer Text', 'New Edit'),
  ]
  const rows = new Set((await Promise.all(head.map(middles))).flat())
  expect(rows.size).toBe(1)

  await page.keyboard.press('Control+f')
  await page.keyboard.type('e')
  const bar = page.getByRole('form', { name: language === 'de' ? 'Suchen und ersetzen' : 'Find and replace' })
  await bar.getByText(/^\d+\/\d+$/).waitFor()
  const first = ['Vorherige Stelle|Previous match', 'Nächste Stelle|Next match', 'Schließen|Close'].map(name =>
    bar.getByRole('button', { name: new RegExp(name) }),
  )
  const line = [bar.getByRole('textbox').first(), ...first]
  expect(new Set((await Promise.all(line.map(middles))).flat()).size).toBe(1)
  expect(await missedByTouch(page)).toEqual([])
  expect(await findingsOn(page)).toEqual([])
  await page.keyboard.press('Escape')

  const address = `/api/document/${_id}`
  const { revision } = await (await person.get(address)).json()
  await person.put(address, { revision, content: fromMarkdown(`${text}\n\n${'Anderswo. '.repeat(300)}`) })
  await field.getByText('Er brennt').click()
  await page.keyboard.type('y')
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Anderswo').first().waitFor()
  for (const name of [
    /^(Meine behalten|Keep mine)/,
    /^(Die andere|Take the other)/,
    /^(Als zweites|Save as a second)/,
  ]) {
    const { x, y, width, height } = await boxOf(dialog.getByRole('button', { name }))
    expect(y + height).toBeLessThanOrEqual(640)
    expect(x + width).toBeLessThanOrEqual(360)
    expect(width).toBeGreaterThan(250)
  }
  // Why a choice did not come about is read above them.
  await page.context().setOffline(true)
  await dialog.getByRole('button', { name: /^(Die andere|Take the other)/ }).click()
  await dialog.getByRole('alert').waitFor()
  const [why, mine] = [
    await boxOf(dialog.getByRole('alert')),
    await boxOf(dialog.getByRole('button', { name: /^(Meine|Keep)/ })),
  ]
  expect(why.y + why.height).toBeLessThanOrEqual(mine.y)
  await page.context().setOffline(false)
  anna.complaints.length = 0
})

test('a paragraph is moved from the menu, and one writes on in it', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language: 'en', width: 360, height: 640 })
  const { page } = anna
  const body = { titel_text: 'Parts', content: fromMarkdown('first\n\nsecond'), language: 'en' }
  const { _id } = await (await person.post('/api/document', body)).json()
  await anna.goes(`/editor?id=${_id}`)
  const field = page.locator('.paper [role=textbox]')
  await field.getByText('second').click()
  await page.getByRole('button', { name: 'More tools' }).click()
  await page.getByRole('menuitem', { name: 'Move up' }).click()
  await expect.poll(() => field.locator('p').allTextContents()).toEqual(['second', 'first'])
  await expect.poll(() => field.evaluate(element => element === document.activeElement)).toBe(true)
  await page.keyboard.type('!')
  await expect.poll(() => field.locator('p').allTextContents()).toEqual(['second!', 'first'])
})
