import type { Scene, Stage } from './scene.ts'
import { alerted, asked, broken, opensDialog, silent, toldItFailed } from './states.ts'

const at = '/admin/models'
const chief = 'chief'

const usual = { from: 'settings', works: true, trouble: null, first: null }
const several = [
  {
    ...usual,
    ...{ name: 'openai:gpt-5.4', provider: 'openai', model: 'gpt-5.4', last4: 'x7Qd' },
    trouble: {
      ...{ since: '2026-11-21T09:12:00.000Z', code: 'model_refused', about: 'credit' },
      passedUntil: '2026-11-21T09:14:30.000Z',
    },
    first: { milliseconds: 1380, of: 50, at: '2026-11-21T09:02:00.000Z' },
  },
  {
    ...usual,
    ...{ name: 'mistral:mistral-small-latest', provider: 'mistral', model: 'mistral-small-latest', last4: 'R2p0' },
    first: { milliseconds: 412, of: 37, at: '2026-11-21T09:13:00.000Z' },
  },
  { ...usual, name: 'ollama:qwen3:8b', provider: 'ollama', model: 'qwen3:8b' },
  {
    ...{ ...usual, works: false },
    ...{ name: 'groq:meta-llama/llama-4-maverick-17b-128e-instruct', provider: 'groq' },
    model: 'meta-llama/llama-4-maverick-17b-128e-instruct',
  },
]
const [paid, small, near] = several.map(({ name }) => name)
const levels = {
  quick: { ahead: [], own: [near, small] },
  standard: { ahead: [], own: [paid, small, near] },
  best: { ahead: [], own: [] },
}

/** Several models, as they are after a while: one without credit, one never asked, one whose key cannot be opened. */
const hasSeveral = ({ page }: Stage) =>
  page.route('**/api/admin/models', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), models: several, levels } })
  })

const begunListeners = [
  { state: 'loading', received: 61_000_000, speed: 11_400_000 },
  {},
  { state: 'ready', received: 574_041_195 },
]
const begun = [
  { state: 'loading', received: 418_000_000, speed: 11_400_000 },
  {
    state: 'paused',
    received: 1_620_000_000,
    problem: { code: 'download_no_room', details: { free: 1.2, needed: 1.4 } },
  },
  { state: 'ready', received: 5_027_783_488 },
]

type Offered = { downloads: readonly { kind: string }[] }
/** Downloads of a kind as they are after a while: one under way, one without room or not begun, one that is here. */
const hasDownloads =
  (kind: string, states: readonly object[]) =>
  ({ page }: Stage) => {
    // They are asked for again and again: once is enough to know what is offered.
    let offered: Offered | undefined
    return page.route('**/api/admin/downloads', async route => {
      offered ??= (await (await route.fetch()).json()) as Offered
      const [those, others] = [true, false].map(
        is => offered?.downloads.filter(one => (one.kind === kind) === is) ?? [],
      )
      const downloads = [...(those ?? []).map((one, at) => ({ ...one, ...states[at] })), ...(others ?? [])]
      await route.fulfill({ json: { ...offered, downloads, free: 1_200_000_000, memory: 16_700_000_000 } })
    })
  }

/** Opens a part of the page. */
const opens = (part: RegExp, { page }: Stage) => page.locator('summary').filter({ hasText: part }).click()

/** The page of the models: full, empty, failed, and its questions. */
export const modelScenes: readonly Scene[] = [
  { name: 'admin-models', who: chief, at },
  { name: 'admin-models-several', who: chief, at, before: hasSeveral, does: ({ visitor }) => visitor.reads('gpt-5.4') },
  {
    name: 'admin-models-search-tried',
    who: chief,
    at,
    async does(stage: Stage) {
      const { page, visitor } = stage
      await opens(/^(Suche im Netz|Web search)/, stage)
      await page.getByRole('button', { name: /^(Jetzt prüfen|Try it now): Brave/ }).click()
      await visitor.reads(/^(Nach \d|Found after)/)
    },
  },
  { name: 'admin-models-none', who: 'ada', at },
  {
    name: 'admin-models-comfyui',
    who: 'ada',
    at,
    async does(stage: Stage) {
      const { page, visitor } = stage
      await opens(/^(Malen|Painting)/, stage)
      await page.getByLabel(/^(KI-Dienst, der malt|AI service that paints)$/).selectOption('comfyui')
      await page
        .getByLabel(/^(Dateien wählen|Choose files)$/)
        .and(page.locator('input'))
        .setInputFiles({ name: 'picture.json', mimeType: 'application/json', buffer: Buffer.from('{}') })
      await visitor.reads('picture.json')
    },
  },
  {
    name: 'admin-models-downloads',
    who: 'ada',
    at,
    before: hasDownloads('write', begun),
    does: ({ visitor }) => visitor.reads(/^(418\sMB)/),
  },
  {
    name: 'admin-models-listeners',
    who: 'ada',
    at,
    before: hasDownloads('listen', begunListeners),
    async does(stage: Stage) {
      await opens(/^(Zuhören|Listening)/, stage)
      await stage.visitor.reads(/^(61\sMB)/)
    },
  },
  {
    name: 'admin-models-voices',
    who: 'ada',
    at,
    before: hasDownloads('speak', [{ state: 'loading', received: 210_000_000, speed: 8_400_000 }]),
    async does(stage: Stage) {
      await opens(/^(Sprechen|Speaking)/, stage)
      await stage.visitor.reads(/^(210\sMB)/)
    },
  },
  {
    name: 'welcome-download',
    who: 'ada',
    at: '/welcome',
    async does({ page, visitor }: Stage) {
      await page.getByRole('radio', { name: /^(Ein Modell herunterladen|Download a model)$/ }).check({ force: true })
      await visitor.reads('Qwen3 4B')
    },
  },
  { name: 'admin-models-add', who: 'ada', at, does: opensDialog({ de: 'Modell hinzufügen', en: 'Add a model' }) },
  {
    name: 'admin-models-tried',
    who: chief,
    at,
    async does({ page, visitor }: Stage) {
      await page.getByRole('button', { name: /^(Jetzt prüfen|Try it now): test-model/ }).click()
      await visitor.reads(/^(Antwort nach|Answered after)/)
    },
  },
  {
    name: 'admin-models-refused',
    who: chief,
    at,
    before: hasSeveral,
    async does(stage: Stage) {
      await opens(/^(Qualitätsstufen|Quality levels)/, stage)
      // On the server none of these is connected.
      await stage.page
        .getByRole('button', { name: /(nach unten|down)$/ })
        .first()
        .click()
      await alerted(stage)
    },
  },
  {
    name: 'admin-models-key',
    who: chief,
    at,
    before: hasSeveral,
    async does(stage: Stage) {
      await stage.page
        .getByRole('button', { name: /^(Schlüssel ändern|Change the key)/ })
        .first()
        .click()
      await asked(stage)
    },
  },
  {
    name: 'admin-models-remove',
    who: chief,
    at,
    before: hasSeveral,
    async does(stage: Stage) {
      await stage.page
        .getByRole('button', { name: /^(Entfernen|Remove)/ })
        .nth(1)
        .click()
      await asked(stage)
    },
  },
  {
    name: 'welcome-several',
    who: chief,
    at: '/welcome',
    before: hasSeveral,
    does: ({ visitor }) => visitor.reads({ de: 'Modelle ordnen', en: 'Arrange the models' }),
  },
  { name: 'admin-models-loading', who: chief, at, before: silent('admin/models') },
  { name: 'admin-models-failed', who: chief, at, before: broken('admin/models'), does: toldItFailed },
]
