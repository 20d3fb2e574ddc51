import type { Locale, Text } from '#shared/text.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'
import { broken, presses, silent, toldItFailed } from './states.ts'

const titles = {
  de: ['Über uns – Bäckerei Krause', 'Satzung des Fördervereins.pdf', 'Preise und Öffnungszeiten', 'Leitbild.docx'],
  en: ['About us – Krause’s Bakery', 'Statutes of the society.pdf', 'Prices and opening hours', 'Mission.docx'],
} satisfies Record<Locale, readonly string[]>

const sources = (language: Locale) =>
  titles[language].map((title, at) => {
    const isPage = at % 2 === 0
    return {
      ...{ _id: `source-${at}`, kind: isPage ? 'page' : 'document', title, words: 1240 - at * 377, language },
      address: isPage ? `https://www.norda.example/${at}` : '',
      ...{ cut: at === 1, rhythm: at === 0 ? 'weekly' : 'never', readAt: `2026-11-${18 - at}T10:00:00.000Z` },
      dueAt: at === 0 ? '2026-11-25T10:00:00.000Z' : null,
      failedAt: at === 0 ? '2026-11-25T10:00:00.000Z' : null,
    }
  })

const terms = {
  de: [
    { term: 'Kunde', use: 'Gast', avoid: ['Besucher', 'Klient'] },
    { term: 'Lastenrad', use: 'cargo bike', avoid: [], language: 'en' },
    { term: 'Krause', use: 'Bäckerei Krause', avoid: [] },
  ],
  en: [
    { term: 'customer', use: 'guest', avoid: ['client', 'visitor'] },
    { term: 'Lastenrad', use: 'cargo bike', avoid: [], language: 'en' },
    { term: 'Krause', use: 'Krause’s Bakery', avoid: [] },
  ],
} satisfies Record<Locale, readonly object[]>

const path = 'user/knowledge'
const kept = async ({ page, visitor }: Stage) => {
  await page.route(`**/api/${path}`, route => route.fulfill({ json: { sources: sources(visitor.language) } }))
  await page.route('**/api/user/glossary', route => route.fulfill({ json: { terms: terms[visitor.language] } }))
}
const add: Text = { de: 'Hinzufügen', en: 'Add' }
const choose: Text = { de: 'Auswählen', en: 'Choose' }
const addTerm: Text = { de: 'Begriff hinzufügen', en: 'Add a term' }
const dialog = ({ page }: Stage) => page.getByRole('dialog').waitFor()

const notes: Text = {
  de: 'Samstag offene Backstube, Kunden willkommen',
  en: 'Open bakehouse on Saturday, customers welcome',
}
const release: Text = {
  de: 'Am Samstag öffnet die Backstube. Alle Kunden sind willkommen, jeder Besucher bekommt ein Brötchen.',
  en: 'The bakehouse opens on Saturday. All customers are welcome, and every visitor is given a roll.',
}

/** What people keep to be laid under texts, and what they call things. */
export const knowledgeScenes: readonly Scene[] = [
  {
    name: 'settings-knowledge',
    who: 'anna',
    at: '/settings#knowledge',
    before: kept,
    does: ({ visitor }) => visitor.reads(titles[visitor.language][3] ?? ''),
  },
  { name: 'settings-knowledge-empty', who: 'anna', at: '/settings#knowledge' },
  { name: 'settings-knowledge-loading', who: 'anna', at: '/settings#knowledge', before: silent(path) },
  {
    name: 'settings-knowledge-failed',
    who: 'anna',
    at: '/settings#knowledge',
    before: broken(path),
    does: toldItFailed,
  },
  {
    name: 'settings-knowledge-add',
    who: 'anna',
    at: '/settings#knowledge',
    does: async stage => {
      await presses(add)(stage)
      await dialog(stage)
    },
  },
  {
    name: 'settings-glossary',
    who: 'anna',
    at: '/settings#glossary',
    before: kept,
    does: ({ visitor }) => visitor.reads('cargo bike'),
  },
  {
    name: 'settings-glossary-term',
    who: 'anna',
    at: '/settings#glossary',
    before: kept,
    does: async stage => {
      await presses(addTerm)(stage)
      await dialog(stage)
    },
  },
  {
    name: 'settings-glossary-import',
    who: 'anna',
    at: '/settings#glossary',
    does: async stage => {
      await presses({ de: 'CSV importieren', en: 'Import CSV' })(stage)
      await dialog(stage)
      await stage.page.locator('[role=dialog] input[type=file]').setInputFiles({
        ...{ name: 'glossary.csv', mimeType: 'text/csv' },
        buffer: Buffer.from('Begriff;Heißt;Nicht;Sprache\nKunde;Gast;Besucher;\nZeit;;;xx\n'),
      })
      await stage.page.locator('[role=dialog] [role=status] p').first().waitFor()
    },
  },
  {
    name: 'engine-knowledge',
    who: 'anna',
    at: engine('press_release'),
    before: kept,
    does: async stage => {
      await presses(choose)(stage)
      await stage.page.getByRole('checkbox').nth(1).uncheck()
    },
  },
  {
    name: 'engine-terms',
    who: 'anna',
    at: engine('press_release'),
    before: kept,
    does: async ({ visitor, page, all }) => {
      all.used.model.next({ text: visitor.say(release) })
      await page.getByRole('textbox').first().fill(visitor.say(notes))
      await visitor.presses(words.generate)
      await visitor.button(words.copy).first().waitFor()
      if ((page.viewportSize()?.width ?? 0) < 768)
        await page
          .getByRole('button', { name: { de: /^\d+ Hinweise?$/, en: /^\d+ remarks?$/ }[visitor.language] })
          .click()
      await visitor.reads({ de: 'heißt im Glossar', en: 'in the glossary' })
    },
  },
]
