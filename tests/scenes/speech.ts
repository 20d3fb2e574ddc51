import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const speak = { de: 'Sprechen lassen', en: 'Speak' }
const preview = { de: 'So wird gesprochen', en: 'How it is spoken' }
const voice = { de: 'Stimme', en: 'Voice' }

const fillsIn = async ({ page, visitor }: Stage) => {
  await visitor.presses(words.example)
  await page.getByText(visitor.say(preview)).click()
}
const hears = async (stage: Stage) => {
  await stage.visitor.presses(words.example)
  await stage.visitor.presses(speak)
  await stage.page.getByRole('slider').waitFor()
  await stage.page.locator('svg rect').nth(10).waitFor()
}

/** Texts that are spoken: what is said, the recording, and a voice that there is not. */
export const speechScenes: readonly Scene[] = [
  { name: 'speech', who: 'anna', at: engine('speech_synthesis_engine'), does: fillsIn },
  { name: 'speech-recording', who: 'anna', at: engine('speech_synthesis_engine'), does: hears },
  {
    name: 'speech-aloud',
    who: 'anna',
    at: ({ used }, locale) => `${engine('press_release')}?run=${used[locale].runs.press_release}`,
    async does({ page, visitor }) {
      await visitor.presses({ de: 'Exportieren', en: 'Export' })
      await page.getByRole('menuitem', { name: visitor.say({ de: 'Vorlesen', en: 'Read aloud' }) }).click()
      await page.getByRole('dialog').getByLabel(visitor.say(voice)).waitFor()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.say(speak) })
        .click()
      await page.getByRole('link', { name: 'MP3' }).waitFor()
      // It plays by itself; a picture stands still.
      await visitor.presses({ de: 'Anhalten', en: 'Pause' })
      await visitor.presses({ de: '5 Sekunden zurück', en: 'Back 5 seconds' })
    },
  },
]
