import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { drawingsIn } from '#web/ui/forget.ts'
import { startPainter } from '../paint-server.ts'
import { openBrowser } from '../browser.ts'
import { servingOne } from '../serving.ts'
import { findingsOn, overflowOf } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

const opening = async (more: { width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes('/pictures/image-from-drawing')
  const { page } = anna
  await page.getByRole('button', { name: 'Zeichnen' }).click()
  const dialog = page.getByRole('dialog')
  const sheet = dialog.getByRole('application')
  await sheet.waitFor()
  return { anna, page, dialog, sheet }
}
/** Drags between two places of the canvas, in parts of it. */
const drags = async (page: Page, from: readonly [number, number], to: readonly [number, number]) => {
  const box = await page.getByRole('dialog').locator('canvas').first().boundingBox()
  if (!box) throw new Error('There is no canvas.')
  const place = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...place(from))
  await page.mouse.down()
  await page.mouse.move(...place(to), { steps: 5 })
  await page.mouse.up()
}
const saved = async (page: Page) => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Zeichnung herunterladen' }).click(),
  ])
  const picture = sharp(await readFile(await file.path())).removeAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => {
    const place = (Math.round(y * info.height) * info.width + Math.round(x * info.width)) * 3
    return data.subarray(place, place + 3).toString('hex')
  }
  return { at, size: [info.width, info.height] }
}

/** Whether each layer can be seen of the drawing that this browser keeps. */
const keptLayers = (page: Page) =>
  page.evaluate(
    database =>
      new Promise<boolean[]>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('drawings').objectStore('drawings').getAll()
          all.onerror = () => reject(all.error)
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result.flatMap(({ stack }) => stack.layers.map((layer: { visible: boolean }) => layer.visible)))
          }
        }
      }),
    drawingsIn,
  )

test('layers are drawn on, filled, hidden and moved; a reload loses none of them', async () => {
  const { page, dialog } = await opening()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Rot', exact: true }).click()
  await page.keyboard.press('r')
  await drags(page, [0.2, 0.2], [0.6, 0.6])
  await dialog.getByRole('button', { name: 'Blau', exact: true }).click()
  await page.keyboard.press('f')
  await drags(page, [0.4, 0.4], [0.4, 0.4])
  await expect.poll(async () => (await saved(page)).at(0.4, 0.4)).toBe('1d4ed8')
  const filled = await saved(page)
  expect([filled.size, filled.at(0.2, 0.4), filled.at(0.9, 0.9)]).toEqual([[1024, 1024], 'd92d20', 'ffffff'])
  // A second layer over it, moved below, and hidden.
  await dialog.getByRole('button', { name: 'Ebene hinzufügen' }).click()
  await page.keyboard.press('l')
  await drags(page, [0.1, 0.4], [0.9, 0.4])
  expect((await saved(page)).at(0.5, 0.4)).toBe('1d4ed8')
  expect((await saved(page)).at(0.8, 0.4)).toBe('1d4ed8')
  await dialog.getByRole('button', { name: 'Ebene nach unten' }).click()
  expect((await saved(page)).at(0.2, 0.4)).toBe('d92d20')
  await dialog.getByRole('button', { name: 'Ebene ausblenden' }).click()
  await dialog.getByText('Diese Ebene ist ausgeblendet.').waitFor()
  expect((await saved(page)).at(0.8, 0.4)).toBe('ffffff')
  await expect.poll(() => keptLayers(page)).toContain(false)
  await page.keyboard.press('Control+z')
  expect((await saved(page)).at(0.8, 0.4)).toBe('1d4ed8')
  await expect.poll(() => keptLayers(page)).toEqual([true, true])
  await page.reload()
  await page.getByRole('button', { name: 'Zeichnen' }).click()
  await dialog.getByRole('button', { name: 'Ebene 2', exact: true }).waitFor()
  expect((await saved(page)).at(0.8, 0.4)).toBe('1d4ed8')
}, 90_000)

test('by keys alone: a line of the pen, undo and redo, and the eraser', async () => {
  const { page, sheet } = await opening()
  await sheet.focus()
  await page.keyboard.press('Space')
  for (let step = 0; step < 3; step++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Space')
  const middle = async () => (await saved(page)).at(0.52, 0.5)
  expect(await middle()).toBe('1f1f1f')
  await page.keyboard.press('Control+z')
  await expect.poll(() => page.getByRole('button', { name: 'Zeichnung übernehmen' }).isDisabled()).toBe(true)
  await page.keyboard.press('Control+y')
  expect(await middle()).toBe('1f1f1f')
  await sheet.focus()
  await page.keyboard.press('e')
  await page.keyboard.press('Space')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowLeft')
  await page.keyboard.press('Space')
  expect(await middle()).toBe('ffffff')
})

test('on a phone everything is in reach', async () => {
  const { anna, page } = await opening({ width: 390 })
  expect(await overflowOf(anna.page)).toBe(0)
  expect(await findingsOn(anna.page)).toEqual([])
  await page.getByRole('button', { name: 'Zeichnung übernehmen' }).waitFor()
})

/** Somebody in front of the tool, where a Stable Diffusion of one's own paints. */
const painting = async () => {
  const webui = await startPainter()
  const served = await servingOne({ environment: { IMAGE_MODEL: 'a1111:', A1111_BASE_URL: webui.url } })
  const anna = await served.person({ plan: 'basic' })
  const browser = await openBrowser()
  onTestFinished(async () => {
    await browser.close()
    await webui.close()
  })
  const context = await browser.newContext({ locale: 'en-GB' })
  const [name = '', ...value] = anna.cookie?.split('; ')[0]?.split('=') ?? []
  await context.addCookies([{ name, value: value.join('='), url: served.url }])
  const page = await context.newPage()
  await page.goto(`${served.url}/en/pictures/image-from-drawing`)
  return { webui, served, anna, context, page }
}

test('a drawing and words become pictures of the same shape; without words it is said, and the drawing stays', async () => {
  const { webui, page } = await painting()
  await page.getByRole('radio', { name: 'Landscape (3:2)' }).check()
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.getByRole('application').waitFor()
  await page.getByRole('button', { name: 'Green', exact: true }).click()
  await page.keyboard.press('r')
  await page.getByRole('checkbox', { name: 'Filled' }).check()
  await drags(page, [0, 0.6], [1, 1])
  await page.getByRole('button', { name: 'Apply the drawing' }).click()
  await page.getByRole('button', { name: 'Change the drawing' }).waitFor()
  const makes = page.locator('form button[type=submit]').first()
  await makes.click()
  await page.getByText('Please input your desired content of the image!').waitFor()
  expect(webui.asked).toEqual([])
  await page.getByLabel('What should it become?').fill('A meadow under a wide sky')
  await makes.click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 30_000 })
  const [made] = await Promise.all([page.waitForEvent('download'), link.click()])
  const { width, height } = await sharp(await readFile(await made.path())).metadata()
  expect([width, height]).toEqual([768, 512])
  const [begun] = webui.asked
  expect(begun?.prompt).toContain('A meadow under a wide sky')
  expect(begun?.strength).toBe(0.65)
  const { data, info } = await sharp(begun?.picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)
  expect([info.width, info.height, at(384, 100).toString('hex'), at(384, 450).toString('hex')]).toEqual([
    ...[768, 512, 'ffffff', '3f9142'],
  ])
}, 90_000)

test('while one draws, a preview stands beside the drawing, follows it, and is given up where it comes too late', async () => {
  const { webui, served, anna, context, page } = await painting()
  const dialog = page.getByRole('dialog')
  const opens = async () => {
    await page.getByRole('button', { name: 'Draw', exact: true }).click()
    await page.getByRole('application').waitFor()
  }
  const live = page.getByRole('switch', { name: 'Preview while drawing' })
  const preview = page.getByRole('region', { name: 'Preview' })
  const address = () => preview.locator('img').getAttribute('src', { timeout: 30_000 })
  await opens()
  await live.check()
  await preview.getByText('First write in the form').waitFor()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await page.getByLabel('What should it become?').fill('A meadow under a wide sky')
  await opens()
  // This browser remembers it.
  expect(await live.isChecked()).toBe(true)
  await preview.getByText('Draw something').waitFor()
  expect(webui.asked).toEqual([])
  await page.keyboard.press('r')
  await drags(page, [0.2, 0.2], [0.6, 0.6])
  const first = await address()
  await preview.getByText('Preview renewed').waitFor({ state: 'attached' })
  expect(await findingsOn(page)).toEqual([])
  await drags(page, [0.4, 0.4], [0.9, 0.9])
  await expect.poll(address).not.toBe(first)
  const [before, after] = webui.asked
  expect([before?.prompt, before?.seed]).toEqual([after?.prompt, after?.seed])
  expect(before?.picture?.equals(after?.picture ?? Buffer.alloc(0))).toBe(false)

  // What is drawn meanwhile waits, and then only the newest of it is painted.
  const { goOn } = webui.holds(0)
  await drags(page, [0.1, 0.8], [0.3, 0.9])
  await expect.poll(() => webui.asked.length).toBe(3)
  await drags(page, [0.1, 0.6], [0.3, 0.7])
  await drags(page, [0.1, 0.4], [0.3, 0.5])
  await preview.getByText('The preview is being painted.').waitFor()
  goOn()
  await expect.poll(() => webui.asked.length).toBe(4)
  await preview.getByText('Preview renewed').waitFor({ state: 'attached' })

  await page.setViewportSize({ width: 390, height: 844 })
  await preview.getByRole('button', { name: 'Enlarge the preview' }).click()
  await preview.getByRole('button', { name: 'Reduce the preview' }).click()
  expect([await overflowOf(page), await findingsOn(page)]).toEqual([0, []])

  // The line is away: the drawing stays, and the next attempt succeeds.
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Undo' }).click()
  await preview.getByRole('alert').waitFor()
  await context.setOffline(false)
  await preview.getByRole('button', { name: 'Try again' }).click()
  await preview.getByText('Preview renewed').waitFor({ state: 'attached' })

  const { now } = served.world
  let later = 0
  served.world.now = () => new Date(now().getTime() + later)
  const slow = webui.holds(0)
  const count = webui.asked.length
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => webui.asked.length).toBe(count + 1)
  later = 20_000
  slow.goOn()
  await preview.getByText('took 20 seconds').waitFor()
  expect(await live.isChecked()).toBe(false)
  await dialog.getByRole('button', { name: 'Apply the drawing' }).waitFor()
  expect(await anna.used()).toBe(0)
}, 120_000)

test('where previews are wanted and nobody could be asked for them, that is said, and asked once more', async () => {
  const { page } = await painting()
  const draw = page.getByRole('button', { name: 'Draw', exact: true })
  const live = page.getByRole('switch', { name: 'Preview while drawing' })
  await draw.click()
  await live.check()
  await page.reload()
  await page.route('**/image-from-drawing/preview?*', route => route.abort(), { times: 1 })
  await draw.click()
  const preview = page.getByRole('region', { name: 'Preview' })
  await preview.getByText('The service cannot be reached right now').waitFor()
  expect([await live.count(), await findingsOn(page)]).toEqual([0, []])
  await preview.getByRole('button', { name: 'Try again' }).click()
  await preview.getByText('First write in the form').waitFor()
  expect([await live.isChecked(), await preview.getByRole('alert').count()]).toEqual([true, 0])
}, 90_000)
