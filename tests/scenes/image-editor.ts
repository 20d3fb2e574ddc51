import { drawnFromSvg } from '../drawn-from-svg.ts'
import type { Scene, Stage } from './scene.ts'
import { alerted } from './states.ts'

/** A yard with a gate, as sharp draws it. */
const yard = () => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="640">
    <rect width="960" height="640" fill="#b9cfe0"/><rect y="400" width="960" height="240" fill="#8f9a7a"/>
    <rect x="230" y="170" width="500" height="250" fill="#c9a889"/><path d="M200 170h560L480 60z" fill="#8c4a3c"/>
    <rect x="400" y="260" width="160" height="160" fill="#5a4032"/></svg>`
  return drawnFromSvg(drawn)
}

type Words = Readonly<{ de: string; en: string }>
const opens = async ({ page, visitor }: Stage) => {
  const file = { name: 'Hof.png', mimeType: 'image/png', buffer: await yard() }
  await page.locator('form input[type=file]').first().setInputFiles(file)
  await page.getByText(file.name).first().waitFor()
  await page
    .getByRole('button', { name: visitor.say({ de: 'Bild bearbeiten', en: 'Edit the picture' }), exact: true })
    .last()
    .click()
  await page.getByRole('dialog').getByRole('application').waitFor()
}
const uses = ({ page, visitor }: Stage, name: Words) =>
  page
    .getByRole('dialog')
    .getByRole('button', { name: visitor.say(name) })
    .first()
    .click()
const draws = async ({ page }: Stage, from: readonly [number, number], to: readonly [number, number]) => {
  const box = await page.getByRole('dialog').locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  await page.mouse.move(box.x + box.width * from[0], box.y + box.height * from[1])
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * to[0], box.y + box.height * to[1], { steps: 3 })
  await page.mouse.up()
}

const scene = (name: string, does: Scene['does']): Scene => ({ name, who: 'paula', at: '/pictures/image-editor', does })

const describes = async (stage: Stage) => {
  const { page, visitor } = stage
  await opens(stage)
  await uses(stage, { de: 'Beschreiben (B)', en: 'Describe (B)' })
  const wish = visitor.say({ de: 'Was soll sich ändern?', en: 'What should change?' })
  const sky = visitor.say({
    de: 'Der Himmel leuchtet wie am frühen Abend',
    en: 'The sky glows as in the early evening',
  })
  await page.getByRole('dialog').getByRole('textbox', { name: wish }).fill(sky)
}

/** Draws the area of a described step and applies it. */
const selects = async (stage: Stage) => {
  const { page, visitor } = stage
  await describes(stage)
  await uses(stage, { de: 'Bereich auswählen', en: 'Select an area' })
  const apply = page.getByRole('button', { name: visitor.say({ de: 'Auswahl übernehmen', en: 'Apply the selection' }) })
  const drawing = page.getByRole('dialog').filter({ has: apply })
  await drawing.getByRole('application').waitFor()
  await page.keyboard.press('r')
  const box = await drawing.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture.')
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.1)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width * 0.8, box.y + box.height * 0.4, { steps: 3 })
  await page.mouse.up()
  await apply.click()
}
const paints = async (stage: Stage) => {
  const dialog = stage.page.getByRole('dialog')
  const models = dialog.getByRole('combobox')
  if (await models.count()) await models.first().selectOption({ index: 1 })
  await uses(stage, { de: 'Malen', en: 'Paint' })
}

/** The editor of pictures: empty, with a crop, with what was drawn and written, and with a change that is described. */
export const imageEditorScenes: readonly Scene[] = [
  scene('image-editor', opens),
  scene('image-editor-crop', async stage => {
    await opens(stage)
    await uses(stage, { de: 'Zuschneiden (C)', en: 'Crop (C)' })
  }),
  scene('image-editor-described', describes),
  scene('image-editor-painted', async stage => {
    await describes(stage)
    const dialog = stage.page.getByRole('dialog')
    await paints(stage)
    await dialog.getByRole('button', { name: stage.visitor.say({ de: 'Neu malen', en: 'Paint again' }) }).waitFor()
    const exposure = stage.visitor.say({ de: 'Licht (H)', en: 'Light (H)' })
    await dialog.getByRole('button', { name: exposure }).click()
    await dialog
      .getByRole('button', { name: stage.visitor.say({ de: 'Früher', en: 'earlier' }) })
      .first()
      .click()
    await dialog.getByRole('button', { name: /^2\. / }).first().click()
  }),
  scene('image-editor-area-sending', async stage => {
    // The picture itself gets through.
    let sent = 0
    await stage.page.route('**/api/upload/*', route => (sent++ ? undefined : route.continue()))
    await selects(stage)
    await stage.page.getByRole('progressbar').waitFor()
  }),
  scene('image-editor-area-failed', async stage => {
    let sent = 0
    const fails = { status: 500, json: { success: false, code: 'broken', message: '' } }
    await stage.page.route('**/api/upload/*', route => (sent++ ? route.fulfill(fails) : route.continue()))
    await selects(stage)
    await alerted(stage)
  }),
  {
    ...scene('image-editor-limit', async stage => {
      await describes(stage)
      await paints(stage)
      await stage.visitor.presses({ de: 'Nein danke', en: 'No thanks' })
      await stage.page.getByRole('link', { name: /^(Tarif erweitern|Upgrade)/ }).waitFor()
    }),
    who: 'lena',
  },
  { ...scene('image-editor-no-painter', opens), who: 'ada' },
  scene('image-editor-drawn', async stage => {
    await opens(stage)
    await uses(stage, { de: 'Licht (H)', en: 'Light (H)' })
    await uses(stage, { de: 'Text (T)', en: 'Text (T)' })
    await draws(stage, [0.06, 0.12], [0.06, 0.12])
    await stage.page.keyboard.type(stage.visitor.say({ de: 'Eingang', en: 'Entrance' }))
    await stage.page.keyboard.press('Escape')
    await uses(stage, { de: 'Pfeil (A)', en: 'Arrow (A)' })
    await draws(stage, [0.25, 0.25], [0.45, 0.5])
  }),
  scene('image-editor-made', async stage => {
    await opens(stage)
    await uses(stage, { de: 'Zuschneiden (C)', en: 'Crop (C)' })
    await stage.page.getByRole('dialog').getByRole('combobox').selectOption('3:4')
    await uses(stage, { de: 'Schritte übernehmen', en: 'Apply the steps' })
    await stage.page.locator('form button[type=submit]').first().click()
    await stage.page.locator('a[download]').first().waitFor()
  }),
]
