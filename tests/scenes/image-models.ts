import { face, sharpPicture } from '../training-pictures.ts'
import type { Scene, Stage } from './scene.ts'
import { broken, silent, toldItFailed } from './states.ts'

const page = '/pictures/image-model-generator'
const said = {
  name: { de: 'Name', en: 'Name' },
  jug: { de: 'Emaille-Kanne', en: 'Enamel jug' },
  make: { de: 'Bilder auswählen', en: 'Choose pictures' },
}

const begins = async ({ visitor }: Stage) => {
  await visitor.fills({ [visitor.say(said.name)]: visitor.say(said.jug) })
  await visitor.presses(said.make)
  await visitor.page.locator('input[type=file]').waitFor()
}

/** One's own image models: none yet, one without a name, one with pictures of every kind, and when nothing comes. */
export const imageModelScenes: readonly Scene[] = [
  { name: 'image-models', who: 'lena', at: page },
  { name: 'image-models-loading', who: 'lena', at: page, before: silent('image-models') },
  { name: 'image-models-failed', who: 'lena', at: page, before: broken('image-models'), does: toldItFailed },
  {
    name: 'image-models-nameless',
    who: 'lena',
    at: page,
    async does({ visitor, page: on }) {
      await visitor.presses(said.make)
      await on.locator('[aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'image-models-pictures',
    who: 'lena',
    at: page,
    async does(stage) {
      await begins(stage)
      const input = stage.page.locator('input[type=file]')
      const small = await sharpPicture(2, { width: 320, height: 240 })
      const pictures = [await sharpPicture(1), face(), small]
      await input.setInputFiles(
        pictures.map((buffer, at) => ({
          name: `${at + 1}.png`,
          mimeType: at === 1 ? 'image/jpeg' : 'image/png',
          buffer,
        })),
      )
      await stage.page.locator('ol li textarea').first().waitFor()
      await stage.page.locator('main ol > li').nth(2).waitFor({ timeout: 60_000 })
    },
  },
]
