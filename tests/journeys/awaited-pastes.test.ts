import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()

const item = (words: string, sign: string) =>
  `<p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">${sign}&nbsp;</span>${words}</p>`
const fromWord = {
  html: `<p class="MsoTitle">Die Öfen</p><p class="MsoNormal">Zwei <b>brennen</b>:</p>${item('Hafen', '·')}${item('Markt', '·')}`,
  text: 'Die Öfen\nZwei brennen:\nHafen\nMarkt',
}
const fromDocs = {
  html: '<b style="font-weight:normal" id="docs-internal-guid-1"><p>Einer <span style="font-weight:700">raucht</span>.</p></b>',
  text: 'Einer raucht.',
}

const pastes = (field: Locator, { html, text }: typeof fromWord) =>
  field.evaluate(
    (element, [html, text]) => {
      const carried = new DataTransfer()
      carried.setData('text/html', html)
      carried.setData('text/plain', text)
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried, bubbles: true, cancelable: true }))
    },
    [html, text] as const,
  )

/** What stands in the text when everything has come; on a slow line the reader of what is pasted comes last. */
const written = async (isSlow: boolean) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  let comes = () => {}
  const line = new Promise<void>(done => (comes = done))
  if (isSlow) await page.route('**/from-elsewhere*', route => line.then(() => route.continue()))
  await anna.goes('/editor')
  const field = page.getByRole('textbox', { name: 'Text', exact: true })
  await field.click()
  if (!isSlow) await page.waitForLoadState('networkidle')
  await page.keyboard.type('```\n')
  await pastes(field, fromDocs)
  await page.keyboard.type('!\n\n\nAnfang: ')
  await pastes(field, fromWord)
  await pastes(field, fromDocs)
  await page.keyboard.type(' Danach.')
  comes()
  await expect.poll(() => field.textContent()).toContain('Einer raucht. Danach.')
  await page.keyboard.type('?')
  return field.innerHTML()
}

test('what is pasted before its reader has come is the same, in its place, and writing goes on behind it', async () => {
  const slow = await written(true)
  expect(slow).toMatch(/<code>Einer raucht\.!<.*Hafen.*Markt.*raucht<\/strong>\. Danach\.\?/)
  expect(slow).toBe(await written(false))
})
