import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stage } from './stage.ts'

const here = stage()

type Size = readonly [width: number, height: number]
const small: Size = [320, 200]
const large: Size = [4000, 3000]

/** A grey picture on which nothing is alike, with a red field from 40 to 60 hundredths of both sides. */
const field = ([width, height]: Size) => {
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const isIn = x >= width * 0.4 && x < width * 0.6 && y >= height * 0.4 && y < height * 0.6
      const grey = 90 + ((x * 7 + y * 13) % 50)
      pixels.set(isIn ? [220, 20, 20] : [grey, grey, 90 + (x % 60)], (y * width + x) * 3)
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
}

const opening = async (size: Size) => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  await anna.goes('/pictures/objects-remover')
  const buffer = await field(size)
  const file = { name: 'Feld.png', mimeType: 'image/png', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('Feld.png').first().waitFor()
  await page.getByRole('button', { name: 'Bereich auswählen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('application').waitFor()
  return { person, page, dialog, bytes: buffer }
}
type Opened = Awaited<ReturnType<typeof opening>>

/** Where the parts of the picture that are selected begin and end, in hundredths of its sides; nothing without any. */
const selected = ({ dialog }: Opened) =>
  dialog.locator('canvas').evaluate(canvas => {
    const { width, height } = canvas as HTMLCanvasElement
    const data = (canvas as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height).data ?? []
    let [left, top, right, bottom, count] = [width, height, 0, 0, 0]
    for (let at = 0; at < width * height; at++) {
      if ((data[at * 4 + 3] ?? 0) <= 127) continue
      const [x, y] = [at % width, Math.floor(at / width)]
      ;[left, top, right, bottom] = [
        Math.min(left, x),
        Math.min(top, y),
        Math.max(right, x + 1),
        Math.max(bottom, y + 1),
      ]
      count++
    }
    const parts = [left / width, top / height, right / width, bottom / height].map(part => Math.round(part * 100))
    return { parts, share: Math.round((count / width / height) * 1000) / 10 }
  })
const keys = async (page: Page, ...pressed: readonly string[]) => {
  for (const key of pressed) await page.keyboard.press(key)
}
const times = (key: string, count: number) => Array.from({ length: count }, () => key)
const drags = async ({ page, dialog }: Opened, from: readonly [number, number], to: readonly [number, number]) => {
  const box = await dialog.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  const at = ([x, y]: readonly [number, number]) => [box.x + x * box.width, box.y + y * box.height] as const
  await page.mouse.move(...at(from))
  await page.mouse.down()
  await page.mouse.move(...at(to), { steps: 4 })
  await page.mouse.up()
}
/** What is sent as the area, as soon as it is applied. */
const applied = async ({ page, dialog }: Opened) => {
  const sent = page.waitForResponse(
    answer => answer.url().includes('/api/upload') && answer.request().method() === 'POST',
  )
  await dialog.getByRole('button', { name: 'Auswahl übernehmen' }).click()
  const { response } = (await (await sent).json()) as { response: string }
  await page.getByRole('button', { name: 'Bereich ändern' }).waitFor()
  const bytes = await page.evaluate(async at => [...new Uint8Array(await (await fetch(at)).arrayBuffer())], response)
  const { data, info } = await sharp(Buffer.from(bytes)).greyscale().raw().toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) =>
    data[(Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels] ?? 0
  return { at, size: [info.width, info.height], white: data.filter(value => value > 127).length / data.length, data }
}

test('by keys alone a rectangle, a lasso of three corners and the wand select what they are led to', async () => {
  const opened = await opening(small)
  const { page, dialog } = opened
  await dialog.getByRole('application').focus()
  // The cursor begins in the middle, and goes ten pixels of the window at a time, fifty with Shift.
  await keys(page, 'r', ...times('Shift+ArrowLeft', 2), ...times('Shift+ArrowUp', 2), 'Space')
  await keys(page, ...times('Shift+ArrowRight', 4), ...times('Shift+ArrowDown', 4), 'Space')
  await expect.poll(async () => (await selected(opened)).share).toBeGreaterThan(1)
  const { parts, share } = await selected(opened)
  const [left = 0, top = 0, right = 0, bottom = 0] = parts
  expect([left + right, top + bottom]).toEqual([100, 100])
  // Dropped with Esc, it leaves nothing, and the window stays.
  await keys(page, 'Control+z', 'Space', ...times('Shift+ArrowLeft', 2), 'Escape')
  await expect.poll(async () => (await selected(opened)).share).toBe(0)
  await dialog.getByRole('application').waitFor()
  await keys(page, 'l', ...times('Shift+ArrowLeft', 2), ...times('Shift+ArrowUp', 4), 'Space')
  await keys(page, ...times('Shift+ArrowRight', 4), 'Space', ...times('Shift+ArrowDown', 4), 'Space', 'Enter')
  await expect.poll(async () => (await selected(opened)).parts).toEqual(parts)
  // A triangle is half of the rectangle around it.
  expect(Math.abs((await selected(opened)).share - share / 2)).toBeLessThan(1)
  await keys(page, 'Control+z', 'w', ...times('Shift+ArrowLeft', 2), ...times('Shift+ArrowUp', 2), 'Space')
  await expect.poll(async () => (await selected(opened)).parts).toEqual([40, 40, 60, 60])
  // Nearer than the window is wide, the picture goes along with the cursor.
  await keys(page, ...times('+', 4), ...times('Shift+ArrowRight', 40))
  const [stage, canvas] = await Promise.all(
    [dialog.getByRole('application'), dialog.locator('canvas')].map(one => one.boundingBox()),
  )
  const edge = (box: typeof stage) => (box?.x ?? 0) + (box?.width ?? 0)
  expect(Math.abs(edge(canvas) - edge(stage))).toBeLessThan(50)
}, 120_000)

test('on a picture of twelve megapixels an area is where the pointer was, and stays so through a file', async () => {
  const opened = await opening(large)
  const { page, dialog, bytes } = opened
  await keys(page, 'r')
  await drags(opened, [0.38, 0.38], [0.62, 0.62])
  await expect.poll(async () => (await selected(opened)).parts).toEqual([38, 38, 62, 62])
  const before = await selected(opened)
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Maske herunterladen' }).click(),
  ])
  const file = await readFile(await saved.path())
  const [width, height] = large
  expect(await sharp(file).metadata()).toMatchObject({ width, height })
  await keys(page, 'i')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialog.getByRole('button', { name: 'Maske aus einer Datei übernehmen' }).click(),
  ])
  await chooser.setFiles({ name: 'Maske.png', mimeType: 'image/png', buffer: file })
  await expect.poll(() => selected(opened)).toEqual(before)
  const area = await applied(opened)
  expect(area.size).toEqual(large)
  await page.getByRole('button', { name: 'Entfernen', exact: true }).click()
  const link = page.locator('a[download]').first()
  await link.waitFor({ timeout: 120_000 })
  const [made] = await Promise.all([page.waitForEvent('download'), link.click()])
  const pixels = (of: Buffer) => sharp(of).removeAlpha().raw().toBuffer()
  const [was, is] = [await pixels(bytes), await pixels(await readFile(await made.path()))]
  let [outside, red] = [0, 0]
  for (let at = 0; at < width * height; at++) {
    if (!area.data[at] && was.readUIntBE(at * 3, 3) !== is.readUIntBE(at * 3, 3)) outside++
    if ((is[at * 3] ?? 0) > 180 && (is[at * 3 + 1] ?? 0) < 60) red++
  }
  expect([outside, red]).toEqual([0, 0])
}, 240_000)

test('grown, shrunk, inverted and soft, an area reaches the server as it was seen', async () => {
  const opened = await opening(small)
  const { page, dialog } = opened
  await keys(page, 'r')
  await drags(opened, [0.3, 0.3], [0.7, 0.7])
  const first = await applied(opened)
  expect([first.at(0.5, 0.5), first.at(0.1, 0.1)]).toEqual([255, 0])
  expect(new Set(first.data)).toEqual(new Set([0, 255]))
  const again = async (change: () => Promise<void>) => {
    await page.getByRole('button', { name: 'Bereich ändern' }).click()
    await dialog.getByText(/des Bildes sind ausgewählt/).waitFor()
    await change()
    return applied(opened)
  }
  const presses = (name: string) => () => dialog.getByRole('button', { name }).click()
  const larger = await again(presses('Auswahl erweitern'))
  expect(larger.white).toBeGreaterThan(first.white + 0.015)
  const smaller = await again(presses('Auswahl verkleinern'))
  expect(Math.abs(smaller.white - first.white)).toBeLessThan(0.005)
  const soft = await again(() => dialog.getByRole('slider', { name: 'Weicher Rand nach innen' }).fill('12'))
  // It fades inwards: the middle is whole, the edge is not, and outside is nothing.
  expect([soft.at(0.5, 0.5), soft.at(0.1, 0.1)]).toEqual([255, 0])
  expect(soft.at(0.31, 0.5)).toBeGreaterThan(0)
  expect(soft.at(0.31, 0.5)).toBeLessThan(160)
  const other = await again(presses('Auswahl umkehren (I)'))
  expect([other.at(0.5, 0.5), other.at(0.1, 0.1)]).toEqual([0, 255])
}, 120_000)

test('nothing runs while an area is drawn: only what is applied is sent, and nothing is charged', async () => {
  const opened = await opening(small)
  const { person, page, dialog } = opened
  const kept = async () => {
    const [runs, usage, files] = await Promise.all(
      ['/api/runs', '/api/usage', '/api/files'].map(async at => (await person.get(at)).json()),
    )
    return { runs, usage, files }
  }
  const before = await kept()
  const sent: string[] = []
  page.on('request', request => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  await keys(page, 'o')
  await drags(opened, [0.3, 0.3], [0.7, 0.7])
  await expect.poll(async () => (await selected(opened)).share).toBeGreaterThan(0)
  await keys(page, 'b')
  await drags(opened, [0.1, 0.1], [0.3, 0.1])
  await keys(page, 'i', 'Control+z')
  await dialog.getByRole('button', { name: 'Auswahl erweitern' }).click()
  expect(sent).toEqual([])
  expect(await kept()).toEqual(before)
  await applied(opened)
  expect(sent).toHaveLength(1)
  const { runs, usage } = await kept()
  expect({ runs, usage }).toEqual({ runs: before.runs, usage: before.usage })
}, 120_000)
