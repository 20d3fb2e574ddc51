import type { Text } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'
import { alerted, asked, broken, opensMenu, silent, toldItFailed } from './states.ts'

const language = { de: 'Sprache', en: 'Language' }
const updated = { de: 'Federwerk wurde erneuert.', en: 'Federwerk has been updated.' }
const notLoaded = { de: 'Ein Teil der Seite ließ sich nicht laden.', en: 'Part of the page could not be loaded.' }
const help = { de: 'Hilfe', en: 'Help' }
const bug = { de: 'Fehler melden', en: 'Report a bug' }
const send = { de: 'Senden', en: 'Send' }
const said = {
  de: 'Der Knopf „Kopieren“ tut auf meinem Telefon nichts.',
  en: 'The button “Copy” does nothing on my phone.',
}
const wish = {
  de: 'Ich hätte gern eine Vorlage für Einladungen.\nMit Datum, Ort und einer Zeile für Rückfragen.',
  en: 'I would like a template for invitations.\nWith date, place and a line for questions.',
}

const opensPalette = (typed?: Text) => async (stage: Stage) => {
  const { page, visitor } = stage
  await page.getByRole('banner').waitFor()
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: visitor.say({ de: 'Suchen', en: 'Search' }) })
  await field.waitFor()
  if (typed) await field.fill(visitor.say(typed))
  await page
    .getByText(visitor.say({ de: 'werden durchsucht', en: 'Searching your texts' }))
    .first()
    .waitFor({ state: 'detached' })
}
const opensHere = (name: Text | RegExp, role: 'menu' | 'dialog') => async (stage: Stage) => {
  const { page, visitor } = stage
  const label = name instanceof RegExp ? name : visitor.say(name)
  await page.getByRole('banner').getByRole('button', { name: label }).click()
  await page.getByRole(role).waitFor()
}
const opensHelp = (item: Text) => async (stage: Stage) => {
  await opensHere(help, 'menu')(stage)
  await stage.page.getByRole('menuitem', { name: stage.visitor.say(item) }).click()
  await asked(stage)
}
const writes = async (stage: Stage) => {
  await opensHelp(bug)(stage)
  await stage.page.getByRole('dialog').getByRole('textbox').fill(stage.visitor.say(said))
}

/** What people told, in every state of its way. */
const told = ({ page, visitor }: Stage) => {
  const one = { name: 'Nora Neu', email: 'nora@example.com', url: 'https://texte.example.com/de/engins' }
  const at = { createdAt: '2026-11-21T09:12:00.000Z', dueAt: null, settledAt: null, failure: null, tries: 1 }
  const feedback = [
    { ...one, ...at, _id: '1', type: 'bug', message: visitor.say(said), delivery: 'kept', tries: 0 },
    {
      ...{ ...one, ...at, _id: '2', type: 'feature', message: visitor.say(wish), delivery: 'waiting' },
      ...{ dueAt: '2026-11-21T09:13:10.000Z', failure: { why: 'status', status: 503 } },
    },
    {
      ...{ ...one, ...at, _id: '3', type: 'feature', message: visitor.say(wish), delivery: 'delivered' },
      settledAt: '2026-11-21T09:12:01.000Z',
    },
    {
      ...{ ...one, ...at, _id: '4', type: 'bug', message: visitor.say(said), delivery: 'failed', tries: 6 },
      ...{ settledAt: '2026-11-21T10:24:00.000Z', failure: { why: 'redirect', status: 301 } },
    },
  ]
  return page.route('**/api/admin/feedback?*', route => route.fulfill({ json: { feedback, total: 4, page: 1 } }))
}
const set = async ({ page }: Stage) => {
  await page.route('**/api/admin/contacts', route =>
    route.fulfill({
      json: {
        webhook: { address: 'https://hooks.example.com/…a7f3', variable: null },
        booking: { address: 'https://cal.example.com/hilfe', variable: 'BOOKING_URL' },
      },
    }),
  )
}

/** A part of the page that a release has taken along, or that a server does not hand out. */
const lost =
  (status: number) =>
  ({ page }: Stage) =>
    page.route('**/assets/FeedbackDialog*', route => route.fulfill({ status }))
const asksFor = (line: Text) => async (stage: Stage) => {
  await opensHere(help, 'menu')(stage)
  await stage.page.getByRole('menuitem', { name: stage.visitor.say(bug) }).click()
  await stage.visitor.reads(line)
}

/** As it is where mails are sent and the address is not confirmed yet. */
const unproven = ({ page }: Stage) =>
  page.route('**/api/session', async route => {
    const answer = await route.fetch()
    return route.fulfill({ response: answer, json: { ...(await answer.json()), confirm: true } })
  })

/** The frame's first row, and everything that opens from it. */
export const headerScenes: readonly Scene[] = [
  { name: 'page-not-found', who: 'anna', at: '/nowhere' },
  { name: 'confirm-address', who: 'nora', at: '/engins', before: unproven },
  { name: 'menu-account', who: 'anna', at: '/engins', does: opensMenu({ de: 'Anna Blum', en: 'Anna Blum' }) },
  { name: 'after-update', who: 'anna', at: '/settings', before: lost(404), does: asksFor(updated) },
  { name: 'part-not-loaded', who: 'anna', at: '/settings', before: lost(503), does: asksFor(notLoaded) },
  { name: 'dialog-language', who: 'anna', at: '/engins', does: opensMenu(language) },
  { name: 'palette', who: 'anna', at: '/engins', does: opensPalette() },
  { name: 'palette-new', who: 'nora', at: '/engins', does: opensPalette() },
  {
    name: 'palette-found',
    who: 'anna',
    at: '/engins',
    does: opensPalette({ de: 'Freiberg', en: 'Freiberg' }),
  },
  { name: 'palette-mistyped', who: 'anna', at: '/engins', does: opensPalette({ de: 'blgo', en: 'blgo' }) },
  {
    name: 'palette-nothing-found',
    who: 'anna',
    at: '/engins',
    does: opensPalette({ de: 'Quetzalcoatlus', en: 'Quetzalcoatlus' }),
  },
  {
    name: 'palette-failed',
    who: 'anna',
    at: '/settings',
    before: async (stage: Stage) => {
      await broken('runs?*')(stage)
      await broken('bookmark?*')(stage)
    },
    does: opensPalette({ de: 'Presse', en: 'press' }),
  },
  { name: 'menu-help', who: 'anna', at: '/engins', does: opensHere(help, 'menu') },
  { name: 'menu-usage', who: 'lena', at: '/engins', does: opensHere(/^\d+ (übrig|left)/, 'dialog') },
  {
    name: 'menu-usage-unlimited',
    who: 'anna',
    at: '/engins',
    does: opensHere({ de: 'Unbegrenzt', en: 'Unlimited' }, 'dialog'),
  },
  {
    name: 'dialog-shortcuts',
    who: 'anna',
    at: '/engins',
    does: opensHelp({ de: 'Tastaturkürzel', en: 'Keyboard shortcuts' }),
  },
  { name: 'dialog-feedback', who: 'nora', at: '/engins', does: opensHelp(bug) },
  { name: 'dialog-feedback-written', who: 'nora', at: '/engins', does: writes },
  {
    name: 'dialog-feedback-failed',
    who: 'nora',
    at: '/engins',
    before: broken('feedback'),
    does: async stage => {
      await writes(stage)
      await stage.visitor.presses(send)
      await alerted(stage)
    },
  },
  { name: 'admin-feedback-empty', who: 'ada', at: '/admin/feedback' },
  {
    name: 'admin-feedback',
    who: 'ada',
    at: '/admin/feedback',
    before: async (stage: Stage) => {
      await told(stage)
      await set(stage)
    },
    does: ({ page }: Stage) => page.getByText('hooks.example.com').waitFor(),
  },
  { name: 'admin-feedback-none-matches', who: 'ada', at: '/admin/feedback?type=bug&state=failed' },
  { name: 'admin-feedback-loading', who: 'ada', at: '/admin/feedback', before: silent('admin/feedback?*') },
  {
    name: 'admin-feedback-failed',
    who: 'ada',
    at: '/admin/feedback',
    before: broken('admin/feedback?*'),
    does: toldItFailed,
  },
]
