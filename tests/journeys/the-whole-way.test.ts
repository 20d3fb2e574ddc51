import { expect, test } from 'vitest'
import { type Locale, locales } from '#shared/text.ts'
import { password } from '../federwerk.ts'
import { words } from '../words.ts'
import { ownHouse, stage } from './stage.ts'

const here = stage(ownHouse)

const summarize = { de: 'Zusammenfassen', en: 'Summarise' }
const page: Record<Locale, string> = {
  de: 'Der Stadtrat hat am Montag beschlossen, den Markt zu erweitern. Die Händler freuen sich. '.repeat(12).trim(),
  en: 'On Monday the council decided to enlarge the market. The traders are glad about it. '.repeat(12).trim(),
}
const result: Record<Locale, string> = {
  de: 'Der Markt wird größer, und die Händler freuen sich darüber.',
  en: 'The market is to grow, and its traders welcome that.',
}

/** What can be pressed and lies under a message. Runs in the browser. */
const underMessages = () => {
  const messages = [...document.querySelectorAll('[data-toast]')].map(message => message.getBoundingClientRect())
  return [...document.querySelectorAll('a[href], button, input, textarea, select, summary')]
    .filter(one => !one.closest('[data-toast]') && one.checkVisibility())
    .filter(one => {
      const { top, right, bottom, left, width } = one.getBoundingClientRect()
      return (
        width > 1 && messages.some(box => left < box.right && right > box.left && top < box.bottom && bottom > box.top)
      )
    })
    .map(one => one.textContent)
}

test.each(locales)('from an account to a text that is kept and found again (%s)', async language => {
  await (await here.federwerk.admin()).put('/api/admin/installation', { who: 'team' })
  const anna = await here.comes({ language })

  await anna.goes('/signup')
  await anna.fills({
    [anna.say(words.name)]: 'Anna Blum',
    [anna.say(words.email)]: `anna-${language}@example.com`,
    [anna.say(words.password)]: password,
  })
  await anna.presses(words.signUp)

  await anna.opens(summarize)
  await anna.page.getByRole('textbox').first().fill(page[language])
  here.model.next({ text: result[language] })
  await anna.presses(words.generate)
  await anna.reads(result[language])
  expect(here.model.requests.at(-1)?.prompt).toContain(page[language].slice(0, 60))

  await anna.presses(words.copy)
  await anna.reads(words.copied)
  expect(await anna.clipboard()).toContain(result[language])
  await anna.presses(words.keep)
  await anna.reads(words.kept)
  for (const width of [1360, 360]) {
    await anna.page.setViewportSize({ width, height: 780 })
    await anna.page.locator('[data-toast]').first().waitFor({ state: 'detached' })
    await anna.presses(words.copy)
    await anna.page.locator('[data-toast]').first().waitFor()
    expect(await anna.page.evaluate(underMessages), `${width} pixels wide`).toEqual([])
  }
  await anna.page.setViewportSize({ width: 1360, height: 860 })

  here.model.next({ pace: 8, text: result[language].repeat(4) })
  await anna.presses(words.again)
  await anna.button(words.stop).first().waitFor()
  await anna.reads(result[language].split(' ').slice(0, 3).join(' '))
  await anna.page.reload()
  await anna.reads(result[language])

  await anna.presses(words.history)
  await anna.page.getByRole('heading', { level: 1, name: anna.say(words.history) }).waitFor()
  const runs = anna.page.getByRole('button', { name: result[language].slice(0, 20) })
  await expect.poll(() => runs.count()).toBe(1)
  await runs.last().click()
  await anna.reads(result[language])
  await anna.presses(words.open)
  await anna.page.getByRole('heading', { level: 1, name: anna.say(summarize) }).waitFor()
  await anna.reads(result[language])
  await anna.presses({ de: 'Eingaben ändern', en: 'Change the inputs' })
  expect(await anna.page.getByRole('textbox').first().inputValue()).toBe(page[language])

  await anna.presses(words.bookmarks)
  await anna.page.getByRole('heading', { level: 1, name: anna.say(words.bookmarks) }).waitFor()
  await anna.reads(result[language])
})
