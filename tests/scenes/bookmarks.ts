import { words } from '../words.ts'
import type { Scene, Stage } from './scene.ts'
import { broken, opensMenu, silent, toldItFailed } from './states.ts'

const who = 'anna'

/** Opens a bookmark where there is no room for two columns; else one is open. */
const opensOne = async ({ page }: Stage) => {
  if ((page.viewportSize()?.width ?? 0) < 1280)
    await page.getByRole('main').getByRole('listitem').last().getByRole('button').click()
}

/** Types beside a bookmark. */
const notes = async (stage: Stage, text: string) => {
  await opensOne(stage)
  await stage.page.getByRole('article').getByRole('textbox').fill(text)
}

/** Bookmarks: searched, narrowed, noted beside. */
export const bookmarkScenes: readonly Scene[] = [
  { name: 'bookmarks', who: 'anna', at: '/bookmarks' },
  { name: 'bookmarks-empty', who: 'nora', at: '/bookmarks' },
  { name: 'bookmarks-loading', who: 'anna', at: '/bookmarks', before: silent('bookmark?*') },
  { name: 'bookmarks-failed', who: 'anna', at: '/bookmarks', before: broken('bookmark?*'), does: toldItFailed },
  { name: 'bookmarks-nothing-found', who, at: '/bookmarks?search=Zwiebelkuchen' },
  {
    name: 'bookmarks-forgiven',
    who,
    at: (_, locale) => `/bookmarks?search=${{ de: 'Fernwärmenez', en: 'distrct' }[locale]}`,
  },
  {
    name: 'bookmarks-export',
    who,
    at: '/bookmarks',
    does: async stage => {
      await opensOne(stage)
      await opensMenu(words.export)(stage)
    },
  },
  { name: 'bookmarks-filter', who, at: '/bookmarks?type=google_ad_engine' },
  {
    name: 'bookmarks-note',
    who,
    at: '/bookmarks',
    does: async stage => {
      await notes(stage, 'Für Montag:\nin den Rundbrief.')
      await stage.visitor.reads({ de: 'Gespeichert', en: 'Saved' })
    },
  },
  {
    name: 'bookmarks-note-failed',
    who,
    at: '/bookmarks',
    does: async stage => {
      await stage.page.route('**/api/bookmark/*', route =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue(),
      )
      await notes(stage, 'Für Montag')
      await stage.visitor.reads({ de: 'hier erhalten', en: 'kept here' })
    },
  },
]
