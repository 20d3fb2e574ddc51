import { expect, test } from 'vitest'
import { noteWords, release, withNotes } from '../scenes/notes.ts'
import { asksFor, confirms, replies, variantWords } from '../scenes/variants.ts'
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

test('beside a form they stand the same way, and a changed version has its own', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language: 'en', width: 1280 })
  await anna.goes('/engins/v1/email_engine')
  const mail = { subjects: ['Meeting on 8 December'], body: 'Dear parents,\n\nwe meet in room 204.\n\nK. Baumann' }
  const said = 'Check that room 204 is free.'
  here.model.next({ text: JSON.stringify({ ...mail, notes: [said] }) })
  await anna.page.getByRole('textbox').nth(1).fill('Parents')
  await anna.page.getByRole('textbox').first().fill('parents evening 8 dec room 204, k. baumann')
  await anna.presses(words.generate)
  const card = anna.page.getByRole('region', { name: noteWords.heading.en })
  await card.getByText(said).waitFor()
  expect(await card.getByText(noteWords.whose.en).count()).toBe(1)
  await anna.presses(words.copy)
  await anna.reads(words.copied)
  expect(await anna.clipboard()).toContain('we meet in room 204.')
  expect(await anna.clipboard()).not.toContain(said)

  here.model.next({ text: JSON.stringify({ ...mail, body: 'Dear parents,\n\nroom 204.\n\nK. Baumann', notes: [] }) })
  await anna.page.getByRole('button', { name: 'shorter' }).click()
  await anna.page.getByText('we meet in').first().waitFor({ state: 'detached' })
  await anna.button(words.copy).waitFor()
  expect(await card.count()).toBe(0)
  await anna.page.goBack()
  await card.getByText(said).waitFor()
})

test('of several texts each has its notes beside it', async () => {
  const person = await here.federwerk.person({ plan: 'premium' })
  const anna = await here.comes({ cookie: person.cookie, language: 'en', width: 1280 })
  const [first, second] = replies.en
  here.model.next({ text: first }, { text: `${second}\n\n<notes>\n${release.second.en}\n</notes>` })
  await anna.goes('/engins/v1/reply_to_review')
  await asksFor(anna, anna.say, 2)
  await confirms(anna)
  const card = anna.page.getByRole('region', { name: noteWords.heading.en })
  await card.getByText(release.second.en).waitFor()
  expect(await card.count()).toBe(1)
  const uses = anna.page.getByRole('button', { name: variantWords.use.en })
  await uses.nth(1).click()
  await anna.page.getByRole('button', { name: variantWords.back.en }).waitFor()
  await card.getByText(release.second.en).waitFor()
  await anna.page.getByRole('button', { name: variantWords.back.en }).click()
  await uses.first().click()
  await anna.page.getByRole('button', { name: variantWords.back.en }).waitFor()
  await card.waitFor({ state: 'detached' })
})
