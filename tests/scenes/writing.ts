import { words } from '../words.ts'
import { engine, fillsAndGenerates, settled, written } from './engines.ts'
import type { Scene } from './scene.ts'
import { asked, opensMenu, presses, toldItFailed } from './states.ts'

/** A text on its way: awaited, written, there, stopped, failed, or not begun. */
export const writingScenes: readonly Scene[] = [
  {
    name: 'engine-house-result',
    who: 'ada',
    at: engine('keyword_extractor'),
    does: async ({ visitor }) => {
      await visitor.presses(words.example)
      await visitor.presses(words.withoutModel)
      await visitor.button(words.copy).first().waitFor()
    },
  },
  {
    name: 'engine-waiting',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ fault: 'hang' })
      await fillsAndGenerates(stage)
      await stage.visitor.button(words.stop).first().waitFor()
    },
  },
  {
    name: 'engine-writing',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ pace: 12 })
      await fillsAndGenerates(stage)
      await written(stage, 150)
    },
  },
  {
    name: 'engine-result-inputs',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      const unfold = stage.page.getByRole('button', { name: /^(Eingaben|Inputs|Change the inputs)/ })
      await unfold.filter({ visible: true }).first().click()
    },
  },
  { name: 'engine-result', who: 'anna', at: engine('press_release'), does: settled },
  {
    name: 'engine-export',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      await opensMenu(words.export)(stage)
    },
  },
  { name: 'engine-result-list', who: 'anna', at: engine('rewrite_text'), does: settled },
  { name: 'engine-result-parts', who: 'anna', at: engine('google_ad_engine'), does: settled },
  { name: 'engine-result-words', who: 'anna', at: engine('keyword_extractor'), does: settled },
  {
    name: 'engine-stopped',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ pace: 12 })
      await fillsAndGenerates(stage)
      await written(stage, 60)
      await stage.visitor.presses(words.stop)
      await stage.visitor.reads({ de: 'Angehalten.', en: 'Stopped.' })
    },
  },
  {
    name: 'engine-failed',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ status: 401 })
      await fillsAndGenerates(stage)
      await toldItFailed(stage)
    },
  },
  {
    name: 'engine-cut-off',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ fault: 'reset-mid' })
      await fillsAndGenerates(stage)
      await toldItFailed(stage)
    },
  },
  {
    name: 'engine-offline',
    who: 'anna',
    at: engine('press_release'),
    does: async ({ page, visitor }) => {
      await page.getByRole('heading').first().waitFor()
      await page.context().setOffline(true)
      await visitor.reads({ de: 'Keine Verbindung.', en: 'You are offline.' })
    },
  },
  {
    name: 'engine-session-ended',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await presses(words.example)(stage)
      await stage.page.context().clearCookies()
      await stage.visitor.presses(words.generate)
      await asked(stage)
    },
  },
  {
    name: 'engine-limit',
    who: 'lena',
    at: engine('press_release'),
    does: async stage => {
      await fillsAndGenerates(stage)
      await asked(stage)
    },
  },
  {
    name: 'engine-confirm-cost',
    who: 'anna',
    at: engine('essay_engine'),
    does: async stage => {
      await fillsAndGenerates(stage)
      await asked(stage)
    },
  },
]
