import { expect, test } from 'vitest'
import { findingsOn, overflowOf } from '../visitor.ts'
import { words } from '../words.ts'
import { inTurns } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  line: { de: 'Text ändern', en: 'Change the text' },
  more: { de: 'Mehr Änderungen', en: 'More changes' },
  write: { de: 'Eigene Anweisung schreiben', en: 'Write an own instruction' },
  own: { de: 'Eigene Anweisung', en: 'Own instruction' },
  relaxed: { de: 'lockerer', en: 'more relaxed' },
}

test.each(inTurns([360, 390]))(
  'in %s at %i px no way of changing a text is cut off, and all are reached',
  async (language, width) => {
    const person = await here.federwerk.person({ plan: 'premium', language })
    const anna = await here.comes({ cookie: person.cookie, language, width })
    const { page } = anna
    await anna.goes('/engins/v1/blog_intro')
    await anna.presses(words.example)
    await anna.presses(words.generate)
    const line = page.getByRole('region', { name: anna.say(say.line) })
    const more = line.getByRole('button', { name: anna.say(say.more) })
    await more.waitFor()
    const cut = () =>
      line.evaluate(section => {
        const edge = section.getBoundingClientRect()
        const drawn = [...section.querySelectorAll('button')].map(one => one.getBoundingClientRect())
        const seen = drawn.filter(({ width }) => width > 1)
        const ends = seen.flatMap(({ left, right }) => [left < edge.left, right > edge.right])
        const overlaps = seen.some(
          (one, at) => at > 0 && one.left < (seen[at - 1]?.right ?? 0) - 1 && one.top < (seen[at - 1]?.bottom ?? 0),
        )
        return ends.includes(true) || overlaps
      })
    expect([await cut(), await overflowOf(page)]).toEqual([false, 0])
    expect(await findingsOn(page)).toEqual([])

    // What has no room is in the menu, by keyboard, too.
    await more.press('Enter')
    const item = page.getByRole('menuitem', { name: anna.say(say.relaxed) })
    await item.waitFor()
    const inLine = await line.getByRole('button').allInnerTexts()
    const inMenu = await page.getByRole('menuitem').allInnerTexts()
    expect(inMenu.filter(way => inLine.includes(way))).toEqual([])
    expect(new Set([...inLine, ...inMenu])).toContain(anna.say(say.relaxed))
    // Arrows walk to it: a menu takes the keyboard to itself a moment after it is seen.
    const reaches = () => item.evaluate(one => one === document.activeElement)
    await expect.poll(async () => (await page.keyboard.press('ArrowDown'), reaches())).toBe(true)
    await page.keyboard.press('Enter')
    const asked = async () => (await (await person.get('/api/runs?limit=1')).json()).runs[0].refinement
    await expect.poll(asked).toMatchObject({ how: 'relaxed' })

    // In their place is the field for an own instruction, in which one types at once.
    await line.getByRole('button', { name: anna.say(say.write) }).click()
    const own = line.getByRole('textbox', { name: anna.say(say.own) })
    await expect.poll(() => own.evaluate(field => field === document.activeElement)).toBe(true)
    await page.keyboard.type('3 × 7')
    await own.press('Enter')
    await expect.poll(asked).toMatchObject({ instruction: '3 × 7' })
  },
)

test('on phones the bar of a text with versions is one row, and all that it folds is one press away', async () => {
  const person = await here.federwerk.person({ plan: 'premium', language: 'de' })
  const anna = await here.comes({ cookie: person.cookie, language: 'de', width: 360 })
  const { page } = anna
  await anna.goes('/engins/v1/blog_intro')
  await anna.presses(words.example)
  await anna.presses(words.generate)
  const sheet = page.getByRole('region', { name: /^Ergebnis/ })
  const copy = sheet.getByRole('button', { name: 'Kopieren', exact: true })
  const inBar = (name: string | RegExp) => sheet.getByRole('button', { name, exact: true }).filter({ visible: true })
  await copy.waitFor()
  expect(await inBar('Neu erstellen').count()).toBe(1)
  await page.getByRole('region', { name: 'Text ändern' }).getByRole('button', { name: 'kürzer' }).click()
  const before = inBar(/^Fassung davor/)
  await before.waitFor()
  await copy.waitFor()
  const middle = async (one: typeof copy) => {
    const { y, height } = (await one.boundingBox())!
    return Math.round(y + height / 2)
  }
  const more = inBar('Weitere Aktionen')
  expect(await middle(before)).toBe(await middle(copy))
  expect(await middle(more)).toBe(await middle(copy))
  expect(await inBar('Neu erstellen').count()).toBe(0)
  await more.press('Enter')
  for (const name of ['Neu erstellen', 'Als Lesezeichen sichern', 'Exportieren', 'Zurück zur Anleitung'])
    expect(await middle(inBar(name)), name).toBeGreaterThan(await middle(copy))
  expect([await overflowOf(page), await findingsOn(page)]).toEqual([0, []])
  await more.press('Enter')
  expect(await inBar('Neu erstellen').count()).toBe(0)
})
