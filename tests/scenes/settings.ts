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

const usageFailed = ({ page }: Stage) => page.locator('#usage [role=alert]').waitFor()
const showsUsage = ({ visitor }: Stage) =>
  visitor.button({ de: 'Als CSV herunterladen', en: 'Download as CSV' }).waitFor()
const showsNoUsage = ({ visitor }: Stage) => visitor.reads({ de: 'keine Anfrage verwendet', en: 'used no requests' })

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
  { name: 'settings-usage', who: 'anna', at: '/settings#usage', does: showsUsage },
  { name: 'settings-usage-empty', who: 'nora', at: '/settings#usage', does: showsNoUsage },
  { name: 'settings-usage-failed', who: 'anna', at: '/settings#usage', before: broken('usage?*'), does: usageFailed },
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
