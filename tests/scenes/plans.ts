import type { Scene, Stage } from './scene.ts'
import { alerted, broken, opensDialog, silent } from './states.ts'

const asks = opensDialog({ de: 'Tarif wählen: Basic', en: 'Choose plan: Basic' })

/** The plans as people choose between them, and as administrators change them. */
export const planScenes: readonly Scene[] = [
  { name: 'upgrade', who: 'frida', at: '/upgrade' },
  { name: 'upgrade-for-a-tool', who: 'frida', at: '/upgrade?plan=basic' },
  { name: 'upgrade-largest', who: 'anna', at: '/upgrade' },
  { name: 'upgrade-pending', who: 'paula', at: '/upgrade' },
  { name: 'upgrade-asking', who: 'frida', at: '/upgrade', does: asks },
  {
    name: 'upgrade-not-paid',
    who: 'frida',
    at: '/upgrade?paid=cs_1',
    does: alerted,
  },
  { name: 'admin-plans', who: 'chief', at: '/admin/plans' },
  { name: 'admin-plans-loading', who: 'chief', at: '/admin/plans', before: silent('admin/plans') },
  {
    name: 'admin-plans-failed',
    who: 'chief',
    at: '/admin/plans',
    before: broken('admin/plans'),
    does: alerted,
  },
  {
    name: 'admin-plan',
    who: 'chief',
    at: '/admin/plans?id=basic',
    does: async ({ page }: Stage) => {
      const boxes = page.getByRole('checkbox')
      await boxes.nth(2).uncheck()
      await page.getByRole('searchbox').waitFor()
    },
  },
  {
    name: 'admin-plan-mistake',
    who: 'chief',
    at: '/admin/plans?id=lite',
    does: async ({ page, visitor }: Stage) => {
      await page.getByLabel(visitor.say({ de: 'Anfragen im Monat', en: 'Requests a month' })).fill('viele')
      await page.getByRole('checkbox').first().waitFor()
    },
  },
]
