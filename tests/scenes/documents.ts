import type { Text } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'
import { asked, broken, silent, toldItFailed } from './states.ts'

const who = 'anna'
const at = '/documents'

/** Where the report alone stands, whatever was written beside it. */
const ofReport: Scene['at'] = (_, locale) => `${at}?label=${{ de: 'Bericht', en: 'Report' }[locale]}`

/** Opens what can be done with the document changed last. */
const opensMenu = async ({ page }: Stage) => {
  await page.getByRole('table').getByRole('button', { expanded: false }).first().click()
  await page.getByRole('menu').waitFor()
}

const chooses = (item: Text) => async (stage: Stage) => {
  await opensMenu(stage)
  await stage.page.getByRole('menuitem', { name: stage.visitor.say(item), exact: true }).click()
  await asked(stage)
}

const versions = { de: 'Fassungen', en: 'Versions' }
const compare = { de: 'Mit heute vergleichen', en: 'Compare with today' }
const link = { de: 'Link zum Lesen', en: 'Link for reading' }
const make = { de: 'Link erstellen', en: 'Create the link' }

const opensFile = (name: string, type: string, text: string) => async (stage: Stage) => {
  await stage.page.locator('input[type=file]').setInputFiles({ name, mimeType: type, buffer: Buffer.from(text) })
}

/** Texts that tabs which are gone have left in this browser: the service is away, and one was changed elsewhere. */
const leavesTexts = async ({ page, visitor }: Stage) => {
  const lines = [
    { de: 'Was der Ofen über den Winter kostet', en: 'What the stove costs over the winter' },
    { de: 'Notizen', en: 'Notes' },
  ].map(visitor.say)
  await page.evaluate(async texts => {
    const { id: person } = await (await fetch('/api/session')).json()
    const { documents } = await (await fetch('/api/document')).json()
    const { _id, revision } = documents[0]
    texts.forEach((text, at) => {
      const of = at ? { id: _id, key: 'a', revision: revision + 1 } : { key: 'b', revision: 0 }
      const content = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }
      const kept = { ...of, title: text, content, at: 10 - at }
      localStorage.setItem(`federwerk document|${person}|${of.id ?? 'new b'}|gone`, JSON.stringify(kept))
    })
  }, lines)
  await page.reload()
  await page.getByRole('region', { name: visitor.say(notSaved) }).waitFor()
}
const notSaved = { de: 'Noch nicht gesichert', en: 'Not saved yet' }

/** Documents: listed, searched, labelled, gone back, passed on, opened from files. */
export const documentScenes: readonly Scene[] = [
  { name: 'documents', who, at },
  { name: 'documents-empty', who: 'frida', at },
  { name: 'documents-loading', who, at, before: silent('document?*') },
  { name: 'documents-failed', who, at, before: broken('document?*'), does: toldItFailed },
  {
    name: 'documents-not-saved',
    who,
    at,
    before: ({ page }) =>
      page.route('**/api/document', route =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 507, json: { code: 'storage_reached' } })
          : route.continue(),
      ),
    does: leavesTexts,
  },
  { name: 'documents-nothing-found', who, at: `${at}?search=Zwiebelkuchen` },
  { name: 'documents-label', who, at: ofReport },
  { name: 'documents-templates', who, at: `${at}?kind=template` },
  { name: 'documents-no-templates', who: 'nora', at: `${at}?kind=template` },
  { name: 'documents-menu', who, at, does: opensMenu },
  { name: 'documents-rename', who, at, does: chooses({ de: 'Umbenennen', en: 'Rename' }) },
  { name: 'documents-labels', who, at, does: chooses({ de: 'Etiketten', en: 'Labels' }) },
  {
    name: 'documents-manage-labels',
    who,
    at,
    does: async stage => {
      await stage.visitor.presses({ de: 'Filter', en: 'Filters' })
      await stage.visitor.presses({ de: 'Etiketten verwalten', en: 'Manage labels' })
      await asked(stage)
    },
  },
  {
    name: 'documents-versions',
    who,
    at: ofReport,
    does: async stage => {
      await chooses(versions)(stage)
      await stage.page
        .getByRole('dialog')
        .getByRole('button', { name: stage.visitor.say(compare) })
        .first()
        .click()
      await stage.page.locator('ins').first().waitFor()
    },
  },
  { name: 'documents-link', who, at, does: chooses(link) },
  {
    name: 'documents-link-made',
    who: 'anna',
    at: (_, locale) => `${at}?search=${{ de: 'Einladung', en: 'Invitation' }[locale]}`,
    does: async stage => {
      await chooses(link)(stage)
      const dialog = stage.page.getByRole('dialog')
      const makes = dialog.getByRole('button', { name: stage.visitor.say(make), exact: true })
      const made = dialog.locator('input[readonly]')
      // In the other language or theme it was made before.
      await makes.or(made).waitFor()
      if (await makes.isVisible()) await makes.click()
      await made.waitFor()
    },
  },
  {
    name: 'documents-new-from-template',
    who,
    at,
    does: async stage => {
      await stage.visitor.presses({ de: 'Anders beginnen', en: 'Other ways to begin' })
      await stage.page
        .getByRole('menuitem', { name: stage.visitor.say({ de: 'Neu aus Vorlage', en: 'New from template' }) })
        .click()
      await asked(stage)
    },
  },
  {
    name: 'documents-file-opened',
    who: 'nora',
    at: `${at}?kind=template`,
    before: ({ page }) =>
      page.route('**/api/document/file', route =>
        route.fulfill({
          json: { document: { _id: 'x', titel_text: 'Satzung' }, lost: ['looks', 'pictures', 'furniture'] },
        }),
      ),
    does: async stage => {
      await opensFile('Satzung.docx', 'application/octet-stream', 'x')(stage)
      await asked(stage)
    },
  },
  {
    name: 'documents-file-refused',
    who: 'nora',
    at: `${at}?kind=template`,
    does: async stage => {
      await opensFile('Kaputt.docx', 'application/octet-stream', 'PK\u0003\u0004nothing')(stage)
      await stage.page.getByRole('alert').first().waitFor()
    },
  },
]
