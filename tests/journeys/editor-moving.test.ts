import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { toMarkdown } from '#shared/document/markdown/write.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  text: { de: 'Text', en: 'Text' },
  grip: { de: 'Absatz ziehen, um ihn zu verschieben', en: 'Drag to move this paragraph' },
  list: { de: 'Liste ziehen, um sie als Ganzes zu verschieben', en: 'Drag to move the whole list' },
}
const first = 'Der **erste** Absatz.'
const table = '| Posten | Betrag |\n| --- | ---: |\n| Ofen | 18.400 € |'
const items = ['- eins', '- zwei', '- drei']
const last = 'Der letzte Absatz[^1].'
const note = '[^1]: Aus der Chronik.'
const of = (...blocks: readonly string[]) => [...blocks, note].join('\n\n')
const text = of(first, table, items.join('\n'), last)

const comes = async (language: 'de' | 'en' = 'de') => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  const body = { titel_text: 'Umzug', content: fromMarkdown(text), language: 'de' }
  const { _id } = await (await person.post('/api/document', body)).json()
  await anna.goes(`/editor?id=${_id}`)
  const field = page.getByRole('textbox', { name: say.text[language], exact: true })
  await field.getByText('Der letzte Absatz').waitFor()
  const kept = async () => toMarkdown((await (await person.get(`/api/document/${_id}`)).json()).content)
  const isKept = async (markdown: string) => await expect.poll(kept, { timeout: 30_000 }).toBe(markdown)
  return { page, field, kept: isKept, language }
}
type Come = Awaited<ReturnType<typeof comes>>

/** Pulls the block that holds this, or its list, above the one that holds something else. */
const pulls = async ({ page, language }: Come, what: Locator, onto: Locator, by: 'grip' | 'list' = 'grip') => {
  await what.hover()
  const grip = page.getByTitle(say[by][language])
  await grip.hover()
  await page.mouse.down()
  const { x, y, height } = (await onto.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 30, y + height / 2, { steps: 4 })
  await page.mouse.move(x + 2, y + 2, { steps: 4 })
  await page.mouse.up()
}

test.each(languages('de'))(
  'paragraphs, tables and items are pulled elsewhere whole, and come back (%s)',
  async language => {
    const anna = await comes(language)
    const { page, field, kept } = anna
    const [top, bottom] = [field.getByText('Absatz.').first(), field.getByText('Der letzte Absatz')]
    const item = (name: string) => field.getByRole('listitem').filter({ hasText: name })

    await pulls(anna, bottom, top)
    await kept(of(last, first, table, items.join('\n')))
    await page.keyboard.press('Control+z')
    await kept(text)

    await pulls(anna, field.getByText('Ofen'), field.getByText('erste', { exact: true }))
    await kept(of(table, first, items.join('\n'), last))
    await page.keyboard.press('Control+z')
    await kept(text)

    await pulls(anna, item('drei'), item('eins'))
    await kept(of(first, table, ['- drei', '- eins', '- zwei'].join('\n'), last))
    await page.keyboard.press('Control+z')
    await kept(text)

    await pulls(anna, item('zwei'), field.getByText('erste', { exact: true }), 'list')
    await kept(of(items.join('\n'), first, table, last))
    await page.keyboard.press('Control+z')
    await kept(text)

    await field.getByText('Ofen').hover()
    await page.getByTitle(say.grip[language]).waitFor()
    expect(await page.getByTitle(say.list[language]).count()).toBe(0)
  },
)

test('pulled straight down or up beside the text a block comes to stand between two others, and in no table', async () => {
  const anna = await comes()
  const { page, field, kept } = anna
  const straight = async (what: Locator, onto: Locator, part: number) => {
    await what.hover()
    const grip = page.getByTitle(say.grip.de)
    await grip.hover()
    const from = (await grip.boundingBox()) ?? { x: 0, width: 0 }
    await page.mouse.down()
    const { y, height } = (await onto.boundingBox()) ?? { y: 0, height: 0 }
    await page.mouse.move(from.x + from.width / 2, y + height * part + 9, { steps: 4 })
    await page.mouse.move(from.x + from.width / 2, y + height * part, { steps: 4 })
    await page.mouse.up()
  }
  await straight(field.getByText('Der letzte Absatz'), field.getByText('erste', { exact: true }), 0.2)
  await kept(of(last, first, table, items.join('\n')))
  await page.keyboard.press('Control+z')
  await kept(text)
  await straight(field.getByText('erste', { exact: true }), field.getByRole('table'), 0.9)
  await kept(of(table, first, items.join('\n'), last))
  await page.keyboard.press('Control+z')
  await kept(text)
  const item = (name: string) => field.getByRole('listitem').filter({ hasText: name })
  await straight(item('eins'), item('drei'), 0.8)
  await kept(of(first, table, ['- zwei', '- drei', '- eins'].join('\n'), last))
})

test('in the text, too, it is the height that says where a block is laid, wherever in the line the pointer is', async () => {
  const { page, field, kept } = await comes()
  const [top, bottom] = [field.getByText('erste', { exact: true }), field.getByText('Der letzte Absatz')]
  const laid = async (what: Locator, onto: Locator, across: number, part: number) => {
    await what.hover()
    await page.getByTitle(say.grip.de).hover()
    await page.mouse.down()
    const { x, y, height } = (await onto.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.mouse.move(x + across, y + height / 2, { steps: 4 })
    await page.mouse.move(x + across, y + height * part, { steps: 4 })
    await page.mouse.up()
  }
  await laid(top, bottom, 4, 0.8)
  await kept(of(table, items.join('\n'), last, first))
  await page.keyboard.press('Control+z')
  await kept(text)
  await laid(top, bottom, 300, 0.2)
  await kept(of(table, items.join('\n'), first, last))
})

test('by keyboard the same blocks change places, as far as there is one, and come back', async () => {
  const { page, field, kept } = await comes()
  const moves = (way: 'Up' | 'Down') => page.keyboard.press(`Control+Shift+Arrow${way}`)
  await field.getByText('Der letzte Absatz').click()
  await moves('Up')
  await moves('Up')
  await kept(of(first, last, table, items.join('\n')))
  await moves('Up')
  await moves('Up')
  await kept(of(last, first, table, items.join('\n')))
  await field.getByText('Ofen').click()
  await moves('Down')
  await kept(of(last, first, items.join('\n'), table))
  await field.getByText('zwei').click()
  await moves('Up')
  await kept(of(last, first, ['- zwei', '- eins', '- drei'].join('\n'), table))
  await page.keyboard.type('ZWEI ')
  await field.getByText('ZWEI').waitFor()
  for (let at = 0; at < 8; at++) await page.keyboard.press('Control+z')
  await kept(text)
}, 120_000)

test('by keyboard a list moves as a whole when all its items are selected, some of them as those', async () => {
  const { page, field, kept } = await comes()
  const moves = (way: 'Up' | 'Down') => page.keyboard.press(`Control+Shift+Arrow${way}`)
  await field.getByText('eins').click()
  await page.keyboard.press('Home')
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+End')
  await moves('Down')
  await kept(of(first, table, ['- drei', '- eins', '- zwei'].join('\n'), last))
  await moves('Up')
  await kept(text)
  await page.keyboard.press('Shift+ArrowDown')
  await moves('Up')
  await moves('Up')
  await kept(of(items.join('\n'), first, table, last))
  await moves('Down')
  await kept(of(first, items.join('\n'), table, last))
  await page.keyboard.type('nur')
  await kept(of(first, '- nur', table, last))
  await moves('Down')
  await kept(of(first, table, '- nur', last))
}, 120_000)
