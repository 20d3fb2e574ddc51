import type { Locale, Text } from '#shared/text.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'
import { broken, presses, silent, toldItFailed } from './states.ts'

const krause = {
  de: {
    name: 'Lena Krause',
    organisation: 'Bäckerei Krause',
    about: 'Die Bäckerei Krause backt seit 1926 in Pirna und hat drei Filialen.',
    address: 'Lange Straße 12, 01796 Pirna',
    phone: '03501 4711',
    email: 'post@krause.example',
    web: 'www.krause.example',
    press: 'Jonas Lenk, 03501 4712, presse@krause.example',
    social: 'Instagram @baeckereikrause',
  },
  en: {
    name: 'Lena Krause',
    organisation: 'Krause’s Bakery',
    about: 'Krause’s Bakery has been baking in Lewes since 1926 and has three shops.',
    address: '12 High Street, Lewes BN7 1XX',
    phone: '01273 4711',
    email: 'post@krause.example',
    web: 'www.krause.example',
    press: 'Jonas Lenk, 01273 4712, press@krause.example',
    social: 'Instagram @krausesbakery',
  },
} satisfies Record<Locale, object>

const path = 'user/sender'
const kept = ({ page, visitor }: Stage) =>
  page.route(`**/api/${path}`, route => route.fulfill({ json: krause[visitor.language] }))
const change: Text = { de: 'Angaben ändern', en: 'Change the details' }
const save: Text = { de: 'Angaben speichern', en: 'Save the details' }
const opened = ({ visitor }: Stage) => visitor.button(save).waitFor()
const leaveOut: Text = { de: 'Weglassen', en: 'Leave out' }

/** Who sends a text: in the settings, and under the forms of texts that name them. */
export const senderScenes: readonly Scene[] = [
  {
    name: 'settings-sender',
    who: 'anna',
    at: '/settings#sender',
    before: kept,
    does: ({ visitor }) => visitor.button(change).waitFor(),
  },
  { name: 'settings-sender-empty', who: 'anna', at: '/settings#sender', does: opened },
  {
    name: 'settings-sender-form',
    who: 'anna',
    at: '/settings#sender',
    before: kept,
    does: async stage => {
      await stage.visitor.presses(change)
      await opened(stage)
    },
  },
  { name: 'settings-sender-loading', who: 'anna', at: '/settings#sender', before: silent(path) },
  { name: 'settings-sender-failed', who: 'anna', at: '/settings#sender', before: broken(path), does: toldItFailed },
  {
    name: 'settings-sender-wrong',
    who: 'anna',
    at: '/settings#sender',
    does: async ({ visitor, page }) => {
      await page.getByLabel(visitor.say({ de: 'Telefon', en: 'Phone' }), { exact: true }).fill('0'.repeat(61))
      await visitor.presses(save)
      await page.locator('#sender [aria-invalid=true]').waitFor()
    },
  },
  {
    name: 'engine-sender',
    who: 'anna',
    at: engine('press_release'),
    before: kept,
    does: async stage => {
      await presses(words.example)(stage)
      await stage.visitor.button(leaveOut).waitFor()
    },
  },
  {
    name: 'engine-sender-left-out',
    who: 'anna',
    at: engine('reply_to_review'),
    before: kept,
    does: async stage => {
      await presses(leaveOut)(stage)
      await stage.visitor.reads({ de: 'Ihre Angaben bleiben weg.', en: 'Your details are left out.' })
    },
  },
  {
    name: 'engine-sender-failed',
    who: 'anna',
    at: engine('press_release'),
    before: broken(path),
    does: ({ visitor }) => visitor.button({ de: 'Noch einmal laden', en: 'Load again' }).waitFor(),
  },
]
