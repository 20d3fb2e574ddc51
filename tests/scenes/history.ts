import type { Installations } from '../installations.ts'
import type { Locale } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'
import { asked, broken, opensMenu, silent, toldItFailed } from './states.ts'

const who = 'anna'
const choose = { de: 'Auswählen', en: 'Select' }

const chooses = async ({ visitor, page }: Stage) => {
  await visitor.presses(choose)
  for (const at of [0, 1]) await page.getByRole('checkbox').nth(at).check()
}
const compared =
  (one: string, other?: string) =>
  ({ used }: Installations, locale: Locale) =>
    `/history/compare?id=${used[locale].runs[one]}${other ? `&with=${used[locale].runs[other] ?? other}` : ''}`

/** What was written: searched, narrowed, opened, chosen, let go, and two of it side by side. */
export const historyScenes: readonly Scene[] = [
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
  { name: 'history-versions', who, at: ({ used }, locale) => `/history?id=${used[locale].runs.hand}` },
  {
    name: 'history-versions-menu',
    who,
    at: ({ used }, locale) => `/history?id=${used[locale].runs.hand}`,
    does: opensMenu({ de: 'Fassung vergleichen oder löschen', en: 'Compare or delete this version' }),
  },
  {
    name: 'history-versions-delete',
    who,
    at: ({ used }, locale) => `/history?id=${used[locale].runs.hand}`,
    does: async stage => {
      await stage.visitor.presses({ de: 'Löschen', en: 'Delete' })
      await asked(stage)
    },
  },
  {
    name: 'history-versions-found',
    who,
    at: (_, locale) => `/history?search=${{ de: 'Rückfragen', en: 'answers' }[locale]}`,
  },
  {
    name: 'history-failed-ones',
    who,
    at: '/history',
    does: ({ page }) =>
      page
        .getByRole('button', { name: /^(Fehlgeschlagene zeigen|Show failed ones)/ })
        .first()
        .click(),
  },
  { name: 'compare-versions', who, at: compared('press_release', 'hand') },
  { name: 'history-filter', who, at: '/history?state=failed,interrupted&from=2026-01-01' },
  { name: 'history-filter-nothing', who, at: '/history?engine=essay_engine&state=running' },
  { name: 'history-choosing', who, at: '/history', does: chooses },
  {
    name: 'history-delete',
    who,
    at: '/history',
    does: async stage => {
      await chooses(stage)
      await stage.visitor.presses({ de: '2 löschen', en: 'Delete 2' })
      await asked(stage)
    },
  },
  { name: 'compare', who, at: compared('press_release', 'answering_question') },
  { name: 'compare-choose', who, at: compared('press_release') },
  { name: 'compare-nothing-yet', who: 'nora', at: '/history/compare' },
  { name: 'compare-gone', who, at: compared('press_release', 'gone') },
]
