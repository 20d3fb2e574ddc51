import type { Page } from 'playwright-core'
import type { Installations } from './installations.ts'
import type { Visitor } from './visitor.ts'

type Stage = { visitor: Visitor; page: Page; all: Installations }

const choose = { de: 'Auswählen', en: 'Select' }
const who = 'anna' as const

const chooses = async ({ visitor, page }: Stage) => {
  await visitor.presses(choose)
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
}

/** Types beside the first bookmark; where there is no room for two columns it is opened first. */
const notes = async ({ page }: Stage, text: string) => {
  const note = page.getByRole('article').getByRole('textbox')
  if ((page.viewportSize()?.width ?? 0) < 1280)
    await page.getByRole('main').getByRole('listitem').last().getByRole('button').click()
  await note.fill(text)
}

/** Bookmarks and history: searched, narrowed, noted beside, chosen and let go. */
export const libraryScenes = [
  { name: 'bookmarks-nothing-found', who, at: '/bookmarks?search=Zwiebelkuchen' },
  {
    name: 'bookmarks-forgiven',
    who,
    at: (_: Installations, locale: string) => `/bookmarks?search=${{ de: 'Fernwärmenez', en: 'distrct' }[locale]}`,
  },
  { name: 'bookmarks-filter', who, at: '/bookmarks?type=google_ad_engine' },
  {
    name: 'bookmarks-note',
    who,
    at: '/bookmarks',
    does: async (stage: Stage) => {
      await notes(stage, 'Für Montag:\nin den Rundbrief.')
      await stage.visitor.reads({ de: 'Gespeichert', en: 'Saved' })
    },
  },
  {
    name: 'bookmarks-note-failed',
    who,
    at: '/bookmarks',
    does: async (stage: Stage) => {
      await stage.page.route('**/api/bookmark/*', route =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue(),
      )
      await notes(stage, 'Für Montag')
      await stage.visitor.reads({ de: 'hier erhalten', en: 'kept here' })
    },
  },
  { name: 'history-filter', who, at: '/history?state=failed,interrupted&from=2026-01-01' },
  { name: 'history-filter-nothing', who, at: '/history?engine=essay_engine&state=running' },
  { name: 'history-choosing', who, at: '/history', does: chooses },
  {
    name: 'history-delete',
    who,
    at: '/history',
    does: async (stage: Stage) => {
      await chooses(stage)
      await stage.visitor.presses({ de: '2 löschen', en: 'Delete 2' })
      await stage.page.getByRole('dialog').waitFor()
    },
  },
]
