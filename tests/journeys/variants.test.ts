import { expect, test } from 'vitest'
import { asksFor, confirms, replies, ticks, variantWords } from '../scenes/variants.ts'
import { takes } from '../takes.ts'
import { findingsOn } from '../visitor.ts'
import { words } from '../words.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const here = stage()

const say = {
  costs: { de: /Kostet 3 Anfragen\./, en: /Costs 3 requests\./ },
  asked: { de: 'Das verbraucht 3\u00a0Anfragen. Fortfahren?', en: 'This uses 3\u00a0requests. Continue?' },
  copyThird: { de: 'Variante 3 kopieren', en: 'Copy Variant 3' },
  exportFirst: { de: 'Variante 1 exportieren', en: 'Export Variant 1' },
  one: (number: number) => ({ de: `Variante ${number}`, en: `Variant ${number}` }),
  shorter: { de: 'kürzer', en: 'shorter' },
  original: { de: 'Fassung 1: Erste Fassung', en: 'Version 1: First version' },
  didNot: /nicht gelungen/,
  third: { de: 'Ergebnis: Variante 3 von 3', en: 'Result: Variant 3 of 3' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  failed: { de: 'mitten im Text abgebrochen', en: 'broke in the middle of the text' },
}

test.each(languages('de'))('of three replies one is copied, one kept, one worked on further (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', limit: 10 })
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  await anna.goes('/engins/v1/reply_to_review')
  await asksFor(anna, anna.say, 3)
  await anna.reads(say.costs[language])
  here.model.next(...replies[language].map(text => ({ text })))
  await anna.presses(words.generate)
  await page.getByRole('dialog', { name: anna.say(say.asked) }).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: anna.say(words.generate) })
    .click()
  for (const text of replies[language]) await anna.reads(text)
  await anna.button(variantWords.use).nth(2).waitFor()
  // They are asked for at once: which of them is answered first, nobody knows.
  const cardOf = (number: number) => page.getByRole('region', { name: anna.say(say.one(number)), exact: true })
  const textOf = (number: number) => cardOf(number).locator('.markdown').innerText()
  const [first, second, third] = await Promise.all([textOf(1), textOf(2), textOf(3)])
  expect(await used()).toBe(3)
  // Wherever one had scrolled to, something would lie under the header by chance.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await findingsOn(page)).toEqual([])

  await anna.presses(say.copyThird)
  await anna.reads(words.copied)
  expect(await anna.clipboard()).toBe(third)
  expect((await takes(anna, 'Text', say.exportFirst)).content.toString().trim()).toBe(first)
  const card = cardOf(2)
  await card.getByRole('button', { name: anna.say(words.keep) }).click()
  await anna.reads(words.kept)

  await card.getByRole('button', { name: anna.say(variantWords.use) }).focus()
  await page.keyboard.press('Enter')
  await anna.button(variantWords.back).waitFor()
  expect(await page.getByText(first).filter({ visible: true }).count()).toBe(0)
  await page.reload()
  await anna.reads(second)
  here.model.next({ text: second.slice(0, 20) })
  await anna.presses(say.shorter)
  await page.getByText(/^(Fassung|Version) 2 /).waitFor({ state: 'attached' })
  await anna.button(words.copy).first().waitFor()
  expect(here.model.requests.at(-1)?.prompt).toContain(second)
  expect(await used()).toBe(4)

  await page.goBack()
  await anna.reads(second)
  await anna.presses(variantWords.back)
  for (const text of [first, second, third]) await anna.reads(text)

  // The row opens what was last made of it, beside which its first version stands.
  await anna.goes('/history')
  await page.getByRole('article').getByText(second.slice(0, 20)).last().waitFor()
  await page
    .getByRole('navigation')
    .getByRole('link', { name: anna.say(say.original) })
    .click()
  const tabs = page.getByRole('article').getByRole('tab')
  await tabs.nth(2).waitFor()
  for (const tab of await tabs.all()) {
    await tab.click()
    await anna.reads(new RegExp([first, second, third].map(text => RegExp.escape(text)).join('|')))
  }
  expect(await tabs.count()).toBe(3)
})

test.each(languages('en'))('one news becomes a post for each of several networks (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', limit: 10 })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  await anna.goes('/engins/v1/social_media')
  await anna.presses(words.example)
  await ticks(anna, 'Facebook', 'X (Twitter)')
  await anna.reads(say.costs[language])
  const posts = ['Eins', 'Zwei', 'Drei'].map(text => ({ text: JSON.stringify({ text }) }))
  here.model.next(...posts)
  await confirms(anna)
  await anna.button(variantWords.use).nth(2).waitFor()
  for (const name of ['Instagram', 'Facebook', 'X (Twitter)'])
    await page.getByRole('region', { name, exact: true }).waitFor()
  await page
    .getByRole('region', { name: 'X (Twitter)', exact: true })
    .getByText(/\b(von|of) 280/)
    .waitFor()
  expect(await findingsOn(page)).toEqual([])
})

test('one that fails leaves the others, says so, and is not charged', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, width: 360, height: 740 })
  const { page } = anna
  const [first, , third] = replies.de
  await anna.goes('/engins/v1/reply_to_review')
  await asksFor(anna, anna.say, 3)
  here.model.next({ text: first }, { fault: 'reset-mid' }, { text: third })
  await confirms(anna)
  await page.getByRole('tab', { name: say.didNot }).waitFor()
  await anna.button(words.stop).first().waitFor({ state: 'detached' })
  const seen: string[] = []
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    const panel = page.getByRole('tabpanel')
    seen.push(await panel.innerText())
    if (/nicht gelungen/.test(await tab.innerText())) expect(await panel.innerText()).toContain(say.failed.de)
    else await panel.getByRole('button', { name: words.copy.de }).waitFor()
  }
  for (const text of [first, third, say.failed.de]) expect(seen.join('\n')).toContain(text)
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number
  expect(await used()).toBe(2)
  expect(await findingsOn(page)).toEqual([])

  // The missing one alone is written; the others stand as before, and cost nothing more.
  const asked = here.model.requests.length
  here.model.next({ text: replies.de[1] })
  await anna.reads('1 von 3 Texten ist nicht gelungen. Was gelungen ist, bleibt.')
  await anna.presses(words.retry)
  await page.getByRole('tab', { name: say.didNot }).waitFor({ state: 'detached' })
  await anna.button(words.copy).first().waitFor()
  const whole: string[] = []
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    whole.push(await page.getByRole('tabpanel').innerText())
  }
  for (const [at, text] of replies.de.entries()) expect(whole.join('\n'), `${at}`).toContain(text)
  expect([here.model.requests.length, await used()]).toEqual([asked + 1, 3])
  expect((await (await person.get('/api/runs?group=text')).json()).total).toBe(1)
})

test.each(languages('de'))('long answers are read one at a time, by their tabs (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  const long = replies[language].map(text => `${text}\n\n`.repeat(12).trim())
  await anna.goes('/engins/v1/reply_to_review')
  await asksFor(anna, anna.say, 3)
  here.model.next(...long.map(text => ({ text })))
  await confirms(anna)
  await anna.button(words.copy).first().waitFor()
  const panel = page.getByRole('tabpanel')
  const textOf = async () => (await panel.locator('.markdown').textContent()) ?? ''
  const shown = [await textOf()]
  expect(await page.getByRole('tab').count()).toBe(3)
  // The arrow keys lead round; what is copied and kept is what is seen.
  await page.getByRole('tab').first().focus()
  for (const key of ['ArrowRight', 'ArrowRight']) {
    await page.keyboard.press(key)
    await page.waitForFunction(
      before => document.querySelector('[role=tabpanel] .markdown')?.textContent !== before,
      shown.at(-1),
    )
    shown.push(await textOf())
  }
  expect(new Set(shown).size).toBe(3)
  expect(await page.getByRole('tab', { selected: true }).innerText()).toContain('3')
  await panel.getByRole('heading', { name: anna.say(say.third) }).waitFor()
  await anna.presses(words.copy)
  expect((await anna.clipboard()).replaceAll(/\s+/g, '')).toBe(shown[2]?.replaceAll(/\s+/g, ''))
  await page.keyboard.press('Escape')
  expect(await findingsOn(page)).toEqual([])

  // A reload shows the same one, and a change is a change of it.
  await page.reload()
  await page.getByRole('tab', { selected: true }).getByText('3').waitFor()
  const kept = panel.getByRole('button', { name: anna.say(words.keep) })
  await kept.click()
  await anna.reads(words.kept)
  here.model.next({ text: long[0]?.slice(0, 30) ?? '' })
  await anna.presses(say.shorter)
  await page.getByText(/^(Fassung|Version) 2 /).waitFor({ state: 'attached' })
  await anna.button(words.copy).first().waitFor()
  expect(here.model.requests.at(-1)?.prompt.replaceAll(/\s+/g, '')).toContain(shown[2]?.replaceAll(/\s+/g, ''))
  await page.goBack()
  await page.getByRole('tab', { selected: true }).getByText('3').waitFor()
})

test('one that is changed by hand leaves the others in their tabs, and is not overwritten by later ones', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, width: 900 })
  const { page } = anna
  await anna.goes('/engins/v1/reply_to_review')
  await asksFor(anna, anna.say, 2)
  here.model.next(...replies.de.slice(0, 2).map(text => ({ text })))
  await confirms(anna)
  await anna.button(words.copy).first().waitFor()
  const writesInSecond = async (words: string) => {
    await page.getByRole('tab').nth(1).click()
    await page.getByRole('tabpanel').locator('.markdown p').first().click()
    await page.locator('[contenteditable]').waitFor()
    await page.keyboard.press('Control+End')
    await page.keyboard.type(words)
    await anna.reads(say.saved.de)
  }
  const byHand = async (run: string | null) => {
    const { versions } = (await (await person.get(`/api/runs/${run}/versions`)).json()) as {
      versions: readonly { text: string; hand: boolean }[]
    }
    return versions.filter(({ hand }) => hand).map(({ text }) => text)
  }
  await writesInSecond(' Von Hand.')
  expect(await page.getByRole('tab').count()).toBe(2)
  const before = new URL(page.url()).searchParams.get('run')
  const [first = ''] = await byHand(before)
  expect(first).toMatch(/Von Hand\.$/)

  // Whoever looks at it again makes no further version of it, also when they go on to another text.
  const sent: string[] = []
  page.on('request', request => request.url().endsWith('/edited') && sent.push(request.postData() ?? ''))
  await page.reload()
  await page.getByRole('tab').nth(1).click()
  await anna.reads(first)
  // What stands there is the version that was saved, not that with which its run began; the other has no versions.
  for (const at of [0, 1]) {
    await page.getByRole('tab').nth(at).click()
    await anna.rests(2000)
    expect(
      await page
        .getByRole('tabpanel')
        .getByText(/^Fassung \d/)
        .count(),
    ).toBe(0)
  }

  // Another text in the same place is another text.
  await anna.presses({ de: 'Neu erstellen', en: 'Write again' })
  here.model.next(...['Ganz neu.', 'Auch neu.'].map(text => ({ text })))
  await page
    .getByRole('dialog')
    .getByRole('button', { name: anna.say(words.generate) })
    .click()
  await page.getByRole('tabpanel').getByText(/neu\./).waitFor()
  await anna.button(words.stop).first().waitFor({ state: 'detached' })
  await writesInSecond(' Noch einmal.')
  expect(await byHand(before)).toEqual([first, expect.stringMatching(/neu\. Noch einmal\.$/)])
  expect(sent.filter(body => body.includes('Von Hand'))).toEqual([])
  await page.getByRole('tab').first().click()
  await page.getByRole('tab').nth(1).click()
  await anna.reads(/neu\. Noch einmal\./)
})
