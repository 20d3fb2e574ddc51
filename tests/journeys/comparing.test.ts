import { expect, test } from 'vitest'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  compare: { de: 'Mit einem anderen Text vergleichen', en: 'Compare with another text' },
  title: { de: 'Zwei Texte vergleichen', en: 'Compare two texts' },
  inputs: { de: 'Eingaben, die sich unterscheiden', en: 'Inputs that differ' },
  swap: { de: 'Seiten tauschen', en: 'Swap the sides' },
}
const texts = {
  de: ['Der alte Ofen ist seit Montag aus.', 'Der alte Ofen ist seit Dienstag kalt.'],
  en: ['The old furnace is out since Monday.', 'The old furnace is cold since Tuesday.'],
} as const

test.each(languages('de'))('two texts of the history are compared, chosen by keyboard alone (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', language })
  for (const [at, text] of texts[language].entries()) {
    here.model.next({ text })
    await person.ask('summarize', { content: `Ofen ${at + 1}` })
  }
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  const [first, second] = texts[language]
  await anna.goes('/history')
  await page.getByRole('button', { name: first }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('link', { name: anna.say(say.compare) }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: anna.say(say.title) }).waitFor()
  await page.getByRole('button', { name: second }).focus()
  await page.keyboard.press('Enter')

  const inputs = page.getByRole('region', { name: anna.say(say.inputs) })
  await inputs.waitFor()
  expect(await inputs.locator('mark').allTextContents()).toEqual(['1', '2'])
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const side = (number: number) => page.getByRole('region', { name: `Text ${number}`, exact: true }).last()
  const top = async (place: typeof inputs) => (await place.boundingBox())?.y ?? 0
  expect(await top(side(2)), 'the texts come first').toBeLessThan(await top(inputs))
  expect((await side(1).locator('mark').allTextContents()).join(' ')).toMatch(/Montag|Monday/)
  expect((await side(2).locator('mark').allTextContents()).join(' ')).toMatch(/Dienstag|Tuesday/)
  expect(await findingsOn(page)).toEqual([])

  await anna.presses(say.swap)
  await side(1)
    .getByText(/Dienstag|Tuesday/)
    .waitFor()
})
