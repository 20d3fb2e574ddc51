import { password } from '../federwerk.ts'
import type { Scene, Stage } from './scene.ts'
import { broken, marked, silent, toldItFailed } from './states.ts'

const leave = { de: 'Konto löschen …', en: 'Delete the account …' }
export const address = { de: 'E-Mail-Adresse Ihres Kontos', en: 'E-mail address of your account' }
export const ownPassword = { de: 'Ihr Passwort', en: 'Your password' }
export const leaveForGood = { de: 'Endgültig löschen', en: 'Delete for good' }

/** Opens what is asked of somebody who leaves. */
export const beginsToLeave = async ({ visitor }: Pick<Stage, 'visitor'>) => {
  await visitor.presses(leave)
  await visitor.button(leaveForGood).waitFor()
}

const showsUsage = ({ page }: Stage) => page.locator('[data-day]').first().waitFor()
const showsNoUsage = ({ visitor }: Stage) => visitor.reads({ de: 'keine Anfrage verwendet', en: 'used no requests' })

/** A month in which a lot was written. */
const muchSpent = ({ page }: Stage) =>
  page.route('**/api/usage?*', route => {
    const spent = [4, 52, 61, 62, 57, 49, 9, 0, 66, 58, 71, 40, 72, 12, 3, 63, 74, 69, 51, 39]
    const days = Array.from({ length: 30 }, (_, at) => ({
      day: new Date(Date.UTC(2026, 9, 27 + at)).toISOString().slice(0, 10),
      requests: spent[at - 10] ?? 0,
    }))
    const engines = ['email_engine', 'correction_engine', 'press_release', 'summarize_simplify', 'landing_page_engine']
    return route.fulfill({
      json: {
        month: { begins: '2026-11-01', texts: 874, words: 118_400 },
        days,
        engines: engines.map((engine, at) => ({ engine, requests: 241 - at * 54 })),
      },
    })
  })

/** What a person sees of their own account, and how they leave. */
export const settingsScenes: readonly Scene[] = [
  { name: 'settings', who: 'anna', at: '/settings' },
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
  { name: 'settings-usage', who: 'anna', at: '/settings/usage', does: showsUsage },
  { name: 'settings-usage-empty', who: 'frida', at: '/settings/usage', does: showsNoUsage },
  { name: 'settings-usage-much', who: 'anna', at: '/settings/usage', before: muchSpent, does: showsUsage },
  { name: 'settings-usage-loading', who: 'anna', at: '/settings/usage', before: silent('usage?*') },
  { name: 'settings-usage-failed', who: 'anna', at: '/settings/usage', before: broken('usage?*'), does: toldItFailed },
  { name: 'settings-leave', who: 'nora', at: '/settings#leave', does: beginsToLeave },
  {
    name: 'settings-leave-wrong',
    who: 'nora',
    at: '/settings#leave',
    does: async stage => {
      const { visitor } = stage
      await beginsToLeave(stage)
      await visitor.fills({
        [visitor.say(address)]: 'someone@example.com',
        [visitor.say(ownPassword)]: password,
      })
      await visitor.presses(leaveForGood)
      await marked(stage)
    },
  },
  { name: 'farewell', who: 'nobody', at: '/farewell' },
]
