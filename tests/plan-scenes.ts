import type { Page } from 'playwright-core'
import type { Visitor } from './visitor.ts'

type Stage = { visitor: Visitor; page: Page }

const silent =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(`**/api/${path}`, () => {})
const broken =
  (path: string) =>
  ({ page }: Stage) =>
    page.route(`**/api/${path}`, route => route.fulfill({ status: 500, json: { success: false, code: 'unexpected' } }))

const asks = async ({ visitor, page }: Stage) => {
  await visitor.presses({ de: 'Basic anfragen', en: 'Ask for Basic' })
  await page.getByRole('dialog').waitFor()
}

/** The plans as people choose between them, and as administrators change them. */
export const planScenes = [
  { name: 'upgrade', who: 'frida' as const, at: '/upgrade' },
  { name: 'upgrade-largest', who: 'anna' as const, at: '/upgrade' },
  { name: 'upgrade-pending', who: 'paula' as const, at: '/upgrade' },
  { name: 'upgrade-asking', who: 'frida' as const, at: '/upgrade', does: asks },
  {
    name: 'upgrade-not-paid',
    who: 'frida' as const,
    at: '/upgrade?paid=cs_1',
    does: ({ page }: Stage) => page.getByRole('alert').first().waitFor(),
  },
  { name: 'admin-plans', who: 'chief' as const, at: '/admin/plans' },
  { name: 'admin-plans-loading', who: 'chief' as const, at: '/admin/plans', before: silent('admin/plans') },
  {
    name: 'admin-plans-failed',
    who: 'chief' as const,
    at: '/admin/plans',
    before: broken('admin/plans'),
    does: ({ page }: Stage) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'admin-plan',
    who: 'chief' as const,
    at: '/admin/plans?id=basic',
    does: async ({ page }: Stage) => {
      const boxes = page.getByRole('checkbox')
      await boxes.nth(2).uncheck()
      await page.getByRole('searchbox').waitFor()
    },
  },
  {
    name: 'admin-plan-mistake',
    who: 'chief' as const,
    at: '/admin/plans?id=lite',
    does: async ({ page, visitor }: Stage) => {
      await page.getByLabel(visitor.say({ de: 'Anfragen im Monat', en: 'Requests a month' })).fill('viele')
      await page.getByRole('checkbox').first().waitFor()
    },
  },
]
