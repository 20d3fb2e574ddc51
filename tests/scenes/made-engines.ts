import type { Text } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'
import { alerted, broken, opensDialog, silent, toldItFailed } from './states.ts'

const who = 'chief'
const at = '/admin/engines'

/** What was made here, in every state of its way. */
const made = [
  { _id: 'own-1', icon: 'megaphone', name: { de: 'Aushang', en: 'Notice' }, published: 3, versions: 3, used: 41 },
  { _id: 'own-2', icon: 'bulb', name: { de: 'Namensvorschläge', en: 'Name ideas' }, published: 1, ahead: true },
  { _id: 'own-3', icon: 'renew', name: { de: 'Hausstil', en: 'House style' }, versions: 2 },
  { _id: 'own-4', icon: 'pen', name: { de: '', en: '' }, access: [] },
].map(one => ({
  ...{ description: { de: '', en: '' }, access: ['basic', 'premium', 'premium_plus'], published: null, versions: 0 },
  ...{ ahead: false, used: 0, updatedAt: '2026-11-21T09:12:00.000Z', updatedBy: 'ada@example.com' },
  ...one,
}))
const lists =
  (engines: readonly object[]) =>
  ({ page }: Stage) =>
    page.route('**/api/admin/engines', async route => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), engines } })
    })

let id = ''
const begins =
  (like: string) =>
  async ({ all }: Stage) => {
    const answer = await all.used.chief.post('/api/admin/engines', { like })
    id = (await answer.json())._id
  }
const opened = () => `${at}?id=${id}`
const goes = (part: Text) => async (stage: Stage) => {
  const { page, visitor } = stage
  await page
    .getByRole('button', { name: visitor.say(part), exact: true })
    .first()
    .click()
}
const opensField = async (stage: Stage) => {
  await goes({ de: 'Formular', en: 'Form' })(stage)
  const { page, visitor } = stage
  await page
    .getByRole('button', { expanded: false, name: visitor.say({ de: 'Ton', en: 'Tone' }) })
    .first()
    .click()
}
const tries = async ({ page, visitor }: Stage) => {
  const preview = page.getByRole('region', { name: visitor.say({ de: 'Vorschau', en: 'Preview' }) })
  await preview.getByRole('button', { name: visitor.say({ de: 'Beispiel übernehmen', en: 'Use the example' }) }).click()
  await preview.getByRole('button', { name: visitor.say({ de: 'Text erstellen', en: 'Generate' }) }).click()
  await page.getByText(/^(Text fertig\.|Text finished\.)$/).waitFor({ state: 'attached' })
}
const reads = async (stage: Stage) => {
  await stage.visitor.presses({ de: 'Was das Modell liest', en: 'What the model reads' })
  await stage.visitor.presses({ de: 'Zeigen', en: 'Show' })
  await stage.page
    .getByText(/<content-/)
    .first()
    .waitFor()
}
const published = async ({ visitor, page }: Stage) => {
  await visitor.presses({ de: 'Veröffentlichen', en: 'Publish' })
  await page.getByText(/fehlt noch etwas|missing before/).waitFor()
}
const versions = async (stage: Stage) => {
  const { all, page } = stage
  const { chief } = all.used
  const { draft } = await (await chief.get(`/api/admin/engines/${id}`)).json()
  await chief.post(`/api/admin/engines/${id}/publish`, { revision: 1, note: '1.0' })
  const prompt = {
    de: `${draft.calls.text.prompt.de}\n\nOhne Anrede.`,
    en: `${draft.calls.text.prompt.en}\n\nNo greeting.`,
  }
  const calls = { text: { ...draft.calls.text, prompt } }
  await chief.put(`/api/admin/engines/${id}`, { draft: { ...draft, calls }, revision: 1 })
  await page.reload()
  await goes({ de: 'Fassungen', en: 'Versions' })(stage)
  await stage.visitor.presses({ de: 'Mit dem Entwurf vergleichen Fassung 1', en: 'Compare with the draft Version 1' })
  await page.locator('ins').nth(1).waitFor()
  await chief.post(`/api/admin/engines/${id}/withdraw`)
}
const conflict = async ({ all, page, visitor }: Stage) => {
  const name = page.getByLabel(`Name · ${visitor.say({ de: 'Deutsch', en: 'German' })}`, { exact: true })
  await name.waitFor()
  const { draft, revision } = await (await all.used.chief.get(`/api/admin/engines/${id}`)).json()
  await all.used.chief.put(`/api/admin/engines/${id}`, { draft, revision })
  await name.fill('Aushang')
  await visitor.reads(/Jemand anderes hat|Somebody else has/)
}
const brings = async (stage: Stage) => {
  await opensDialog({ de: 'Aus einer Datei', en: 'From a file' })(stage)
  const file = await (await stage.all.used.chief.get('/api/admin/engines/press_release/export')).json()
  await stage.page.locator('[role=dialog] input[type=file]').setInputFiles({
    name: 'tool.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ ...file, engine: { ...file.engine, onload: 'x', icon: 5 } })),
  })
  await alerted(stage)
}

/** The workshop of tools: the list, each part, what is missing, what was tried, what differs. */
export const madeScenes: readonly Scene[] = [
  { name: 'admin-engines', who, at, before: lists(made) },
  { name: 'admin-engines-empty', who, at, before: lists([]) },
  { name: 'admin-engines-loading', who, at, before: silent('admin/engines') },
  { name: 'admin-engines-failed', who, at, before: broken('admin/engines'), does: toldItFailed },
  { name: 'admin-engines-new', who, at, does: opensDialog({ de: 'Neues Werkzeug', en: 'New tool' }) },
  { name: 'admin-engines-import', who, at, does: brings },
  { name: 'admin-engine', who, at: opened, before: begins('from_notes') },
  { name: 'admin-engine-blank', who, at: opened, before: begins('blank'), does: published },
  { name: 'admin-engine-form', who, at: opened, before: begins('from_notes'), does: opensField },
  {
    name: 'admin-engine-prompt',
    who,
    at: opened,
    before: begins('from_notes'),
    does: goes({ de: 'Auftrag', en: 'Prompt' }),
  },
  {
    name: 'admin-engine-answer',
    who,
    at: opened,
    before: begins('slogan_engine'),
    does: goes({ de: 'Antwort', en: 'Answer' }),
  },
  {
    name: 'admin-engine-guide',
    who,
    at: opened,
    before: begins('google_ad_engine'),
    does: goes({ de: 'Anleitung', en: 'Guide' }),
  },
  { name: 'admin-engine-versions', who, at: opened, before: begins('from_notes'), does: versions },
  { name: 'admin-engine-trial', who, at: opened, before: begins('from_notes'), does: tries },
  { name: 'admin-engine-told', who, at: opened, before: begins('from_notes'), does: reads },
  { name: 'admin-engine-conflict', who, at: opened, before: begins('from_notes'), does: conflict },
  { name: 'admin-engine-missing', who, at: `${at}?id=own-nothing` },
]
