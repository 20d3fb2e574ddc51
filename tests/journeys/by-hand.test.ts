import type { Page, Route } from 'playwright-core'
import { expect, test } from 'vitest'
import { findingsOn, selects, type Visitor } from '../visitor.ts'
import { words } from '../words.ts'
import { stage } from './stage.ts'

const here = stage()

const press = '/engins/v1/press_release'
const first = '# Der Ofen\n\nAm Montag wurde der **alte Ofen** gelöscht.\n\nDer neue kommt im Mai.'
const say = {
  edit: { de: 'Text bearbeiten', en: 'Edit the text' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  unsaved: { de: 'Nicht gespeichert', en: 'Not saved' },
  empty: { de: 'Ein leerer Text wird nicht gespeichert', en: 'An empty text is not saved' },
}

const written = async (anna: Visitor, text = first) => {
  await anna.goes(press)
  await anna.presses(words.example)
  here.model.next({ text })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
}
/** Sets the caret before the first word of a paragraph. */
const clicks = (page: Page, paragraph: string) =>
  page
    .locator('.markdown')
    .getByText(paragraph)
    .click({ position: { x: 2, y: 8 } })
/** For a moment the page does something else: keys that are pressed wait. */
const keepsBusy = (page: Page) =>
  page.evaluate(() => {
    const end = performance.now() + 300
    while (performance.now() < end);
  })
const comes = async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const textOf = async () => {
    const run = new URL(anna.page.url()).searchParams.get('run')
    return (await (await person.get(`/api/runs/${run}`)).json()) as { text: string; hand: boolean }
  }
  const saved = async () => {
    await anna.page.getByText(anna.say(say.saved), { exact: true }).waitFor()
    return textOf()
  }
  const field = anna.page.getByRole('textbox', { name: 'Text, wird bearbeitet' })
  return { anna, person, page: anna.page, field, saved, textOf }
}

test('no word moves when the caret is set, however many headings there are', async () => {
  const { anna, page, field } = await comes()
  await written(anna, '# Ofen\n\n## Erstens\n\nAlt.\n\n# Zweitens\n\n## Danach\n\nNeu.\n\n### Ende\n\nAm Schluss.')
  const top = async () => (await page.locator('.markdown').getByText('Am Schluss.').boundingBox())!.y
  const before = await top()
  await clicks(page, 'Alt.')
  await field.waitFor()
  // Less than a pixel is rounded.
  expect(Math.abs((await top()) - before)).toBeLessThan(1)
})

test('a click sets the caret, what is typed is saved as a version, and is there tomorrow', async () => {
  const { anna, page, field, saved, textOf } = await comes()
  await written(anna)
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  await page.keyboard.type('Und bald: ')
  await page.locator('.markdown').getByText('Und bald: Der neue kommt im Mai.').waitFor()
  expect(await findingsOn(page)).toEqual([])
  expect(await saved()).toMatchObject({ text: first.replace('Der neue', 'Und bald: Der neue'), hand: true })
  await page.getByText(anna.say({ de: 'Fassung 2 von 2', en: 'Version 2 of 2' })).waitFor({ state: 'attached' })

  // Markdown as it is typed: a list, bold words, a link; in the place where one is, though it was saved meanwhile.
  const { keyboard } = page
  await keyboard.down('Control')
  await Promise.all([keepsBusy(page), keyboard.press('End'), keyboard.up('Control'), keyboard.press('Enter')])
  await page.keyboard.type('- eins **zwei** [drei](https://example.com) vier')
  await page.getByRole('link', { name: 'drei' }).waitFor()
  await expect
    .poll(async () => (await textOf()).text)
    .toMatch(/\n\n- eins \*\*zwei\*\* \[drei\]\(https:\/\/example\.com\/\) vier$/)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await textOf()).text).not.toMatch(/vier$/)
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await textOf()).text).toMatch(/vier$/)

  await page.reload()
  await anna.reads('Und bald: Der neue kommt im Mai.')
  expect(await textOf()).toMatchObject({ hand: true })
})

test('what was changed by hand is what is changed further, and copied', async () => {
  const { anna, page, field, saved, textOf } = await comes()
  await written(anna)
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  await page.keyboard.type('Endlich: ')
  await saved()
  await selects(page, 'Endlich: Der neue kommt im Mai.')
  await page.getByRole('toolbar').waitFor()
  here.model.next({ text: 'Der neue ist im Mai da.' })
  await page.getByRole('toolbar').getByRole('button', { name: 'kürzer' }).click()
  await anna.reads('Der neue ist im Mai da.')
  await anna.button(words.copy).first().waitFor()
  expect(here.model.requests.at(-1)?.prompt).toContain('Endlich: Der neue kommt im Mai.')
  expect((await textOf()).text).toBe(first.replace('Der neue kommt im Mai.', 'Der neue ist im Mai da.'))
})

test('by keyboard a text is opened, written in and left', async () => {
  const { anna, page, field, saved } = await comes()
  await written(anna)
  await anna.button(say.edit).focus()
  await page.keyboard.press('Enter')
  await field.waitFor()
  await page.keyboard.type('Neu: ')
  await page.keyboard.press('Escape')
  await expect.poll(() => anna.button(say.edit).evaluate(button => button === document.activeElement)).toBe(true)
  expect((await saved()).text).toContain('# Neu: Der Ofen')
})

test('whoever empties a text goes on writing in it, and what is refused is not the end of saving', async () => {
  const { anna, page, field, textOf } = await comes()
  await written(anna)
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.getByText(anna.say(say.empty)).waitFor({ state: 'attached' })
  await page.keyboard.type('Ganz neu.')
  const textNow = async () => (await textOf()).text
  await expect.poll(textNow).toBe('Ganz neu.')
  const refuses = (route: Route) => route.fulfill({ status: 422, json: { error: { code: 'invalid' } } })
  await page.route('**/edited', refuses)
  await page.keyboard.type(' Und')
  await page.getByText(anna.say(say.unsaved)).waitFor()
  await page.unroute('**/edited', refuses)
  await page.keyboard.type(' mehr.')
  await expect.poll(textNow).toBe('Ganz neu. Und mehr.')
  anna.complaints.length = 0
})

test('whoever has gone elsewhere is not led back by what is saved late', async () => {
  const { anna, person, page, field } = await comes()
  await written(anna)
  const run = new URL(page.url()).searchParams.get('run')
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  const held = Promise.withResolvers<void>()
  const sent = Promise.withResolvers<void>()
  await page.route('**/edited', async route => {
    sent.resolve()
    await held.promise
    await route.continue()
  })
  await page.keyboard.type('Spät: ')
  await sent.promise
  await page.getByRole('link', { name: 'Verlauf' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Verlauf' }).waitFor()
  const places: string[] = []
  page.on('framenavigated', frame => places.push(new URL(frame.url()).pathname))
  const answered = page.waitForResponse('**/edited')
  held.resolve()
  await (await answered).finished()
  await expect.poll(async () => (await endsOf(person, run)).at(-1)).toEqual(['Spät: Der neue kommt im Mai.', true])
  // What the answer sets off comes before what is pressed behind it.
  await page.getByRole('link', { name: 'Dokumente' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Dokumente' }).waitFor()
  expect(places).toEqual(['/de/documents'])
})

test('without a line the text stays, and is saved when it is back', async () => {
  const { anna, page, field, saved } = await comes()
  await written(anna)
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  await page.context().setOffline(true)
  await page.keyboard.type('Ohne Netz: ')
  await page.getByText(anna.say(say.unsaved), { exact: true }).waitFor()
  const asks = page.waitForEvent('dialog')
  await page.close({ runBeforeUnload: true })
  const asked = await asks
  expect(asked.type()).toBe('beforeunload')
  await asked.dismiss()
  await page.context().setOffline(false)
  expect((await saved()).text).toContain('Ohne Netz: Der neue')
  anna.complaints.length = 0
})

/** How the versions of a text end, in their order, each with whether it was written by hand. */
const endsOf = async (person: Awaited<ReturnType<typeof comes>>['person'], run: string | null) => {
  const { versions } = (await (await person.get(`/api/runs/${run}/versions`)).json()) as {
    versions: readonly { text: string; hand: boolean }[]
  }
  return versions.map(({ text, hand }) => [text.split('\n').at(-1), hand])
}
const typesAtOnce = async ({ page, field }: Pick<Awaited<ReturnType<typeof comes>>, 'page' | 'field'>) => {
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  await page.keyboard.type('Eilig: ')
  return new URL(page.url()).searchParams.get('run')
}
const asWritten = ['Der neue kommt im Mai.', false]
const asTyped = ['Eilig: Der neue kommt im Mai.', true]

test.each([
  ['closes the tab', (page: Page) => page.close({ runBeforeUnload: true })],
  ['goes elsewhere', (page: Page) => page.goto('/de/history')],
  ['goes to another page of the program', (page: Page) => page.getByRole('link', { name: 'Dokumente' }).click()],
])('whoever %s with the last key has lost nothing', async (_, leaves) => {
  const came = await comes()
  await written(came.anna)
  const run = await typesAtOnce(came)
  await leaves(came.page)
  // Who is slow to type may have a save on its way already; what comes since is a version beside that.
  await expect.poll(async () => (await endsOf(came.person, run)).at(-1)).toEqual(asTyped)
  expect((await endsOf(came.person, run))[0]).toEqual(asWritten)
})

test('what is asked for right behind the last key is done with what was typed, which is a version', async () => {
  const came = await comes()
  const { anna, person, page } = came
  await written(anna)
  const run = await typesAtOnce(came)
  await anna.presses(words.keep)
  await anna.reads(words.kept)
  await expect.poll(() => endsOf(person, run)).toEqual([asWritten, asTyped])
  await clicks(page, 'Eilig: Der neue kommt im Mai.')
  await page.keyboard.type('Sehr ')
  here.model.next({ text: 'Kurz.' })
  await anna.presses({ de: 'kürzer', en: 'shorter' })
  await anna.reads('Kurz.')
  const last = ['Sehr Eilig: Der neue kommt im Mai.', true]
  await expect.poll(() => endsOf(person, run)).toEqual([asWritten, asTyped, last, ['Kurz.', false]])
  const { bookmarks } = await (await person.get('/api/bookmark')).json()
  expect(JSON.stringify(bookmarks)).toContain('Eilig: Der neue')
})

test('who bookmarks a text right behind the last key and leaves at once has kept that key, too', async () => {
  const came = await comes()
  const { anna, person, page } = came
  await written(anna)
  await typesAtOnce(came)
  await page.route('**/edited', async route => {
    await new Promise(resolve => setTimeout(resolve, 300))
    await route.continue()
  })
  await anna.presses(words.keep)
  await page.getByRole('link', { name: 'Dokumente' }).first().click()
  await anna.reads(words.kept)
  const { bookmarks } = await (await person.get('/api/bookmark')).json()
  expect(JSON.stringify(bookmarks)).toContain('Eilig: Der neue')
})

test('who begins a text on a slow line and goes elsewhere finds it in the history', async () => {
  const { anna, page } = await comes()
  await anna.goes(press)
  await anna.presses(words.example)
  const left = Promise.withResolvers<void>()
  await page.route('**/api/engins/*', async route => {
    await left.promise
    await route.continue()
  })
  here.model.next({ text: 'Der Ofen wurde langsam begonnen.' })
  const asked = page.waitForRequest('**/api/engins/*')
  await anna.presses(words.generate)
  await asked
  await page.getByRole('link', { name: 'Verlauf' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Verlauf' }).waitFor()
  left.resolve()
  await page.getByText('Der Ofen wurde langsam begonnen.').first().waitFor()
})

test('while what is typed is saved, the text keeps its place', async () => {
  const { anna, page, field, saved } = await comes()
  await written(anna)
  await clicks(page, 'Der neue kommt im Mai.')
  await field.waitFor()
  await page.keyboard.type('Hier ')
  await saved()
  const top = () => field.evaluate(element => element.getBoundingClientRect().top)
  const before = await top()
  const asked = Promise.withResolvers<void>()
  await page.route('**/api/runs/*/edited', async route => {
    await asked.promise
    await route.continue()
  })
  await page.keyboard.type('und ')
  await page.getByText('Wird gespeichert …').waitFor()
  expect(await top()).toBe(before)
  asked.resolve()
  await saved()
})

test('the caret is in sight, whatever sticks to the edges of the window', async () => {
  const { anna, page, field } = await comes()
  const paragraphs = Array.from({ length: 30 }, (_, at) => `Absatz ${at + 1} steht hier.`)
  await written(anna, paragraphs.join('\n\n'))
  await clicks(page, 'Absatz 30 steht hier.')
  await field.waitFor()
  const place = () =>
    page.evaluate(() => {
      const { x, top, bottom } = getSelection()!.getRangeAt(0).getBoundingClientRect()
      const at = document.elementFromPoint(x, (top + bottom) / 2)
      return !!at?.closest('[role="textbox"]')
    })
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Oben ')
  expect(await place()).toBe(true)
  await page.keyboard.press('Escape')
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await anna.button(say.edit).focus()
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await page.keyboard.press('Enter')
  await field.waitFor()
  await expect.poll(place).toBe(true)
  for (let line = 0; line < 12; line++) await page.keyboard.press('ArrowDown')
  await page.keyboard.type('Mitte ')
  expect(await place()).toBe(true)
})

test('a click sets the caret in its words, also where the page was scrolled until what writes had come', async () => {
  const { anna, page, field } = await comes()
  const come = Promise.withResolvers<void>()
  await page.route('**/open-editor-*.js', async route => {
    await come.promise
    await route.continue()
  })
  const paragraphs = Array.from({ length: 30 }, (_, at) => `Absatz ${at + 1} steht hier.`)
  await written(anna, paragraphs.join('\n\n'))
  await page.evaluate(() => scrollTo(0, 0))
  await clicks(page, 'Absatz 8 steht hier.')
  const scrolled = await page.evaluate(() => {
    scrollBy(0, 120)
    return scrollY
  })
  expect(scrolled).toBeGreaterThan(60)
  come.resolve()
  await field.waitFor()
  await page.keyboard.type('Hier: ')
  await page.locator('.markdown').getByText('Hier: Absatz 8 steht hier.').waitFor()
})

test('the body of a mail is written in where it stands', async () => {
  const { anna, page, field, saved } = await comes()
  await anna.goes('/engins/v1/email_engine')
  await anna.presses(words.example)
  here.model.next({ text: JSON.stringify({ subjects: ['Der Ofen'], body: 'Guten Tag,\n\nder Ofen ist aus.' }) })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  await clicks(page, 'der Ofen ist aus.')
  await field.waitFor()
  await page.keyboard.type('leider: ')
  expect((await saved()).text).toContain('leider: der Ofen ist aus.')
})

test('a mail of which every part was emptied is not saved, which is said, and what is written then is', async () => {
  const { anna, page, field, saved, textOf } = await comes()
  await anna.goes('/engins/v1/email_engine')
  await anna.presses(words.example)
  here.model.next({ text: JSON.stringify({ body: 'Guten Tag.' }) })
  await anna.presses(words.generate)
  await anna.button(words.copy).first().waitFor()
  await clicks(page, 'Guten Tag.')
  await field.waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Backspace')
  await page.getByText(anna.say(say.empty)).waitFor({ state: 'attached' })
  expect(await textOf()).toMatchObject({ text: expect.stringContaining('Guten Tag.'), hand: false })
  await page.keyboard.type('Neu.')
  expect(await saved()).toMatchObject({ text: expect.stringContaining('Neu.'), hand: true })
})

test('what two tabs make of one text are two versions, and both are kept', async () => {
  const { anna, person, page, textOf } = await comes()
  await written(anna)
  const run = new URL(page.url()).searchParams.get('run')
  const other = await page.context().newPage()
  await other.goto(page.url())
  for (const [tab, typed] of [
    [page, 'Hier: '],
    [other, 'Dort: '],
  ] as const) {
    await clicks(tab, 'Der neue kommt im Mai.')
    await tab.getByRole('textbox', { name: 'Text, wird bearbeitet' }).waitFor()
    await tab.keyboard.type(typed)
  }
  const texts = async () => {
    const { versions } = (await (await person.get(`/api/runs/${run}/versions`)).json()) as {
      versions: readonly { text: string }[]
    }
    return versions.map(({ text }) => /(Hier|Dort): Der neue/.exec(text)?.[1])
  }
  await expect.poll(async () => (await texts()).toSorted()).toEqual(['Dort', 'Hier', undefined])
  expect((await textOf()).text).toContain('Hier: Der neue')
})
