import type { CDPSession } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { setTouch } from '../touch.ts'
import { stage } from './stage.ts'

const here = stage()
const [width, height] = [640, 400]

type Point = readonly [x: number, y: number]

/** A phone with a slow processor, on which somebody draws an area of a picture with real fingers. */
const opening = async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const { page, goes } = await here.comes({ cookie: person.cookie, width: 360 })
  await setTouch(page, true)
  await goes('/pictures/objects-remover')
  const buffer = await sharp({ create: { width, height, channels: 3, background: '#2f6f8f' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').first().setInputFiles({ name: 'Meer.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Bereich auswählen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('application').waitFor()
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  /** Where a point of the window lies on the picture. */
  const placed = async () => {
    const box = await dialog.locator('canvas').boundingBox()
    if (!box) throw new Error('There is no picture.')
    return {
      at: (x: number, y: number): Point => [box.x + (x / width) * box.width, box.y + (y / height) * box.height],
      scale: box.width / width,
      box,
    }
  }
  /** Whether places of the picture are selected. */
  const selected = (points: readonly Point[]) =>
    dialog.locator('canvas').evaluate(
      (canvas, { points, width }) => {
        const shown = canvas as HTMLCanvasElement
        const [context, ratio] = [shown.getContext('2d'), shown.width / width]
        return points.map(([x, y]) => (context?.getImageData(x * ratio, y * ratio, 1, 1).data[3] ?? 0) > 127)
      },
      { points, width },
    )
  return { page, dialog, devTools, placed, selected }
}

const fingers = async (devTools: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) =>
  devTools.send('Input.dispatchTouchEvent', {
    type,
    touchPoints: points.map(([x, y], id) => ({ x, y, id })),
  })

/** One finger along a way. */
const leads = async (devTools: CDPSession, way: readonly Point[]) => {
  const [first, ...rest] = way
  if (!first) return
  await fingers(devTools, 'touchStart', [first])
  for (const point of rest) await fingers(devTools, 'touchMove', [point])
  await fingers(devTools, 'touchEnd', [])
}

test('a finger draws exactly where it is, with brush, lasso and rectangle, and the page stays where it is', async () => {
  const { page, dialog, devTools, placed, selected } = await opening()
  const { at } = await placed()
  // Whoever has come to the button may have scrolled.
  const lies = () => page.evaluate(() => [scrollX, scrollY, visualViewport?.scale])
  const before = await lies()
  await leads(devTools, [at(100, 200), at(180, 200), at(260, 200), at(340, 200)])
  await expect
    .poll(() =>
      selected([
        [100, 200],
        [220, 200],
        [340, 200],
      ]),
    )
    .toEqual([true, true, true])
  expect(
    await selected([
      [220, 160],
      [220, 240],
      [400, 200],
      [60, 200],
    ]),
  ).toEqual([false, false, false, false])
  expect(await lies()).toEqual(before)
  const undo = dialog.getByRole('button', { name: 'Rückgängig (Strg Z)' })
  const redo = dialog.getByRole('button', { name: 'Wiederherstellen (Strg Y)' })
  const [one, other] = [await undo.boundingBox(), await redo.boundingBox()]
  expect([other?.y, other?.x]).toEqual([one?.y, (one?.x ?? 0) + (one?.width ?? 0)])
  await undo.click()
  await expect.poll(() => selected([[220, 200]])).toEqual([false])
  await dialog
    .getByRole('radio', { name: 'Lasso' })
    .or(dialog.getByRole('button', { name: 'Lasso' }))
    .first()
    .click()
  await leads(devTools, [at(200, 100), at(400, 100), at(400, 300), at(200, 300), at(200, 110)])
  await expect
    .poll(() =>
      selected([
        [300, 200],
        [210, 290],
        [390, 110],
      ]),
    )
    .toEqual([true, true, true])
  expect(
    await selected([
      [190, 200],
      [410, 200],
      [300, 90],
      [300, 310],
    ]),
  ).toEqual([false, false, false, false])
  await undo.click()
  await dialog
    .getByRole('radio', { name: 'Rechteck' })
    .or(dialog.getByRole('button', { name: 'Rechteck' }))
    .first()
    .click()
  await leads(devTools, [at(100, 100), at(150, 150), at(300, 200)])
  await expect
    .poll(() =>
      selected([
        [105, 105],
        [295, 195],
      ]),
    )
    .toEqual([true, true])
  expect(
    await selected([
      [95, 150],
      [305, 150],
      [200, 95],
      [200, 205],
    ]),
  ).toEqual([false, false, false, false])
}, 120_000)

test('two fingers move and enlarge the picture and draw nothing; then one draws under itself', async () => {
  const { devTools, placed, selected, dialog } = await opening()
  const { at, scale, box } = await placed()
  const [one, other] = [at(240, 200), at(400, 200)]
  await fingers(devTools, 'touchStart', [one])
  await fingers(devTools, 'touchStart', [one, other])
  for (const by of [20, 40, 60])
    await fingers(devTools, 'touchMove', [
      [one[0] - by, one[1] + by],
      [other[0] + by, other[1] + by],
    ])
  await fingers(devTools, 'touchEnd', [])
  await expect.poll(async () => (await placed()).scale).toBeGreaterThan(scale * 1.5)
  expect((await placed()).box.y).not.toBe(box.y)
  await dialog.getByText(/^Noch ist nichts ausgewählt/).waitFor()
  // What lay under the fingers lies under them still.
  const now = await placed()
  const [x, y] = now.at(240, 200)
  expect([Math.abs(x - (one[0] - 60)) < 2, Math.abs(y - (one[1] + 60)) < 2]).toEqual([true, true])
  await leads(devTools, [now.at(300, 180), now.at(320, 190), now.at(340, 200)])
  await expect
    .poll(() =>
      selected([
        [300, 180],
        [340, 200],
      ]),
    )
    .toEqual([true, true])
}, 120_000)

test('a pen draws as wide as it is pressed; the hand that holds it draws nothing and stops nothing', async () => {
  const { devTools, placed, selected, dialog } = await opening()
  const { at, scale } = await placed()
  const pen = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', [x, y]: Point, force: number) =>
    devTools.send('Input.dispatchMouseEvent', {
      ...{ type, x, y, force, pointerType: 'pen', button: 'left', clickCount: 1 },
      buttons: type === 'mouseReleased' ? 0 : 1,
    })
  // The palm is there first, and once more while the pen draws.
  const palm = at(500, 320)
  await fingers(devTools, 'touchStart', [palm])
  await pen('mousePressed', at(100, 100), 1)
  await pen('mouseMoved', at(200, 100), 1)
  await fingers(devTools, 'touchMove', [at(480, 330)])
  await fingers(devTools, 'touchEnd', [])
  await fingers(devTools, 'touchStart', [palm])
  await pen('mouseMoved', at(400, 100), 1)
  await fingers(devTools, 'touchMove', [at(520, 330)])
  await pen('mouseReleased', at(400, 100), 0)
  await fingers(devTools, 'touchEnd', [])
  await expect.poll(() => selected([100, 250, 400].map(x => [x, 108]))).toEqual([true, true, true])
  expect(
    await selected([
      [500, 320],
      [490, 325],
      [520, 330],
    ]),
  ).toEqual([false, false, false])
  expect((await placed()).scale).toBe(scale)
  await pen('mousePressed', at(100, 200), 0.1)
  await pen('mouseMoved', at(400, 200), 0.1)
  await pen('mouseReleased', at(400, 200), 0)
  await expect.poll(() => selected([[250, 200]])).toEqual([true])
  expect(await selected([[250, 208]])).toEqual([false])
  await dialog.getByRole('button', { name: 'Rückgängig (Strg Z)' }).click()
  await expect
    .poll(() =>
      selected([
        [250, 200],
        [250, 100],
      ]),
    )
    .toEqual([false, true])
}, 120_000)
