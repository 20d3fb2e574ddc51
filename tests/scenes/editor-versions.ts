import type { Page } from 'playwright-core'
import { fromMarkdown } from '#shared/document/markdown/read.ts'
import { field, written } from './editor.ts'
import type { Scene, Stage } from './scene.ts'

const more = { de: 'Ofen und Herd', en: 'Oven and stove' }
const costs = {
  de: '# Kosten\n\n| Posten | Betrag |\n| --- | ---: |\n| Ausbau | 1.450 € |\n| Schornstein | 900 € |',
  en: '# Costs\n\n| Item | Amount |\n| --- | ---: |\n| Removal | €1,450 |\n| Chimney | €900 |',
}

/** The document that lies open, saved once more as another device would. */
const savedElsewhere = async (page: Page, content: object) => {
  const id = new URL(page.url()).searchParams.get('id')
  await page.evaluate(
    async ([address, content]) => {
      const { revision } = await (await fetch(address)).json()
      const headers = { 'Content-Type': 'application/json' }
      await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ revision, content, by: 'ai' }) })
    },
    [`/api/document/${id}`, content] as const,
  )
}

const inConflict = async (stage: Stage) => {
  const { page, visitor } = stage
  await written(stage)
  await savedElsewhere(page, fromMarkdown(costs[visitor.language]))
  await field(stage).click()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type(`${visitor.say(more)}: `)
  await page.getByRole('dialog').getByRole('table').first().waitFor()
}

/** What a document is beside another state of it: one that was saved elsewhere, and what it was before. */
export const editorVersionScenes: readonly Scene[] = [
  { name: 'editor-conflict', who: 'nora', at: '/editor', does: inConflict },
  {
    name: 'editor-conflict-full',
    who: 'nora',
    at: '/editor',
    does: async stage => {
      await inConflict(stage)
      const { page, visitor } = stage
      const full = { success: false, code: 'storage_reached', message: '' }
      await page.route('**/api/document/**', route =>
        route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 402, json: full }),
      )
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.say({ de: 'Meine behalten', en: 'Keep mine' }) })
        .click()
      await page.getByRole('dialog').getByRole('alert').waitFor()
    },
  },
  {
    name: 'editor-versions',
    who: 'nora',
    at: '/editor',
    does: async stage => {
      const { page, visitor } = stage
      await written(stage)
      await savedElsewhere(page, fromMarkdown(costs[visitor.language]))
      await page
        .getByRole('button', { name: visitor.say({ de: 'Mehr zum Dokument', en: 'More about the document' }) })
        .click()
      await page.getByRole('menuitem', { name: visitor.say({ de: 'Fassungen', en: 'Versions' }) }).click()
      await page
        .getByRole('dialog')
        .getByRole('button', { name: visitor.say({ de: 'Mit heute vergleichen', en: 'Compare with today' }) })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('table').first().waitFor()
    },
  },
]
