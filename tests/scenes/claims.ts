import type { Scene, Stage } from './scene.ts'
import { engine } from './engines.ts'

const texts = {
  de: `# Westerney

Der Leuchtturm von Westerney wurde 1884 erbaut. Die Flutbrücke von Westerney wurde 2001 eröffnet.

Der Leuchtturm von Westerney ist 35 Meter hoch. Westerney ist die schönste Insel.`,
  en: `# Bridges and gates

The Brandenburg Gate was built between 1788 and 1791. The Harlow footbridge opened on 14 June 1999.

It is the most beautiful bridge. The mayor wears a green hat on Sundays.`,
}
const say = {
  check: { de: 'Behauptungen prüfen', en: 'Check the claims' },
  counts: { de: /\d Aussagen geprüft: /, en: /\d claims checked: / },
  refuted: { de: 'widerlegt', en: 'refuted' },
  source: { de: /^\d+ Quellen?$/, en: /^\d+ sources?$/ },
  checks: { de: 'Prüfen', en: 'Check' },
  claims: { de: 'Behauptungen', en: 'Claims' },
}
const slow = { timeout: 120_000 }

/** A text that was written, opened on its sheet. */
const written = async ({ all, page, visitor }: Stage) => {
  const { language } = visitor
  all.used.model.next({ text: texts[language] })
  const run = await page.evaluate(
    async body => {
      const headers = { 'Content-Type': 'application/json' }
      const sent = { method: 'POST', headers, body: JSON.stringify(body) }
      const answer = await fetch('/api/engins/summarize', sent)
      await answer.text()
      return answer.headers.get('X-Run-Id')
    },
    { content: texts[language].slice(0, 60), AiLanguage: language.toUpperCase() },
  )
  await visitor.goes(`/engins/v1/summarize_simplify?run=${run}`)
  await page.getByRole('button', { name: visitor.say(say.check) }).waitFor()
}

const checked = async (stage: Stage) => {
  const { page, visitor } = stage
  await written(stage)
  await visitor.presses(say.check)
  await page.getByText(say.counts[visitor.language]).waitFor(slow)
}

const inDocument = async ({ page, visitor }: Stage) => {
  const { language } = visitor
  const content = {
    type: 'doc',
    content: texts[language]
      .split(/\n+/)
      .slice(1)
      .map(text => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
  }
  const id = await page.evaluate(
    async body => {
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch('/api/document', { method: 'POST', headers, body: JSON.stringify(body) })
      return ((await answer.json()) as { _id: string })._id
    },
    { titel_text: texts[language].split('\n')[0]?.slice(2), content, language },
  )
  await visitor.goes(`/editor?id=${id}`)
  await page.getByRole('button', { name: visitor.say(say.checks), exact: true }).click()
  await page
    .locator('#checks')
    .getByRole('button', { name: visitor.say(say.claims), exact: true })
    .click()
  await page
    .locator('#checks')
    .getByRole('button', { name: visitor.say(say.check) })
    .waitFor()
}

/** The claims of a text, on its sheet and in the editor: not checked yet, checked, and one of them with its sources. */
export const claimScenes: readonly Scene[] = [
  { name: 'claims-sheet-before', who: 'anna', at: engine('summarize_simplify'), does: written },
  {
    name: 'claims-sheet',
    who: 'anna',
    at: engine('summarize_simplify'),
    does: async stage => {
      await checked(stage)
      const { page, visitor } = stage
      const remarks = page.getByRole('button', { name: /^\d+ (Hinweise?|remarks?)$/ })
      if (await remarks.isVisible()) await remarks.click()
      const note = page.getByRole('listitem').filter({ has: page.getByText(visitor.say(say.refuted), { exact: true }) })
      await note.getByText(say.source[visitor.language]).first().click()
    },
  },
  { name: 'claims-document-before', who: 'nora', at: '/editor', does: inDocument },
  {
    name: 'claims-document',
    who: 'nora',
    at: '/editor',
    does: async stage => {
      const { page, visitor } = stage
      await inDocument(stage)
      await visitor.presses(say.check)
      await page.getByText(say.counts[visitor.language]).waitFor(slow)
      await page.locator('.claim-hard').first().click()
      await page.locator('#checks [aria-current]').getByText(say.source[visitor.language]).click()
    },
  },
]
