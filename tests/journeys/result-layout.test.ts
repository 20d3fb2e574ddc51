import { describe, expect, test } from 'vitest'
import { words } from '../words.ts'
import { findingsOn, overflowOf, selects, type Visitor } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()
const typed = 'Bücherei sonntags offen'
const pill = { de: 'Weiter unten wird geschrieben', en: 'Writing continues below' }
const again = 'Neu erstellen'
const sentence = 'Am Sonntag liest die ganze Stadt im hellen Saal der alten Bücherei. '
const long = `# Die Bücherei öffnet\n\n${Array.from({ length: 24 }, () => sentence.repeat(4)).join('\n\n')}`

const begins = async (width: number, pace?: number, text = long) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const visitor = await here.comes({ cookie: person.cookie, language: 'de' })
  await visitor.page.setViewportSize({ width, height: 800 })
  await visitor.goes('/engins/v1/press_release')
  await visitor.page.getByRole('form').getByRole('textbox').first().fill(typed)
  here.model.next({ text, ...(pace && { pace }) })
  await visitor.presses(words.generate)
  return visitor
}

describe('the layout of a result', () => {
  test.each([1360, 1000, 360])('at %i pixels its inputs fold, and nothing typed is lost', async width => {
    const { page, presses, button } = await begins(width)
    await button(words.copy).first().waitFor()
    const isWide = width >= 1200
    const field = page.getByRole('form').getByRole('textbox').first()
    expect(await field.isVisible()).toBe(false)
    const paragraph = page.locator('.reading p').first()
    const text = (await paragraph.boundingBox())!
    const inputs = (await page.getByText(typed, { exact: false }).filter({ visible: true }).first().boundingBox())!
    if (isWide) expect(inputs.x + inputs.width).toBeLessThan(text.x)
    else expect(inputs.y + inputs.height).toBeLessThan(text.y)
    if (width > 360) expect(text.width).toBeGreaterThan(400)
    expect(await page.getByRole('button', { name: again }).count()).toBe(1)
    if (isWide) await presses({ de: 'Eingaben ändern', en: 'Change the inputs' })
    else
      await page
        .getByRole('button', { name: /^Eingaben/ })
        .filter({ visible: true })
        .first()
        .click()
    expect(await field.inputValue()).toBe(typed)
    expect(await page.getByRole('button', { name: again }).count()).toBe(1)
  })

  test('the foot is in sight while one reads, and leaves the last line free', async () => {
    const { page, button } = await begins(1360)
    await button(words.copy).first().waitFor()
    const foot = page.getByRole('region', { name: 'Text ändern' })
    const bottom = async () => {
      const box = (await foot.boundingBox())!
      return box.y + box.height
    }
    await expect.poll(async () => Math.round(await bottom())).toBe(800)
    const turned = async () => {
      await page.mouse.wheel(0, 100_000)
      return bottom()
    }
    await expect.poll(turned).toBeLessThan(800)
    const last = (await page.locator('.reading p').last().boundingBox())!
    expect(last.y + last.height).toBeLessThanOrEqual((await foot.boundingBox())!.y)
  })
})

/** How many characters a line of the first paragraph has, as most of its lines; and what is free beside it. */
const linesOf = (page: Visitor['page']) =>
  page.evaluate(() => {
    const paragraph = document.querySelector('.reading p:not(:empty)')!
    const lines = new Map<number, number>()
    const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      for (let at = 0; at < texts.currentNode.textContent!.length; at++) {
        const one = new Range()
        one.setStart(texts.currentNode, at)
        one.setEnd(texts.currentNode, at + 1)
        const line = Math.round(one.getBoundingClientRect().top)
        lines.set(line, (lines.get(line) ?? 0) + 1)
      }
    const counts = [...lines.values()].slice(0, -1).sort((one, other) => one - other)
    const [text, sheet] = [paragraph, paragraph.closest('section')!].map(one => one.getBoundingClientRect())
    const width = parseFloat(getComputedStyle(document.documentElement).fontSize)
    return {
      most: counts[counts.length >> 1] ?? 0,
      rem: text!.width / width,
      free: (sheet!.right - text!.right) / width,
    }
  })

test('a line has 45 characters wherever the window has room, and 36 rem beside inputs and margin from 1200 pixels on', async () => {
  const { page, button } = await begins(1360)
  await button(words.copy).first().waitFor()
  for (const width of [768, 900, 1024, 1199, 1200, 1279, 1280, 1360, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(async () => (await linesOf(page)).most, { message: `at ${width}` }).toBeGreaterThanOrEqual(45)
    expect(await overflowOf(page), `at ${width}`).toBe(0)
    if (width < 1200) continue
    const { rem, free } = await linesOf(page)
    expect(rem, `at ${width}`).toBe(36)
    // The margin of 12.5 rem, of 15 in very wide windows, and the room around it.
    expect(free, `at ${width}`).toBeGreaterThan(12.5)
    expect(free, `at ${width}`).toBeLessThan(width < 1600 ? 16 : 19)
    const inputs = page.getByRole('region', { name: 'Eingaben' })
    expect((await inputs.boundingBox())!.width, `at ${width}`).toBe((width < 1232 ? 15 : 17) * 16)
  }
})

test('on the page of a tool the navigation gives way at 1280 pixels, and says its names to who points or goes there', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const { page, goes, reads } = await here.comes({ cookie: person.cookie, language: 'de' })
  await page.setViewportSize({ width: 1280, height: 800 })
  const link = page.getByRole('navigation', { name: 'Hauptnavigation' }).getByRole('link', { name: 'Verlauf' })
  /** Whether a click where its name stands would press it. */
  const hasName = () =>
    link.evaluate(one => {
      const { left, top, height } = one.getBoundingClientRect()
      return one.contains(document.elementFromPoint(left + 70, top + height / 2))
    })
  await goes('/engins')
  await expect.poll(hasName).toBe(true)
  await goes('/engins/v1/press_release')
  await reads('Was ist geschehen?')
  await expect.poll(hasName).toBe(false)
  expect(await findingsOn(page)).toEqual([])
  await link.hover({ position: { x: 20, y: 15 } })
  await expect.poll(hasName).toBe(true)
  // What stands below that name is not covered by anything.
  await page.getByLabel('Was ist geschehen?').click({ position: { x: 4, y: 4 }, trial: true })
  await page.mouse.move(900, 500)
  await expect.poll(hasName).toBe(false)
  await page.locator('body').press('Tab')
  // By a key, so that the focus is seen.
  await link.focus()
  await expect.poll(hasName).toBe(true)
  await link.click()
  await page.getByRole('heading', { level: 1, name: 'Noch nichts geschrieben' }).waitFor()
  await page.mouse.move(900, 500)
  await expect.poll(hasName).toBe(true)
})

test('beside a text stands what was made with its tool earlier, and leads there', async () => {
  const { page, goes, presses, button } = await begins(1360)
  await button(words.copy).first().waitFor()
  await goes('/engins/v1/press_release')
  await page.getByRole('form').getByRole('textbox').first().fill(typed)
  here.model.next({ text: '# Das Freibad öffnet\n\nAm Montag.' })
  await presses(words.generate)
  const earlier = page.getByRole('navigation', { name: 'Frühere Ergebnisse' }).getByRole('link')
  await earlier.filter({ hasText: 'Die Bücherei öffnet' }).waitFor()
  expect(await earlier.count()).toBe(1)
  await earlier.click()
  await earlier.filter({ hasText: 'Das Freibad öffnet' }).waitFor()
  await page.locator('.reading').getByRole('heading', { name: 'Die Bücherei öffnet' }).waitFor()
})

test('what is to be said of a text stands in its margin from 1200 pixels on, below it in narrower windows', async () => {
  const costs = `${sentence.repeat(3)}Der Umbau hat 90.000 Euro gekostet. ${sentence.repeat(3)}`
  const { page } = await begins(1200, undefined, costs)
  const note = page.getByText('Nicht in Ihren Angaben: 90.000 Euro').filter({ visible: true }).first()
  await note.waitFor()
  const places = async () => {
    const [text, said] = [await page.locator('.reading p').first().boundingBox(), await note.boundingBox()]
    return { beside: said!.x >= text!.x + text!.width, below: said!.y >= text!.y + text!.height }
  }
  await expect.poll(places).toEqual({ beside: true, below: false })
  expect(await findingsOn(page)).toEqual([])
  await page.setViewportSize({ width: 1199, height: 800 })
  await expect.poll(places).toEqual({ beside: false, below: true })
})

test('with a passage selected the foot stays one line, in windows of every width', async () => {
  const { page, button } = await begins(1360)
  await button(words.copy).first().waitFor()
  const foot = page.getByRole('region', { name: 'Text ändern' })
  for (const width of [1360, 1200, 768, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => getSelection()?.removeAllRanges())
    const before = (await foot.boundingBox())!.height
    await selects(page, 'die ganze Stadt')
    await foot.getByRole('combobox', { name: 'Was ändern?' }).waitFor()
    expect((await foot.boundingBox())!.height, `at ${width}`).toBe(before)
    expect(await overflowOf(page), `at ${width}`).toBe(0)
  }
})

test('what has no room at the foot is in a menu, also by keyboard', async () => {
  const { page, button } = await begins(680)
  await button(words.copy).first().waitFor()
  const more = page.getByRole('button', { name: 'Mehr Änderungen' })
  await more.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'lockerer' }).waitFor()
  here.model.next({ text: 'Kürzer und lockerer.' })
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page.locator('.reading').getByText('Kürzer und lockerer.').waitFor()
})

test('reading begins at the beginning; a button leads to where it is written', async () => {
  const { page, button } = await begins(1360, 40)
  await button(pill).waitFor()
  const title = page.locator('.reading').getByRole('heading').first()
  const top = (await title.boundingBox())!.y
  expect(top).toBeGreaterThan(0)
  expect(top).toBeLessThan(300)
  await button(pill).click()
  await button(pill).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
})
