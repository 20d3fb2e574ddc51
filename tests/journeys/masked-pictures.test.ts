import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findingsOn, overflowOf } from '../visitor.ts'
import { stage } from './stage.ts'

const here = stage()

const [width, height] = [320, 200]
const isIn = (x: number, y: number) => x >= 140 && x < 180 && y >= 80 && y < 120

/** Stripes of two greens, with a red square on them. */
const lawn = () => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      pixels.set(isIn(x, y) ? [220, 20, 20] : x % 20 < 10 ? [40, 120, 50] : [70, 160, 80], (y * width + x) * 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).ensureAlpha().raw().toBuffer()

const opening = async (slug: string, more: { width?: number } = {}) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie, ...more })
  await anna.goes(`/pictures/${slug}`)
  const bytes = await lawn()
  await anna.page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'Wiese.png', mimeType: 'image/png', buffer: bytes },
    })
  await anna.page.getByText('Wiese.png').first().waitFor()
  await anna.page.getByRole('button', { name: /^(Bereich auswählen|Hintergrund suchen)$/ }).click()
  const dialog = anna.page.getByRole('dialog')
  const canvas = dialog.getByRole('application')
  await canvas.waitFor()
  return { anna, dialog, canvas, page: anna.page, bytes }
}

/** Where a pixel of the picture lies in the window. */
const placeOf = async (page: Awaited<ReturnType<typeof opening>>['page'], x: number, y: number) => {
  const box = await page.getByRole('dialog').locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  return [box.x + (x / width) * box.width, box.y + (y / height) * box.height] as const
}

test('an object is marked with a rectangle and gone; not a pixel beside it changes', async () => {
  const { dialog, page, bytes } = await opening('objects-remover')
  expect(await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).isDisabled()).toBe(true)
  await page.keyboard.press('r')
  await page.mouse.move(...(await placeOf(page, 136, 76)))
  await page.mouse.down()
  await page.mouse.move(...(await placeOf(page, 184, 124)), { steps: 4 })
  await page.mouse.up()
  await dialog.getByText('4 % des Bildes sind ausgewählt.').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await page.getByRole('button', { name: 'Bereich ändern' }).waitFor()
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  // What stands before it is the picture, not the area that was drawn on it.
  const shown = await page.getByAltText('Vorher').getAttribute('src')
  const asItWas = await page.evaluate(
    async at => [...new Uint8Array(await (await fetch(at)).arrayBuffer())],
    shown ?? '',
  )
  expect(await pixelsOf(Buffer.from(asItWas))).toEqual(await pixelsOf(bytes))
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const [before, after] = [await pixelsOf(bytes), await pixelsOf(await readFile(await saved.path()))]
  let [moved, red] = [0, 0]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      const isBeside = x < 134 || x > 186 || y < 74 || y > 126
      if (isBeside && before.readUInt32BE(at) !== after.readUInt32BE(at)) moved++
      if ((after[at] ?? 0) > 180 && (after[at + 1] ?? 0) < 60) red++
    }
  expect([moved, red]).toEqual([0, 0])
}, 120_000)

test('an object is selected by a click on it, by a rough frame around it, and by keys; each can be undone', async () => {
  const { dialog, canvas, page } = await opening('objects-remover')
  const said = dialog.getByText(/des Bildes sind ausgewählt|Noch ist nichts/)
  const undone = async () => {
    await expect.poll(() => said.innerText()).toMatch(/^3 % des Bildes/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => said.innerText()).toMatch(/^Noch ist nichts/)
  }
  await page.keyboard.press('o')
  await page.mouse.click(...(await placeOf(page, 160, 100)))
  await undone()
  await page.mouse.move(...(await placeOf(page, 120, 62)))
  await page.mouse.down()
  await page.mouse.move(...(await placeOf(page, 200, 140)), { steps: 4 })
  await page.mouse.up()
  await undone()
  await canvas.focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Space')
  await undone()
  await page.mouse.click(...(await placeOf(page, 5, 5)))
  await expect
    .poll(() =>
      said
        .or(dialog.getByText(/^Hier hebt sich nichts ab/))
        .first()
        .innerText(),
    )
    .toBeTruthy()
})

test('by keys alone: the brush, undo and redo, and the whole of it inverted', async () => {
  const { dialog, canvas, page } = await opening('objects-remover')
  const said = dialog.getByText(/des Bildes sind ausgewählt|Noch ist nichts/)
  await canvas.focus()
  await page.keyboard.press('b')
  await page.keyboard.press('Space')
  for (let step = 0; step < 4; step++) await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('Space')
  await expect.poll(() => said.innerText()).toMatch(/^\d+ % des Bildes/)
  await page.keyboard.press('Control+z')
  await expect.poll(() => said.innerText()).toMatch(/^Noch ist nichts/)
  await page.keyboard.press('Control+y')
  await expect.poll(() => said.innerText()).toMatch(/^\d+ % des Bildes/)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('i')
  await expect.poll(() => said.innerText()).toMatch(/^100 % des Bildes/)
  // A key too many does not take what was drawn.
  await page.keyboard.press('Escape')
  await page.getByText('Auswahl verwerfen?').waitFor()
  expect(await findingsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Abbrechen' }).last().click()
  await expect.poll(() => said.innerText()).toMatch(/^100 % des Bildes/)
})

test('an area that was downloaded is the same when it is brought again, whatever was done to it since', async () => {
  const { dialog, page } = await opening('objects-remover')
  const said = dialog.getByText(/des Bildes sind ausgewählt|Noch ist nichts/)
  const drawn = () =>
    dialog.locator('canvas').evaluate(canvas => {
      const { width, height } = canvas as HTMLCanvasElement
      const { data = [] } = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {}
      return [...data].filter((_, at) => at % 4 === 3).join(' ')
    })
  await page.keyboard.press('l')
  await page.mouse.move(...(await placeOf(page, 40, 40)))
  await page.mouse.down()
  await page.mouse.move(...(await placeOf(page, 120, 60)))
  await page.mouse.move(...(await placeOf(page, 100, 150)))
  await page.mouse.move(...(await placeOf(page, 50, 130)))
  await page.mouse.up()
  await expect.poll(() => said.innerText()).toMatch(/^\d+ % des Bildes/)
  const before = await drawn()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Maske herunterladen' }).click(),
  ])
  const file = await readFile(await saved.path())
  expect(await sharp(file).metadata()).toMatchObject({ width, height })
  for (const name of ['Auswahl erweitern', 'Auswahl umkehren (I)']) {
    await dialog.getByRole('button', { name }).click()
    expect(await drawn()).not.toBe(before)
  }
  const bring = async (buffer: Buffer) => {
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser'),
      dialog.getByRole('button', { name: 'Maske aus einer Datei übernehmen' }).click(),
    ])
    await chooser.setFiles({ name: 'Maske.png', mimeType: 'image/png', buffer })
  }
  await bring(file)
  await expect.poll(drawn).toBe(before)
  for (let step = 0; step < 3; step++) await page.keyboard.press('Control+z')
  await expect.poll(drawn).toBe(before)
  for (let step = 0; step < 2; step++) await page.keyboard.press('Control+y')
  await expect.poll(drawn).not.toBe(before)
  // The area of another picture is not stretched over this one.
  const now = await drawn()
  await bring(await sharp(file).resize({ width: 200, height: 200, fit: 'fill' }).png().toBuffer())
  await dialog
    .getByRole('alert')
    .getByText(/anderen Bild/)
    .waitFor()
  expect(await drawn()).toBe(now)
  await bring(Buffer.from('no picture'))
  await dialog.getByRole('alert').getByText('Diese Datei ist kein Bild.').waitFor()
}, 120_000)

test('a background begins as it was found, and is corrected; what is taken from it stays', async () => {
  const { dialog, page, bytes } = await opening('ChangeBackground')
  const said = dialog.getByText(/des Bildes sind ausgewählt|Noch ist nichts/)
  // The red square is all that stands out.
  await expect.poll(() => said.innerText(), { timeout: 60_000 }).toMatch(/^9[6-8] % des Bildes/)
  // Nobody is asked about what they have not drawn.
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Hintergrund suchen' }).click()
  await expect.poll(() => said.innerText(), { timeout: 60_000 }).toMatch(/^9[6-8] % des Bildes/)
  await page.keyboard.press('e')
  await page.mouse.move(...(await placeOf(page, 20, 20)))
  await page.mouse.down()
  await page.mouse.move(...(await placeOf(page, 60, 20)), { steps: 4 })
  await page.mouse.up()
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await page.getByRole('button', { name: 'Bereich ändern' }).waitFor()
  await page.locator('form button[type=submit]').first().click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const [before, after] = [await pixelsOf(bytes), await pixelsOf(await readFile(await saved.path()))]
  const at = (of: Buffer, x: number, y: number) => [...of.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  expect([at(after, 160, 100), at(after, 40, 20)]).toEqual([at(before, 160, 100), at(before, 40, 20)])
  expect(at(after, 280, 180)[3]).toBe(0)
}, 120_000)

test('the wand takes a subject, inverted it is the background, which becomes transparent', async () => {
  const { dialog, page } = await opening('ChangeBackground')
  await dialog.getByText(/^9[6-8] % des Bildes/).waitFor({ timeout: 60_000 })
  await page.keyboard.press('Control+z')
  await page.keyboard.press('w')
  await page.mouse.click(...(await placeOf(page, 160, 100)))
  await dialog.getByText('3 % des Bildes sind ausgewählt.').waitFor()
  await dialog.getByRole('button', { name: 'Auswahl umkehren (I)' }).click()
  await dialog.getByText('98 % des Bildes sind ausgewählt.').waitFor()
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  await page.getByRole('button', { name: 'Bereich ändern' }).waitFor()
  await page.locator('form button[type=submit]').first().click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 60_000 })
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()])
  const after = await pixelsOf(await readFile(await saved.path()))
  const at = (x: number, y: number) => [...after.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  expect([at(160, 100), at(5, 5)[3]]).toEqual([[220, 20, 20, 255], 0])
}, 120_000)

test('on a phone everything is in reach', async () => {
  const { anna, dialog } = await opening('objects-remover', { width: 390 })
  expect(await overflowOf(anna.page)).toBe(0)
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).waitFor()
  expect(await findingsOn(anna.page)).toEqual([])
})
