import type { Scene, Stage } from './scene.ts'
import { broken, presses, silent, toldItFailed } from './states.ts'

/** The catalogue of an installation with so many engines: those that there are, again and again. */
const withEngines =
  (count: number) =>
  ({ page }: Stage) =>
    page.route('**/api/engines/cards', async route => {
      const response = await route.fetch()
      const { data } = await response.json()
      const cards = Array.from({ length: count }, (_, at) => {
        const card = data[at % data.length]
        return at < data.length ? card : { ...card, slug: `${card.slug}_${at}` }
      })
      await route.fulfill({ response, json: { data: cards } })
    })
const popular = { de: 'Beliebt', en: 'Popular' }

/** What there is to write with. */
export const catalogueScenes: readonly Scene[] = [
  { name: 'catalogue', who: 'anna', at: '/engins' },
  { name: 'catalogue-new', who: 'nora', at: '/engins' },
  { name: 'catalogue-free-plan', who: 'frida', at: '/engins' },
  { name: 'catalogue-without-model', who: 'ada', at: '/engins' },
  {
    name: 'catalogue-pinned',
    who: 'anna',
    at: '/engins',
    before: async ({ page }) =>
      page.route('**/api/session', async route => {
        const response = await route.fetch()
        const pins = ['press_release', 'correction_engine', 'email_engine']
        await route.fulfill({ response, json: { ...(await response.json()), pins } })
      }),
  },
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
    at: '/engins?family=hr&action=audio',
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
  { name: 'catalogue-loading', who: 'anna', at: '/engins', before: silent('engines/cards') },
  { name: 'catalogue-failed', who: 'anna', at: '/engins', before: broken('engines/cards'), does: toldItFailed },
]
