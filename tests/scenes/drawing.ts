import type { Route } from 'playwright-core'
import { sentenceOf } from '#shared/problems.ts'
import { lettered } from '../lettered.ts'
import { thing } from './pictures.ts'
import type { Scene, Stage } from './scene.ts'

const opensCanvas = async ({ page, visitor }: Stage) => {
  await visitor.presses({ de: 'Zeichnen', en: 'Draw' })
  await page.getByRole('dialog').getByRole('application').waitFor()
}

const brings = async ({ page }: Stage) => {
  const file = { name: 'Plakat.png', mimeType: 'image/png', buffer: await lettered() }
  await page.locator('form input[type=file]').first().setInputFiles(file)
  await page.getByText('Plakat.png').first().waitFor()
}

/** Draws a shape where words say what it should become, and the preview is on. */
const drawsWithPreview = async (stage: Stage) => {
  const { page, visitor } = stage
  const name = visitor.say({ de: 'Was soll daraus werden?', en: 'What should it become?' })
  await page.getByRole('textbox', { name }).fill(visitor.say({ de: 'Ein Haus am See', en: 'A house by a lake' }))
  await opensCanvas(stage)
  await page.getByRole('switch').check()
  await page.getByRole('application').focus()
  for (const key of ['o', 'Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key)
}

type Answer = Parameters<Route['fulfill']>[0]

/** The preview as it is answered so; without an answer it is waited for. */
const previewScene = (
  state: string,
  answer: ((stage: Stage) => Promise<Answer>) | undefined,
  shown = (stage: Stage) => stage.page.getByRole('dialog').getByRole('alert').waitFor(),
): Scene => ({
  name: `drawing-preview-${state}`,
  who: 'paula',
  at: '/pictures/image-from-drawing',
  before: stage =>
    stage.page.route('**/api/pictures/image-from-drawing/preview', async route => {
      if (answer) await route.fulfill(await answer(stage))
    }),
  async does(stage) {
    await drawsWithPreview(stage)
    await shown(stage)
  },
})

/** A canvas that is drawn on, and text that was found on a picture. */
export const drawingScenes: readonly Scene[] = [
  { name: 'drawing-form', who: 'paula', at: '/pictures/image-from-drawing' },
  {
    name: 'drawing-canvas',
    who: 'paula',
    at: '/pictures/image-from-drawing',
    async does(stage) {
      await opensCanvas(stage)
      const { page, visitor } = stage
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: visitor.say({ de: 'Ebene hinzufügen', en: 'Add a layer' }) }).click()
      await dialog.getByRole('application').focus()
      for (const key of ['o', 'Space', 'Shift+ArrowRight', 'Shift+ArrowDown', 'Space']) await page.keyboard.press(key)
    },
  },
  {
    name: 'drawing-preview',
    who: 'paula',
    at: '/pictures/image-from-drawing',
    async does(stage) {
      await drawsWithPreview(stage)
      // Another window of the same person may have asked for one meanwhile, which is then said here.
      const shown = stage.page.getByRole('dialog').locator('img, [role=alert]')
      await shown.first().waitFor({ timeout: 30_000 })
    },
  },
  previewScene('loading', undefined, async ({ page, visitor }) => {
    const said = visitor.say({ de: 'Die Vorschau wird gemalt.', en: 'The preview is being painted.' })
    await page.getByRole('dialog').getByText(said).waitFor()
  }),
  previewScene('failed', async ({ visitor }) => ({
    status: 502,
    json: {
      ...{ success: false, code: 'model_failed', details: { over: false } },
      message: sentenceOf('model_failed')[visitor.language],
    },
  })),
  previewScene('slow', async () => ({
    headers: { 'content-type': 'image/png', 'preview-slow': '14' },
    body: await thing(160),
  })),
  {
    name: 'texts-found',
    who: 'paula',
    at: '/pictures/remove-texts',
    async does(stage) {
      await brings(stage)
      await stage.visitor.presses({ de: 'Text suchen', en: 'Find text' })
      await stage.page.getByRole('dialog').getByRole('checkbox').first().waitFor({ timeout: 60_000 })
    },
  },
]
