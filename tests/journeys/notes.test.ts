import { expect, test } from 'vitest'
import { noteWords, release, withNotes } from '../scenes/notes.ts'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

test('what the model says about a text stands below it, is ticked off, and does not travel with it', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language: 'de', width: 390 })
  await anna.goes('/engins/v1/press_release')
  here.model.next({ text: withNotes('de') })
  await anna.page.getByRole('textbox').first().fill(release.typed.de)
  await anna.presses(words.generate)
  const card = anna.page.getByRole('region', { name: noteWords.heading.de })
  await card.getByText(noteWords.whose.de).waitFor()
  expect(await card.getByRole('listitem').allInnerTexts()).toEqual([
    expect.stringContaining(release.first.de),
    expect.stringContaining(release.second.de),
  ])
  await anna.page.getByRole('status').filter({ hasText: '2 Hinweise vor dem Versenden.' }).waitFor()
  expect(await findingsOn(anna.page)).toEqual([])

  const [first, second] = [0, 1].map(at => card.getByRole('button', { name: noteWords.done.de }).nth(at))
  const before = await second?.boundingBox()
  await first?.focus()
  await anna.page.keyboard.press('Space')
  await card.getByRole('button', { name: noteWords.done.de, pressed: true }).waitFor()
  expect(await second?.boundingBox()).toEqual(before)
  await anna.page.reload()
  await card.getByRole('button', { name: noteWords.done.de, pressed: true }).waitFor()
  expect(await second?.getAttribute('aria-pressed')).toBe('false')

  await anna.presses(words.copy)
  await anna.reads(words.copied)
  const copied = await anna.clipboard()
  expect(copied).toContain('sonntags von 11 bis 17 Uhr')
  expect(copied).not.toContain('Frau Kern')
  expect(copied).not.toContain('hinweise')

  await anna.presses(words.keep)
  await anna.reads(words.kept)
  for (const path of ['/history', '/bookmarks']) {
    await anna.goes(path)
    await anna.page
      .getByRole('button', { name: /Die Bücherei öffnet sonntags/ })
      .first()
      .click()
    await card.getByText(release.second.de).waitFor()
    expect(await card.getByRole('button').count()).toBe(0)
  }
})
