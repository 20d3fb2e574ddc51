import { type Brought, invitation, report, torn } from '../brought.ts'
import type { Installations } from '../installations.ts'
import { paths } from '../page-server.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'
import { asked, marked, silent } from './states.ts'

/** The field for a file; the others in a form are for texts that are brought into a field. */
const brings = (file: Brought) => async (stage: Stage) => {
  await stage.page.locator('input[type=file]:not([hidden])').setInputFiles(file)
}
const bringsReport = async (stage: Stage) => {
  await stage.page
    .locator('input[type=file][hidden]')
    .first()
    .setInputFiles(await report())
  await asked(stage)
}
const full = { success: false, code: 'storage_reached', message: '', used: 99_700_000, limit: 100_000_000 }

const fromPage = { de: 'Aus einer Webseite', en: 'From a website' }
const url = { de: 'Adresse der Webseite', en: 'Enter web url' }
const goal = { de: 'Was soll die Anzeige erreichen?', en: 'What should the ad achieve?' }
/** An ad for a page, as far as its button. */
const asksFor =
  (address: (all: Installations) => string) =>
  async ({ visitor, page, all }: Stage) => {
    await page.getByRole('radio', { name: new RegExp(visitor.say(fromPage)) }).check({ force: true })
    await visitor.fills({ [visitor.say(url)]: address(all), [visitor.say(goal)]: 'Weimar' })
    await visitor.presses(words.generate)
  }
const reads = (path: string) => asksFor(({ used }) => used.pages.url + path)
const readsPage = async (stage: Stage) => {
  await reads(stage.visitor.say({ de: paths.landing, en: paths.englishArticle }))(stage)
  await stage.visitor.button(words.copy).first().waitFor()
}
const opensSource = ({ page }: Stage) =>
  page
    .getByText(/^(Gelesen|Read): /)
    .first()
    .click()

/** Files and pages that an engine reads. */
export const broughtScenes: readonly Scene[] = [
  {
    name: 'engine-file-uploading',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await silent('upload')(stage)
      await brings(invitation)(stage)
    },
  },
  {
    name: 'engine-file',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await brings(await report())(stage)
      await stage.page.getByRole('button', { name: /Jahresbericht\.docx/ }).waitFor()
    },
  },
  {
    name: 'engine-file-failed',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await brings(torn)(stage)
      await stage.visitor.reads(/Abgerissen\.pdf (konnte nicht|file upload failed)/)
    },
  },
  {
    name: 'engine-file-no-room',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await stage.page.route('**/api/upload', route => route.fulfill({ status: 402, json: full }))
      await brings(invitation)(stage)
      await asked(stage)
    },
  },
  { name: 'engine-parts', who: 'anna', at: engine('press_release'), does: bringsReport },
  {
    name: 'engine-link-mistake',
    who: 'anna',
    at: engine('google_ad_engine'),
    does: async stage => {
      await asksFor(() => 'Weimar')(stage)
      await marked(stage)
    },
  },
  {
    name: 'engine-page-waiting',
    who: 'anna',
    at: engine('google_ad_engine'),
    does: async stage => {
      await reads(paths.silent)(stage)
      await stage.visitor.reads({ de: 'Seite wird gelesen', en: 'Reading the page' })
    },
  },
  {
    name: 'engine-page-refused',
    who: 'anna',
    at: engine('google_ad_engine'),
    does: async stage => {
      await reads(paths.missing)(stage)
      await stage.visitor.presses({ de: 'Adresse berichtigen', en: 'Correct the address' })
    },
  },
  { name: 'engine-page-result', who: 'anna', at: engine('google_ad_engine'), does: readsPage },
  {
    name: 'engine-page-source',
    who: 'anna',
    at: engine('google_ad_engine'),
    does: async stage => {
      await readsPage(stage)
      await opensSource(stage)
    },
  },
]
