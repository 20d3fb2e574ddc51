import type { Installations } from '../installations.ts'
import type { Scene, Stage } from './scene.ts'
import { broken, opensDialog, silent, toldItFailed } from './states.ts'

const chief = 'chief'
const nora = ({ used }: Installations) => `/admin/users?id=${used.nora.id}`

/** Jobs that have failed, as a mail server that refuses leaves them. */
const refusedMails = ({ page }: Stage) =>
  page.route('**/api/admin/jobs', route => {
    const at = '2026-11-21T09:12:00.000Z'
    const failures = ['1', '2'].map(_id => ({ _id, at, message: 'The mail server refused a mail.' }))
    return route.fulfill({ json: { jobs: [{ name: 'mail', waiting: 3, active: 1, failed: 2, failures }] } })
  })

const elsewhere = ({ page }: Stage) =>
  page.route('**/api/admin/backups', route => route.fulfill({ json: { embedded: false } }))

/** So many accounts as only a wave makes: it would take a day of real ones. */
const wave = ({ page }: Stage) =>
  page.route('**/api/admin/registration', async route => {
    const answer = await route.fetch()
    const held = { ...(await answer.json()), newcomers: { made: 38, unproven: 35 }, registration: 'open' }
    return route.fulfill({ response: answer, json: held })
  })

/** The pages of the administration: accounts, audit log, system. */
export const adminScenes: readonly Scene[] = [
  { name: 'admin-users', who: chief, at: '/admin' },
  { name: 'admin-users-wave', who: chief, at: '/admin/users', before: wave },
  { name: 'admin-not-mine', who: 'nora', at: '/admin' },
  {
    name: 'admin-users-chosen',
    who: chief,
    at: '/admin/users?sort=name',
    does: async ({ page }: Stage) => {
      for (const at of [1, 2]) await page.getByRole('checkbox').nth(at).check()
    },
  },
  { name: 'admin-users-nothing-found', who: chief, at: '/admin/users?search=Zwiebelkuchen' },
  { name: 'admin-users-loading', who: chief, at: '/admin/users', before: silent('admin/users?*') },
  { name: 'admin-users-failed', who: chief, at: '/admin/users', before: broken('admin/users?*'), does: toldItFailed },
  { name: 'admin-person', who: chief, at: nora },
  { name: 'admin-person-missing', who: chief, at: '/admin/users?id=nobody' },
  {
    name: 'admin-person-block',
    who: chief,
    at: nora,
    does: opensDialog({ de: 'Konto sperren', en: 'Block the account' }),
  },
  {
    name: 'admin-person-delete',
    who: chief,
    at: nora,
    does: opensDialog({ de: 'Konto löschen', en: 'Delete the account' }),
  },
  { name: 'admin-audit', who: chief, at: '/admin/audit' },
  {
    name: 'admin-audit-open',
    who: chief,
    at: '/admin/audit',
    does: ({ page }: Stage) => page.locator('main summary').first().click(),
  },
  { name: 'admin-audit-nothing-found', who: chief, at: '/admin/audit?search=Zwiebelkuchen' },
  { name: 'admin-audit-loading', who: chief, at: '/admin/audit', before: silent('admin/audit?*') },
  { name: 'admin-audit-failed', who: chief, at: '/admin/audit', before: broken('admin/audit?*'), does: toldItFailed },
  {
    name: 'admin-system',
    who: chief,
    at: '/admin/system',
    does: async ({ visitor }: Stage) => {
      await visitor.presses({ de: 'Jetzt sichern', en: 'Back up now' })
      await visitor.reads({ de: /^Die Sicherung ist fertig/, en: /^The backup is ready/ }[visitor.language])
    },
  },
  { name: 'admin-system-without-backups', who: 'ada', at: '/admin/system' },
  {
    name: 'admin-system-dictionaries-unreachable',
    who: chief,
    at: '/admin/system',
    does: async ({ visitor, page }: Stage) => {
      await visitor.presses({ de: 'Wörterbücher installieren', en: 'Install the dictionaries' })
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'admin-system-dictionaries',
    who: chief,
    at: '/admin/system',
    before: ({ page }: Stage) =>
      page.route('**/api/admin/dictionaries', async route => {
        const answer = await route.fetch()
        await route.fulfill({ json: { ...(await answer.json()), state: 'installed' } })
      }),
  },
  { name: 'admin-system-jobs-failed', who: chief, at: '/admin/system', before: refusedMails },
  { name: 'admin-system-elsewhere', who: chief, at: '/admin/system', before: elsewhere },
  { name: 'admin-system-loading', who: chief, at: '/admin/system', before: silent('admin/*') },
  { name: 'admin-system-failed', who: chief, at: '/admin/system', before: broken('admin/*'), does: toldItFailed },
]
