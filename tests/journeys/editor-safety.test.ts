import fc from 'fast-check'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { findingsOn } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

type Kept = { _id: string }
type Shown = { _id: string; titel_text: string; content_text: string; revision: number }
const comes = async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  const fieldOf = (tab: Page) => tab.getByRole('textbox', { name: 'Text', exact: true })
  const all = async () => {
    const { documents } = (await (await person.get('/api/document')).json()) as { documents: Shown[] }
    return Promise.all(
      documents.map(async ({ _id }) => (await (await person.get(`/api/document/${_id}`)).json()) as Shown),
    )
  }
  const wordsOf = ({ content_text: html }: Shown) => html.replaceAll(/<[^>]*>/g, ' ').trim()
  return {
    ...{ anna, person, page, fieldOf, field: fieldOf(page), all },
    texts: async () => (await all()).map(wordsOf).toSorted(),
    saved: (tab = page) => tab.getByText(/^Gespeichert \d\d:\d\d$/).waitFor(),
    async writes(text: string, tab = page) {
      await fieldOf(tab).click()
      await tab.keyboard.press('Control+End')
      await tab.keyboard.type(text)
    },
  }
}

test('without a line the text stays in this browser, and is saved when the line is back', async () => {
  const { anna, page, field, writes, texts, saved } = await comes()
  await anna.goes('/editor')
  await field.waitFor()
  await writes('Anfang')
  await saved()
  await page.context().setOffline(true)
  await writes(' ohne Netz')
  await page.getByText('Der Text liegt in diesem Browser').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(texts).toEqual(['Anfang ohne Netz'])
  await saved()
  anna.complaints.length = 0
})

test('a part of the page that does not come takes no text along, and comes when the line is back', async () => {
  const { anna, page, field, writes, saved } = await comes()
  let tries = 0
  await page.route('**/assets/UnfinishedWork*', route => (tries++ ? route.continue() : route.abort()))
  await anna.goes('/editor')
  await field.waitFor()
  await writes('Anfang')
  await expect.poll(() => tries).toBeGreaterThan(1)
  await writes(' und Ende')
  await saved()
  expect(await field.textContent()).toBe('Anfang und Ende')
  anna.complaints.length = 0
})

test('a tab that dies leaves its text to the next one', async () => {
  const { anna, page, field, fieldOf, writes, texts } = await comes()
  await anna.goes('/editor')
  await field.waitFor()
  // The server never hears of it.
  await page.route('**/api/document*', route => route.abort())
  await writes('Nur im Browser')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('federwerk document')
  const other = await page.context().newPage()
  await page.close()
  await other.goto(page.url())
  await expect.poll(() => fieldOf(other).textContent()).toBe('Nur im Browser')
  await expect.poll(texts).toEqual(['Nur im Browser'])
  anna.complaints.length = 0
})

test('what a dead tab has left is told among the documents, opened from there, and saved', async () => {
  const { anna, page, field, fieldOf, writes, texts } = await comes()
  await anna.goes('/editor')
  await field.waitFor()
  const context = page.context()
  await context.route('**/api/document', route =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await writes('Nur im Browser')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).toContain('federwerk document')
  const other = await context.newPage()
  const address = page.url().replace('editor', 'documents')
  await page.close()
  await other.goto(address)
  const left = other.getByRole('region', { name: 'Noch nicht gesichert' })
  await left.getByText('wird gesichert, sobald es geht').waitFor()
  await left.getByRole('button', { name: 'Öffnen: Nur im Browser' }).click()
  await expect.poll(() => fieldOf(other).textContent()).toBe('Nur im Browser')
  await context.unroute('**/api/document')
  await expect.poll(texts).toEqual(['Nur im Browser'])
  // On any other page it is sent without being asked for.
  await context.setOffline(true)
  await writes(', und mehr', other)
  await expect.poll(() => other.evaluate(() => Object.values(localStorage).join())).toContain('und mehr')
  const third = await context.newPage()
  await other.close()
  expect(await texts()).toEqual(['Nur im Browser'])
  await context.setOffline(false)
  await third.goto(address.replace('documents', 'history'))
  await expect.poll(texts).toEqual(['Nur im Browser, und mehr'])
  anna.complaints.length = 0
})

test('a document that is begun while its page is already being reloaded is there again', async () => {
  const { anna, page, field, writes, texts } = await comes()
  await anna.goes('/editor')
  await field.waitFor()
  const before = page.url()
  const gate = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  await page.route(before, async route => {
    asked.resolve()
    await gate.promise
    await route.continue()
  })
  await page.route('**/api/document', async route => {
    await asked.promise
    await route.continue()
  })
  await writes('Eben begonnen')
  const sent = page.waitForRequest(request => request.method() === 'POST' && request.url().endsWith('/api/document'))
  await page.keyboard.press('Control+s')
  await sent
  const reloaded = page.reload()
  await expect.poll(() => page.url()).toContain('id=')
  gate.resolve()
  await reloaded
  await expect.poll(() => field.textContent()).toBe('Eben begonnen')
  await expect.poll(() => page.url()).toContain('id=')
  await writes(' und mehr')
  await page.keyboard.press('Control+s')
  await expect.poll(texts).toEqual(['Eben begonnen und mehr'])
  // A new page is empty, also when it is reloaded.
  await anna.goes('/editor')
  await field.waitFor()
  await page.reload()
  await field.waitFor()
  expect(await field.textContent()).toBe('')
  anna.complaints.length = 0
})

type Step = 'write' | 'paragraph' | 'reload' | 'save' | 'undo' | 'away' | 'back' | 'restore'
const step = fc.constantFrom<Step>('write', 'write', 'paragraph', 'reload', 'save', 'undo', 'away', 'back', 'restore')

test('no sequence of edits, saves, reloads and restores loses a letter', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async steps => {
      const { anna, person, page, field, writes, all, texts } = await comes()
      await anna.goes('/editor')
      await field.waitFor()
      let [count, restored] = [0, 0]
      const write = () => writes(`w${++count}. `)
      const stands = async () => {
        const written = Array.from({ length: count }, (_, at) => `w${at + 1}.`).join(' ')
        await expect
          .poll(async () => (await texts()).map(text => text.replaceAll(/\s+/g, ' ')), { timeout: 15_000 })
          .toEqual([written])
      }
      const does: Readonly<Record<Step, () => Promise<unknown>>> = {
        write,
        paragraph: () => writes('\n'),
        async reload() {
          await page.unroute('**/api/document/**')
          await page.reload()
          await field.waitFor()
        },
        save: () => page.keyboard.press('Control+s'),
        async undo() {
          await write()
          await page.keyboard.press('Control+z')
          await page.keyboard.press('Control+Shift+z')
        },
        away: () => page.route('**/api/document/**', route => route.abort()),
        back: () => page.unroute('**/api/document/**'),
        /** A model's words come into the document, and its writer goes back to what was there before them. */
        async restore() {
          await page.unroute('**/api/document/**')
          await write()
          await stands()
          const [{ _id, revision }] = (await all()) as [Shown]
          const content = fromMarkdown(`ki${++restored}.`)
          expect((await person.put(`/api/document/${_id}`, { revision, content, by: 'ai' })).status).toBe(200)
          await page.reload()
          await expect.poll(() => field.textContent()).toBe(`ki${restored}.`)
          await page.getByRole('button', { name: 'Mehr zum Dokument' }).click()
          await page.getByRole('menuitem', { name: 'Fassungen' }).click()
          await page.getByRole('button', { name: 'Mit heute vergleichen' }).first().click()
          await page.getByRole('button', { name: 'Zu dieser Fassung zurück' }).click()
          await page.getByText('Die frühere Fassung ist zurückgeholt.').last().waitFor()
          await page.keyboard.press('Escape')
          await page.getByRole('dialog').waitFor({ state: 'hidden' })
          await expect.poll(() => field.textContent()).toContain(`w${count}.`)
          const { versions } = (await (await person.get(`/api/document/${_id}/versions`)).json()) as {
            versions: Kept[]
          }
          const kept = await Promise.all(
            versions.map(async version => (await person.get(`/api/document/${_id}/versions/${version._id}`)).text()),
          )
          expect(kept.filter(version => version.includes(`ki${restored}.`))).toHaveLength(1)
        },
      }
      await write()
      for (const name of steps) await does[name]()
      await page.unroute('**/api/document/**')
      await write()
      await stands()
      anna.complaints.length = 0
    }),
    { numRuns: 3 },
  )
}, 240_000)
