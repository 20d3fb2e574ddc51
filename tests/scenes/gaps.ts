import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const text = {
  de: '# Fest in [Ort]\n\nAm Sonnabend feiern wir ab [Uhrzeit] im Hof der Bäckerei in [Ort]. Wer mag, bringt Kuchen mit.\n\n**Pressekontakt:** [Name, Telefon]',
  en: '# A party in [place]\n\nOn Saturday we celebrate from [time] in the yard of the bakery in [place]. Bring cake if you like.\n\n**Press contact:** [name, phone]',
}

const open = async ({ visitor, all, page }: Stage) => {
  all.used.model.next({ text: text[visitor.language] })
  await visitor.presses(words.example)
  await visitor.presses(words.generate)
  await page.locator('[data-gap]').first().waitFor()
}

/** A text whose gaps can be typed into: as it lies there, while one is being filled, and after it was copied. */
export const gapScenes: readonly Scene[] = [
  { name: 'gaps', who: 'anna', at: engine('press_release'), does: open },
  {
    name: 'gaps-typing',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await open(stage)
      await stage.page.locator('[data-gap]').nth(1).focus()
      await stage.page.keyboard.type('18')
    },
  },
  {
    name: 'gaps-copied',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await open(stage)
      await stage.visitor.presses(words.copy)
      await stage.page.getByText(/^(Noch offen|Still open): /).waitFor()
    },
  },
]
