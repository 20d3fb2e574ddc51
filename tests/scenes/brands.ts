import type { Locale } from '#shared/text.ts'
import { drawnLogo } from './avatars.ts'
import type { Scene, Stage } from './scene.ts'
import { asked, broken, opensDialog, presses, silent, toldItFailed } from './states.ts'

/** Colours that can be read: the preview of others is meant to look the way it does. */
const colours = { primary: '#0b5c7a', accent: '#9a4b00', background: '#fffaf2', text: '#22303a' }
const nordwind = {
  de: {
    name: 'Nordwind',
    ...colours,
    tone: 'sachlich, nahbar, mit trockenem Witz',
    audience: 'Leute, die noch nie auf einem Boot standen',
    address: 'du',
    use: ['Brise', 'Leinen los'],
    avoid: ['Abenteuer', 'Event'],
    facts: 'Segelschule in Kiel, gegründet 1998. Kurse von April bis Oktober, höchstens sechs Leute je Boot.',
    sample1: 'Der Wind fragt nicht, ob du Zeit hast. Wir auch nicht: Samstag, neun Uhr, Steg drei.',
  },
  en: {
    name: 'Nordwind',
    ...colours,
    tone: 'factual, approachable, with a dry wit',
    audience: 'People who have never stood on a boat',
    address: 'du',
    use: ['breeze', 'cast off'],
    avoid: ['adventure', 'event'],
    facts: 'Sailing school in Kiel, founded in 1998. Courses from April to October, six people to a boat at most.',
    sample1: 'The wind does not ask whether you have time. Neither do we: Saturday, nine o’clock, pier three.',
  },
} satisfies Record<Locale, object>

const some = ({ page, visitor }: Stage) =>
  page.route('**/api/brands', route =>
    route.fulfill({
      json: {
        brands: [
          { _id: 'nordwind', logo: drawnLogo, ...nordwind[visitor.language] },
          { _id: 'linde', name: 'Linde & Co.' },
        ],
      },
    }),
  )
const shown = ({ visitor }: Stage) => visitor.reads('Nordwind')
const save = { de: 'Speichern', en: 'Save' }
const checkVoice = { de: 'Stimme prüfen', en: 'Check the voice' }
const chief = 'chief'

/** The brands as administrators see them, and the one that a person chooses. */
export const brandScenes: readonly Scene[] = [
  { name: 'admin-brands', who: chief, at: '/admin/brands', before: some, does: shown },
  { name: 'admin-brands-empty', who: chief, at: '/admin/brands' },
  { name: 'admin-brands-loading', who: chief, at: '/admin/brands', before: silent('brands') },
  { name: 'admin-brands-failed', who: chief, at: '/admin/brands', before: broken('brands'), does: toldItFailed },
  { name: 'admin-brand', who: chief, at: '/admin/brands?id=nordwind', before: some, does: shown },
  { name: 'admin-brand-missing', who: chief, at: '/admin/brands?id=nobody' },
  {
    name: 'admin-brand-wrong',
    who: chief,
    at: '/admin/brands?id=new',
    does: presses(save),
  },
  {
    name: 'admin-brand-voice',
    who: chief,
    at: '/admin/brands?id=nordwind',
    before: some,
    does: async ({ visitor }) => {
      const { say } = visitor
      const label = say({ de: 'Einen anderen Text prüfen · optional', en: 'Check another text · optional' })
      await visitor.presses(checkVoice)
      await visitor.page.getByLabel(label).fill(
        say({
          de: 'Kommen Sie an Bord: Ein "Abenteuer" wartet. Kommst du mit?',
          en: 'Come aboard: an "adventure" awaits you.',
        }),
      )
      await visitor.reads({ de: 'sollte nicht vorkommen', en: 'was to be avoided' })
    },
  },
  {
    name: 'admin-brand-voice-empty',
    who: chief,
    at: '/admin/brands?id=new',
    does: async ({ visitor }) => {
      await visitor.presses(checkVoice)
      await visitor.reads({ de: 'Noch ist kein Beispieltext da.', en: 'There is no sample text yet.' })
    },
  },
  {
    name: 'admin-brand-unsaved',
    who: chief,
    at: '/admin/brands?id=new',
    does: async stage => {
      const { page, visitor } = stage
      await page.getByLabel(visitor.say({ de: 'Name', en: 'Name' }), { exact: true }).fill('Nordwind')
      await visitor.presses({ de: 'Alle Marken', en: 'All brands' })
      await asked(stage)
    },
  },
  {
    name: 'admin-brand-delete',
    who: chief,
    at: '/admin/brands?id=nordwind',
    before: some,
    does: opensDialog({ de: 'Marke löschen', en: 'Delete the brand' }),
  },
  {
    name: 'settings-brand',
    who: 'anna',
    at: '/settings#brand',
    before: some,
    does: ({ page }: Stage) => page.locator('#brand select').scrollIntoViewIfNeeded(),
  },
  { name: 'settings-brand-empty', who: 'anna', at: '/settings#brand' },
]
