import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { chromiumFile, howToGetChromium, openBrowser } from '#tests/browser.ts'
import { startFederwerk } from '#tests/federwerk.ts'
import { visit } from '#tests/visitor.ts'
import { digits, median, type Row } from './table.ts'

const [slower, rounds, steps] = [4, 5, 240]
const aim = 60

/** In the page: how many frames there are in a second, until it is asked to stop. */
const counts = () => {
  const frames: number[] = []
  const look = (time: number) => {
    frames.push(time)
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  Object.assign(window, { frames })
}
const counted = (page: Page) =>
  page.evaluate(() => {
    const frames = (window as unknown as { frames: number[] }).frames.splice(0)
    return ((frames.length - 1) * 1000) / ((frames.at(-1) ?? 0) - (frames[0] ?? 0))
  })

/** The barest that can be drawn on: one canvas, as large as our area is. */
const bareCanvas = `<canvas width="2048" height="1536" style="width:100%"></canvas><script>
const canvas = document.querySelector('canvas'), context = canvas.getContext('2d', { willReadFrequently: true })
let last; Object.assign(context, { lineWidth: 80, lineCap: 'round' })
canvas.addEventListener('pointerdown', event => { last = event })
canvas.addEventListener('pointermove', event => {
  if (!last) return
  context.beginPath(); context.moveTo(last.offsetX, last.offsetY)
  context.lineTo(event.offsetX, event.offsetY); context.stroke()
  last = event
})
canvas.addEventListener('pointerup', () => { last = undefined })
</script>`

/** A stroke up and down over the middle of the window, as fast as a hand. */
const strokes = async (page: Page) => {
  const at = (step: number) => [500 + 300 * Math.sin(step / 9), 430 + 200 * Math.sin(step / 23)] as const
  await page.mouse.move(...at(0))
  await page.mouse.down()
  await page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0))
  for (let step = 1; step < steps; step++) await page.mouse.move(...at(step))
  const found = await counted(page)
  await page.mouse.up()
  await page.waitForTimeout(500)
  return found
}

const slowed = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  await page.evaluate(counts)
}

/** How many frames a second there are while an area is drawn on 12 megapixels, as slow as on a phone. */
export const drawingStrokes = async (): Promise<Row[]> => {
  if (!chromiumFile()) {
    console.error(`Without a browser strokes are not measured: ${howToGetChromium}.`)
    return []
  }
  const [federwerk, browser] = await Promise.all([startFederwerk(), openBrowser()])
  const person = await federwerk.person({ plan: 'basic' })
  const { page, goes } = await visit(browser, { url: federwerk.url, cookie: person.cookie })
  await goes('/pictures/objects-remover')
  const noise = { type: 'gaussian', mean: 128, sigma: 20 } as const
  const photo = await sharp({
    create: { width: 4000, height: 3000, channels: 3, background: 'teal', noise },
  })
    .jpeg()
    .toBuffer()
  const file = { name: 'Foto.jpg', mimeType: 'image/jpeg', buffer: photo }
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByText('Foto.jpg').first().waitFor()
  await page.getByRole('button', { name: 'Bereich auswählen' }).click()
  await page.getByRole('application').waitFor()
  const bare = await browser.newPage()
  await bare.setContent(bareCanvas)
  await slowed(page)
  await slowed(bare)
  const found: (readonly [number, number])[] = []
  for (let round = 0; round < rounds; round++) {
    await bare.bringToFront()
    const theirs = await strokes(bare)
    await page.bringToFront()
    found.push([theirs, await strokes(page)])
  }
  await browser.close()
  await federwerk.close()
  const [theirs = 0, ours = 0] = [0, 1].map(side => median(found.slice(1).map(pair => pair[side] ?? 0)))
  return [
    {
      what: `Frames while an area is drawn on 12 megapixels, ${slower} times slower, beside a bare canvas`,
      ...{ bare: digits(theirs), ours: digits(ours), result: `${digits(ours)} a second`, aim: String(aim) },
      met: Math.round(ours) >= aim,
    },
  ]
}
