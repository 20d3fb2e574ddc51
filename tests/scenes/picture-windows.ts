import type { Text } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'

const generate = '/pictures/generate-images'
const words = {
  seen: { de: 'Was soll zu sehen sein?', en: 'What should be seen?' },
  style: { de: 'Stil: Keine Angabe', en: 'Style: No preference' },
  model: { de: 'Modell: Auswählen', en: 'Model: Choose' },
  search: { de: 'Suchen', en: 'Search' },
  own: { de: 'Ein rotes Lastenrad vor einer Werkstatt', en: 'A red cargo bicycle in front of a workshop' },
  better: {
    de: 'Ein rotes Lastenrad vor einer kleinen Werkstatt, früher Morgen, warmes Licht von links.',
    en: 'A red cargo bicycle in front of a small workshop, early morning, warm light from the left.',
  },
  improve: { de: 'Beschreibung verbessern', en: 'Improve the description' },
}

const opens = async ({ page, visitor }: Stage, button: Text) => {
  await page.getByRole('button', { name: visitor.say(button) }).click()
  await page.getByRole('listbox').waitFor()
}

/** The windows in which style and model of a picture are chosen, and the proposal for a better description. */
export const pictureWindowScenes: readonly Scene[] = [
  { name: 'picture-styles', who: 'paula', at: generate, does: stage => opens(stage, words.style) },
  {
    name: 'picture-styles-found',
    who: 'paula',
    at: generate,
    async does(stage) {
      await opens(stage, words.style)
      await stage.page.getByLabel(stage.visitor.say(words.search)).fill('foto')
    },
  },
  { name: 'picture-models', who: 'paula', at: generate, does: stage => opens(stage, words.model) },
  {
    name: 'picture-proposal',
    who: 'paula',
    at: generate,
    async does({ page, visitor, all }) {
      all.used.model.next({ text: visitor.say(words.better) })
      await page.getByLabel(visitor.say(words.seen)).fill(visitor.say(words.own))
      await page.getByRole('button', { name: visitor.say(words.improve) }).click()
      await page.locator('section ins').first().waitFor()
    },
  },
]
