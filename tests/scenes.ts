import type { Page } from 'playwright-core'
import type { Locale, Text } from '#shared/text.ts'
import { adminScenes } from './admin-scenes.ts'
import { brandScenes } from './brand-scenes.ts'
import { type Brought, invitation, report, torn } from './brought.ts'
import { compareScenes } from './compare-scenes.ts'
import type { Installations } from './installations.ts'
import { headerScenes } from './header-scenes.ts'
import { keyScenes } from './key-scenes.ts'
import { libraryScenes } from './library-scenes.ts'
import { madeScenes } from './made-scenes.ts'
import { paths } from './page-server.ts'
import { planScenes } from './plan-scenes.ts'
import { settingsScenes } from './settings-scenes.ts'
import { variantScenes } from './variant-scenes.ts'
import { viewScenes } from './view-scenes.ts'
import { selects, type Visitor } from './visitor.ts'
import { wayInScenes } from './way-in-scenes.ts'
import { words } from './words.ts'

/** Who is in front of the screen: on which installation, with whose session. */
const people = {
  anna: ({ used }: Installations, locale: Locale) => ({ on: used, cookie: used[locale].anna.cookie }),
  nora: ({ used }: Installations) => ({ on: used, cookie: used.nora.cookie }),
  lena: ({ used }: Installations) => ({ on: used, cookie: used.lena.cookie }),
  frida: ({ used }: Installations) => ({ on: used, cookie: used.frida.cookie }),
  paula: ({ used }: Installations) => ({ on: used, cookie: used.paula.cookie }),
  chief: ({ used }: Installations) => ({ on: used, cookie: used.chief.cookie }),
  nobody: ({ used }: Installations) => ({ on: used, cookie: undefined }),
  ada: ({ bare }: Installations) => ({ on: bare, cookie: bare.ada.cookie }),
  first: ({ fresh }: Installations) => ({ on: fresh, cookie: undefined }),
} as const

type Stage = { visitor: Visitor; page: Page; all: Installations }

/** A screen in a state. Everything happens on a real server; only its silence and its failure are staged. */
export type Scene = {
  name: string
  who: keyof typeof people
  /** The address within a language. */
  at: string | ((all: Installations, locale: Locale) => string)
  /** What the network does before the page is asked for. */
  before?(stage: Stage): Promise<unknown>
  /** What the person does there. */
  does?(stage: Stage): Promise<unknown>
}

export const standing = (who: Scene['who'], all: Installations, locale: Locale) => people[who](all, locale)

const engine = (slug: string) => `/engins/v1/${slug}`
const never = () => {}
const silent =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(`**/api/${path}`, never)
const broken =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(`**/api/${path}`, route =>
      route.fulfill({ status: 500, json: { success: false, code: 'broken', message: '' } }),
    )

/** The catalogue of an installation with so many engines: those that there are, again and again. */
const withEngines =
  (count: number) =>
  ({ page }: Stage) =>
    page.route('**/api/engines', async route => {
      const response = await route.fetch()
      const { data } = await response.json()
      const cards = Array.from({ length: count }, (_, at) => {
        const card = data[at % data.length]
        return at < data.length ? card : { ...card, slug: `${card.slug}_${at}` }
      })
      await route.fulfill({ response, json: { data: cards } })
    })
const popular = { de: 'Beliebt', en: 'Popular' }

const toldItFailed = ({ visitor }: Stage) => visitor.button(words.retry).first().waitFor()

const presses =
  (...names: readonly Text[]) =>
  async ({ visitor }: Stage) => {
    for (const name of names) await visitor.presses(name)
  }
const fillsAndGenerates = presses(words.example, words.generate)
const settled = async (stage: Stage) => {
  await fillsAndGenerates(stage)
  await stage.page
    .getByText(stage.visitor.say({ de: 'Erstellt mit', en: 'Made with' }))
    .first()
    .waitFor({ timeout: 3000 })
    .catch(() => {})
  await stage.visitor.button(words.copy).or(stage.visitor.button(words.copyAll)).first().waitFor()
}
/** Changes the text that stands there; the new version is there when there are so many. */
const changes = (way: Text, versions: number) => async (stage: Stage) => {
  await stage.visitor.presses(way)
  await stage.page.getByText(new RegExp(`^(Fassung|Version) ${versions} `)).waitFor({ state: 'attached' })
  await stage.visitor.button(words.copy).first().waitFor()
}
const shorter = { de: 'kürzer', en: 'shorter' }
const formal = { de: 'förmlicher', en: 'more formal' }
const showsChanges = { de: 'Änderungen', en: 'Changes' }
const aSentence = { de: 'Wer früh kam, hatte die Wahl', en: 'Those who came early could choose' }
const selectsSentence = async ({ page, visitor }: Stage) => {
  await selects(page, visitor.say(aSentence))
  await page.getByRole('toolbar').waitFor()
}
/** A text of which there are three versions, as people make them. */
const hasThree = async (stage: Stage) => {
  await settled(stage)
  await selectsSentence(stage)
  await changes(shorter, 2)(stage)
  await changes(formal, 3)(stage)
}
const opensMenu =
  (label: Text) =>
  async ({ visitor, page }: Stage) => {
    const button = page.getByRole('button', { name: visitor.say(label) })
    await button.filter({ visible: true }).first().click()
    await page.locator('[role=dialog], [role=menu]').first().waitFor()
  }

const howTo = { de: 'So funktioniert’s', en: 'How to use engine' }

/** The field for a file; the others in a form are for texts that are brought into a field. */
const brings = (file: Brought) => async (stage: Stage) => {
  await stage.page.locator('input[type=file]:not([hidden])').setInputFiles(file)
}
const bringsReport = async ({ page }: Stage) => {
  await page
    .locator('input[type=file][hidden]')
    .first()
    .setInputFiles(await report())
  await page.getByRole('dialog').waitFor()
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
  await stage.visitor.button(words.copyAll).first().waitFor()
}
const opensSource = ({ page }: Stage) =>
  page
    .getByText(/^(Gelesen|Read): /)
    .first()
    .click()

const title = (page: Page) => page.getByRole('heading').first().waitFor()

/** Every screen, empty, loading, failed and full. */
export const scenes: readonly Scene[] = [
  { name: 'way-in-first', who: 'first', at: '/signup' },
  { name: 'way-in-sign-up', who: 'nobody', at: '/signup' },
  {
    name: 'way-in-sign-up-mistakes',
    who: 'nobody',
    at: '/signup',
    does: async ({ visitor }) => {
      await visitor.fills({ [visitor.say(words.name)]: 'Anna', [visitor.say(words.email)]: 'anna' })
      await visitor.presses(words.signUp)
    },
  },
  { name: 'way-in-sign-in', who: 'nobody', at: '/login' },
  {
    name: 'way-in-wrong-password',
    who: 'nobody',
    at: '/login',
    does: async ({ visitor, page }) => {
      await visitor.fills({ [visitor.say(words.email)]: 'anna@example.com', [visitor.say(words.password)]: 'falsch' })
      await visitor.presses(words.signIn)
      await page.getByRole('alert').first().waitFor()
    },
  },
  { name: 'way-in-forgotten', who: 'nobody', at: '/forgot' },
  { name: 'way-in-reset', who: 'nobody', at: '/reset?token=abc' },
  { name: 'way-in-sign-out', who: 'anna', at: '/logout' },

  { name: 'welcome', who: 'ada', at: '/welcome' },
  {
    name: 'welcome-key',
    who: 'ada',
    at: '/welcome',
    does: ({ page, visitor }) => page.getByText(visitor.say({ de: 'Schlüssel einfügen', en: 'Paste a key' })).click(),
  },
  { name: 'welcome-from-engine', who: 'ada', at: (_, locale) => `/welcome?from=/${locale}${engine('press_release')}` },
  { name: 'welcome-not-mine', who: 'anna', at: '/welcome' },

  { name: 'catalogue', who: 'anna', at: '/engins' },
  { name: 'catalogue-new', who: 'nora', at: '/engins' },
  { name: 'catalogue-free-plan', who: 'frida', at: '/engins' },
  { name: 'catalogue-without-model', who: 'ada', at: '/engins' },
  {
    name: 'catalogue-search',
    who: 'anna',
    at: '/engins',
    does: ({ page }) => page.getByRole('searchbox').fill('text'),
  },
  {
    name: 'catalogue-nothing-found',
    who: 'anna',
    at: '/engins',
    does: ({ page }) => page.getByRole('searchbox').fill('Zwiebelkuchen'),
  },
  {
    name: 'catalogue-filtered',
    who: 'anna',
    at: '/engins',
    does: async ({ page, visitor }) => {
      await visitor.presses({ de: 'Marketing', en: 'Marketing' })
      await page.getByLabel(/^(Nach Tätigkeit filtern|Filter by action)$/).selectOption('text_creation')
    },
  },
  {
    name: 'catalogue-nothing-chosen',
    who: 'anna',
    at: '/engins?family=hr&house=yes',
    does: ({ visitor }) => visitor.reads({ de: 'Filter aufheben', en: 'Remove the filters' }),
  },
  {
    name: 'catalogue-names',
    who: 'anna',
    at: '/engins',
    does: presses({ de: 'Nur Namen', en: 'Names only' }),
  },
  {
    name: 'catalogue-of-5',
    who: 'anna',
    at: '/engins',
    before: withEngines(5),
    does: ({ visitor }) => visitor.reads(popular),
  },
  {
    name: 'catalogue-of-200',
    who: 'anna',
    at: '/engins',
    before: withEngines(200),
    does: ({ visitor }) => visitor.reads(popular),
  },
  { name: 'catalogue-loading', who: 'anna', at: '/engins', before: silent('engines') },
  { name: 'catalogue-failed', who: 'anna', at: '/engins', before: broken('engines'), does: toldItFailed },

  { name: 'engine', who: 'nora', at: engine('press_release') },
  { name: 'engine-summarize', who: 'nora', at: engine('summarize_simplify') },
  { name: 'engine-listing', who: 'nora', at: engine('real_estate_exposed') },
  { name: 'engine-ad', who: 'nora', at: engine('google_ad_engine') },
  { name: 'engine-filled', who: 'anna', at: engine('press_release'), does: presses(words.example) },
  {
    name: 'engine-mistakes',
    who: 'anna',
    at: engine('real_estate_exposed'),
    does: async ({ visitor, page }) => {
      await visitor.presses(words.generate)
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'engine-help', who: 'nora', at: engine('press_release'), does: opensMenu(howTo) },
  {
    name: 'engine-help-result',
    who: 'anna',
    at: engine('google_ad_engine'),
    does: async stage => {
      await settled(stage)
      await opensMenu(howTo)(stage)
    },
  },
  { name: 'engine-locked', who: 'frida', at: engine('press_release') },
  { name: 'engine-without-model', who: 'ada', at: engine('press_release') },
  { name: 'engine-house-only', who: 'ada', at: engine('summarize_simplify') },
  {
    name: 'engine-house-result',
    who: 'ada',
    at: engine('keyword_extractor'),
    does: async ({ visitor }) => {
      await visitor.presses(words.example)
      await visitor.presses(words.withoutModel)
      await visitor.button(words.copyAll).or(visitor.button(words.copy)).first().waitFor()
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
      await stage.page.waitForTimeout(4000)
    },
  },
  { name: 'engine-result', who: 'anna', at: engine('press_release'), does: settled },
  {
    name: 'refine-passage',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      await selectsSentence(stage)
    },
  },
  {
    name: 'refine-passage-wish',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      await selectsSentence(stage)
      await stage.visitor.presses({ de: 'Anweisung …', en: 'Instruction …' })
    },
  },
  { name: 'refine-versions', who: 'anna', at: engine('press_release'), does: hasThree },
  {
    name: 'refine-changes',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await hasThree(stage)
      await stage.visitor.presses({ de: 'Fassung davor', en: 'Version before' })
      await stage.visitor.presses(showsChanges)
      await stage.page.getByText(stage.visitor.say({ de: 'Verglichen mit', en: 'Compared with' })).waitFor()
    },
  },
  {
    name: 'refine-beside',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await hasThree(stage)
      await stage.visitor.presses(showsChanges)
      await stage.visitor.presses({ de: 'Nebeneinander', en: 'Side by side' })
    },
  },
  {
    name: 'refine-failed',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      stage.all.used.model.next({ status: 401 })
      await stage.visitor.presses(shorter)
      await stage.page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'refine-writing',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      await settled(stage)
      stage.all.used.model.next({ pace: 4 })
      await selectsSentence(stage)
      await stage.visitor.presses(shorter)
      await stage.page
        .getByText(stage.visitor.say({ de: 'Dies ist ein', en: 'This is a' }))
        .last()
        .waitFor()
    },
  },
  { name: 'engine-result-list', who: 'anna', at: engine('rewrite_text'), does: settled },
  { name: 'engine-result-parts', who: 'anna', at: engine('google_ad_engine'), does: settled },
  { name: 'engine-result-words', who: 'anna', at: engine('keyword_extractor'), does: settled },
  ...viewScenes,
  ...variantScenes,
  {
    name: 'engine-stopped',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ pace: 12 })
      await fillsAndGenerates(stage)
      await stage.page.waitForTimeout(2000)
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
      await stage.visitor.button(words.retry).first().waitFor()
    },
  },
  {
    name: 'engine-cut-off',
    who: 'anna',
    at: engine('press_release'),
    does: async stage => {
      stage.all.used.model.next({ fault: 'reset-mid' })
      await fillsAndGenerates(stage)
      await stage.visitor.button(words.retry).first().waitFor()
    },
  },
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
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'engine-parts', who: 'anna', at: engine('press_release'), does: bringsReport },
  {
    name: 'engine-link-mistake',
    who: 'anna',
    at: engine('google_ad_engine'),
    does: async stage => {
      await asksFor(() => 'Weimar')(stage)
      await stage.page.locator('[aria-invalid=true]').first().waitFor()
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
  {
    name: 'engine-offline',
    who: 'anna',
    at: engine('press_release'),
    does: async ({ page, visitor }) => {
      await title(page)
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
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  { name: 'engine-not-found', who: 'anna', at: engine('no_such_engine') },
  {
    name: 'engine-limit',
    who: 'lena',
    at: engine('press_release'),
    does: async stage => {
      await fillsAndGenerates(stage)
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'engine-confirm-cost',
    who: 'anna',
    at: engine('essay_engine'),
    does: async stage => {
      await fillsAndGenerates(stage)
      await stage.page.getByRole('dialog').waitFor()
    },
  },

  { name: 'history', who: 'anna', at: '/history' },
  { name: 'history-open', who: 'anna', at: ({ used }, locale) => `/history?id=${used[locale].runs.google_ad_engine}` },
  {
    name: 'history-open-page',
    who: 'anna',
    at: ({ used }, locale) => `/history?id=${used[locale].runs.page}`,
    does: ({ page }) => page.getByRole('article').locator('summary').first().click(),
  },
  { name: 'history-open-failed', who: 'anna', at: ({ used }, locale) => `/history?id=${used[locale].runs.failed}` },
  { name: 'history-open-cut', who: 'anna', at: ({ used }, locale) => `/history?id=${used[locale].runs.cut}` },
  { name: 'history-empty', who: 'nora', at: '/history' },
  { name: 'history-nothing-found', who: 'anna', at: '/history?search=Zwiebelkuchen' },
  { name: 'history-loading', who: 'anna', at: '/history', before: silent('runs?*') },
  { name: 'history-failed', who: 'anna', at: '/history', before: broken('runs?*'), does: toldItFailed },
  ...compareScenes,
  ...planScenes,
  { name: 'bookmarks', who: 'anna', at: '/bookmarks' },
  ...libraryScenes,
  { name: 'bookmarks-empty', who: 'nora', at: '/bookmarks' },
  { name: 'bookmarks-loading', who: 'anna', at: '/bookmarks', before: silent('bookmark?*') },
  { name: 'bookmarks-failed', who: 'anna', at: '/bookmarks', before: broken('bookmark?*'), does: toldItFailed },

  { name: 'settings', who: 'anna', at: '/settings' },
  ...keyScenes,
  { name: 'settings-files', who: 'anna', at: '/settings#files' },
  {
    name: 'settings-files-loading',
    who: 'anna',
    at: '/settings#files',
    before: silent('files?*'),
    does: ({ page }) => page.locator('#files .skeleton').first().waitFor(),
  },
  { name: 'settings-files-failed', who: 'anna', at: '/settings#files', before: broken('files?*'), does: toldItFailed },
  {
    name: 'settings-files-remove',
    who: 'anna',
    at: '/settings#files',
    does: async ({ page, visitor }) => {
      await page
        .getByRole('button', {
          name: visitor.say({ de: 'Öffnungszeiten.txt löschen', en: 'Delete Opening hours.txt' }),
        })
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { name: 'settings-files-empty', who: 'nora', at: '/settings#files' },
  { name: 'settings-free-plan', who: 'frida', at: '/settings' },
  ...settingsScenes,
  ...wayInScenes,
  ...adminScenes,
  ...brandScenes,
  ...madeScenes,
  { name: 'page-not-found', who: 'anna', at: '/nowhere' },
  { name: 'menu-account', who: 'anna', at: '/engins', does: opensMenu({ de: 'Anna Blum', en: 'Anna Blum' }) },
  { name: 'dialog-language', who: 'anna', at: '/engins', does: opensMenu({ de: 'Sprache', en: 'Language' }) },
  ...headerScenes,
]

/** Plays a scene up to its state. */
export const play = async (scene: Scene, visitor: Visitor, all: Installations) => {
  const stage = { visitor, page: visitor.page, all }
  await scene.before?.(stage)
  await visitor.goes(typeof scene.at === 'string' ? scene.at : scene.at(all, visitor.language))
  await visitor.page.waitForFunction(() => document.querySelector('#root')?.childElementCount)
  if (!scene.before) await visitor.page.waitForLoadState('networkidle')
  await scene.does?.(stage)
  await visitor.page.waitForTimeout(350)
}
