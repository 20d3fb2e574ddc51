import { landscape } from '../landscape.ts'
import { lettered } from '../lettered.ts'
import { choosesModel, seen, sends, thing, webui } from './pictures.ts'
import type { Scene, Stage } from './scene.ts'

const brings = async ({ page }: Stage, name: string, buffer: Buffer) => {
  await page.locator('form input[type=file]').first().setInputFiles({ name, mimeType: 'image/png', buffer })
  await page.getByText(name).first().waitFor()
}

/** Draws a frame where the house of the landscape stands, and goes back to the form. */
const marksHouse = async ({ page, visitor }: Stage) => {
  await visitor.presses({ de: 'Bereich auswählen', en: 'Select the area' })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('application').waitFor()
  await page.keyboard.press('r')
  const box = await dialog.locator('canvas').boundingBox()
  if (!box) throw new Error('There is no picture to draw on.')
  const at = (x: number, y: number) => [box.x + box.width * x, box.y + box.height * y] as const
  await page.mouse.move(...at(0.1, 0.55))
  await page.mouse.down()
  await page.mouse.move(...at(0.3, 0.87), { steps: 4 })
  await page.mouse.up()
  await dialog
    .getByRole('button', { name: visitor.say({ de: 'Auswahl übernehmen', en: 'Apply the selection' }) })
    .click()
  await dialog.waitFor({ state: 'hidden' })
}

const draws = async (stage: Stage) => {
  const { page, visitor } = stage
  await choosesModel(stage, webui)
  const name = visitor.say({ de: 'Was soll daraus werden?', en: 'What should it become?' })
  await page.getByRole('textbox', { name }).fill(visitor.say({ de: 'Ein Haus am See', en: 'A house by a lake' }))
  await visitor.presses({ de: 'Zeichnen', en: 'Draw' })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('application').focus()
  for (const key of ['o', 'Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key)
  await dialog
    .getByRole('button', { name: visitor.say({ de: 'Zeichnung übernehmen', en: 'Apply the drawing' }) })
    .click()
  await dialog.waitFor({ state: 'hidden' })
}

const result = (slug: string, asks: (stage: Stage) => Promise<unknown>): Scene => ({
  name: `picture-result-${slug.toLowerCase()}`,
  who: 'paula',
  at: `/pictures/${slug}`,
  async does(stage) {
    await asks(stage)
    await sends(stage)
    await seen(stage)
  },
})

/** What comes of the tools whose areas are found or drawn. */
export const pictureResultScenes: readonly Scene[] = [
  result('ChangeBackground', async stage => brings(stage, 'Krug.png', await thing(220))),
  result('objects-remover', async stage => {
    await brings(stage, 'Hof.png', await landscape(960, 640))
    await marksHouse(stage)
  }),
  result('remove-texts', async stage => brings(stage, 'Plakat.png', await lettered())),
  result('image-from-drawing', draws),
]
