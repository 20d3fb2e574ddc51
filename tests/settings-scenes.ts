import type { Page } from 'playwright-core'
import { password } from './federwerk.ts'
import type { Visitor } from './visitor.ts'

type Stage = { visitor: Visitor; page: Page }

const leave = { de: 'Konto löschen …', en: 'Delete the account …' }
export const address = { de: 'E-Mail-Adresse Ihres Kontos', en: 'E-mail address of your account' }
export const ownPassword = { de: 'Ihr Passwort', en: 'Your password' }
export const leaveForGood = { de: 'Endgültig löschen', en: 'Delete for good' }

/** Opens what is asked of somebody who leaves. */
export const beginsToLeave = async ({ visitor }: Pick<Stage, 'visitor'>) => {
  await visitor.presses(leave)
  await visitor.button(leaveForGood).waitFor()
}

const isBroken = ({ page }: Stage) =>
  page.route('**/api/usage?*', route => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
const toldItFailed = ({ page }: Stage) => page.locator('#usage [role=alert]').waitFor()
const showsUsage = ({ visitor }: Stage) =>
  visitor.button({ de: 'Als CSV herunterladen', en: 'Download as CSV' }).waitFor()
const showsNoUsage = ({ visitor }: Stage) => visitor.reads({ de: 'keine Anfrage verwendet', en: 'used no requests' })

/** What a person sees of their own account, and how they leave. */
export const settingsScenes = [
  { name: 'settings-usage', who: 'anna' as const, at: '/settings#usage', does: showsUsage },
  { name: 'settings-usage-empty', who: 'nora' as const, at: '/settings#usage', does: showsNoUsage },
  { name: 'settings-usage-failed', who: 'anna' as const, at: '/settings#usage', before: isBroken, does: toldItFailed },
  { name: 'settings-leave', who: 'nora' as const, at: '/settings#leave', does: beginsToLeave },
  {
    name: 'settings-leave-wrong',
    who: 'nora' as const,
    at: '/settings#leave',
    does: async (stage: Stage) => {
      const { visitor, page } = stage
      await beginsToLeave(stage)
      await visitor.fills({
        [visitor.say(address)]: 'someone@example.com',
        [visitor.say(ownPassword)]: password,
      })
      await visitor.presses(leaveForGood)
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { name: 'farewell', who: 'nobody' as const, at: '/farewell' },
]
