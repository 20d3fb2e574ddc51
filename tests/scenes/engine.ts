import { words } from '../words.ts'
import { engine, howTo } from './engines.ts'
import type { Scene } from './scene.ts'
import { marked, opensMenu, presses } from './states.ts'

/** A weekday that does not fit, a day that there is not, and one that may be past. */
const recent = new Date(Date.now() - 40 * 24 * 60 * 60 * 1000)
const recently = (locale: string) => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(recent)
const datesAskedAbout = {
  de: `Vernissage am Mittwoch, 14. März 2026, Künstlergespräch am ${recently('de')}, Einsendung bis 31. Juni`,
  en: `Opening night on Wednesday 14 March 2026, artist’s talk on ${recently('en-GB')}, entries by 31 June`,
}

/** An engine before anything is written with it. */
export const engineScenes: readonly Scene[] = [
  { name: 'engine', who: 'nora', at: engine('press_release') },
  { name: 'engine-summarize', who: 'nora', at: engine('summarize_simplify') },
  { name: 'engine-listing', who: 'nora', at: engine('real_estate_exposed') },
  { name: 'engine-ad', who: 'nora', at: engine('google_ad_engine') },
  { name: 'engine-filled', who: 'anna', at: engine('press_release'), does: presses(words.example) },
  {
    name: 'engine-mistakes',
    who: 'anna',
    at: engine('real_estate_exposed'),
    does: async stage => {
      await stage.visitor.presses(words.generate)
      await marked(stage)
    },
  },
  {
    name: 'engine-dates',
    who: 'anna',
    at: engine('press_release'),
    does: async ({ page, visitor }) => {
      await page.getByRole('textbox').first().fill(visitor.say(datesAskedAbout))
      await visitor.reads({ de: 'Den 31. Juni gibt es nicht.', en: 'There is no 31 June.' })
    },
  },
  {
    name: 'engine-cleared',
    who: 'anna',
    at: engine('press_release'),
    does: async ({ page, visitor }) => {
      await visitor.presses(words.example)
      await page
        .getByRole('button', { name: /^(Leeren|Clear)/ })
        .first()
        .click()
      await page.getByRole('button', { name: /^(Rückgängig|Undo)/ }).waitFor()
    },
  },
  { name: 'engine-help', who: 'nora', at: engine('press_release'), does: opensMenu(howTo) },
  { name: 'engine-locked', who: 'frida', at: engine('press_release') },
  { name: 'engine-without-model', who: 'ada', at: engine('press_release') },
  { name: 'engine-house-only', who: 'ada', at: engine('summarize_simplify') },
  { name: 'engine-not-found', who: 'anna', at: engine('no_such_engine') },
]
