import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Installations } from '../installations.ts'
import type { Locale } from '#shared/text.ts'
import { seen, thing } from './pictures.ts'
import type { Scene, Stage } from './scene.ts'

const report = {
  de: `# Anlass

Am Montag wurde der **alte Ofen** gelöscht[^1]. Der neue kommt im Mai, sobald [Ort ergänzen] geräumt ist.

## Kosten

| Posten | Betrag |
| --- | ---: |
| Ausbau | 1.200 € |
| Neuer Ofen | 18.400 € |

- [x] Angebot eingeholt
- [ ] Dach geprüft

> Ohne Ofen kein Brot.

[^1]: Er lief seit 1911, mit zwei Pausen.`,
  en: `# Occasion

On Monday the **old oven** was put out[^1]. The new one comes in May, as soon as [place to add] is cleared.

## Costs

| Item | Amount |
| --- | ---: |
| Removal | €1,200 |
| New oven | €18,400 |

- [x] Quote obtained
- [ ] Roof checked

> No oven, no bread.

[^1]: It had run since 1911, with two breaks.`,
}
const titles = { de: 'Bericht über den Ofen', en: 'Report on the oven' }

export const field = ({ page }: Stage) => page.locator('.paper [role=textbox]')
const there = async (stage: Stage) => field(stage).waitFor()

/** Lays a text of one's own into the editor, as a document that is new; `more` stands at its end. */
export const written = async (stage: Stage, more = '') => {
  const { page, visitor } = stage
  const { language } = visitor
  await there(stage)
  const made = await page.evaluate(
    async body =>
      (
        await fetch('/api/document', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      ).json(),
    { titel_text: titles[language], content: fromMarkdown(report[language] + more) },
  )
  await visitor.goes(`/editor?id=${made._id}`)
  await field(stage).getByRole('table').waitFor()
}
const at = (_: Installations, locale: Locale) => (locale === 'de' ? '/editor' : '/editor?engine=press_release')

/** A document while it is written. */
export const editorScenes: readonly Scene[] = [
  { name: 'editor-empty', who: 'nora', at, does: there },
  { name: 'editor', who: 'nora', at, does: written },
  {
    name: 'editor-table',
    who: 'nora',
    at,
    does: async stage => {
      await written(stage)
      await field(stage).getByRole('cell').first().click()
      await stage.page.getByText(stage.visitor.say({ de: 'Zeile darüber', en: 'Row above' })).waitFor()
    },
  },
  {
    name: 'editor-note',
    who: 'nora',
    at,
    does: async stage => {
      await written(stage)
      await stage.page.locator('.note-call').click()
      await stage.page.locator('form textarea').waitFor()
    },
  },
  {
    name: 'editor-find',
    who: 'nora',
    at,
    does: async stage => {
      await written(stage)
      await field(stage).click()
      await stage.page.keyboard.press('Control+f')
      await stage.page.keyboard.type('en')
      await stage.page.locator('.found').first().waitFor()
    },
  },
  {
    name: 'editor-slash',
    who: 'nora',
    at,
    does: async stage => {
      await there(stage)
      await field(stage).click()
      await stage.page.keyboard.type('/')
      await stage.page.getByRole('listbox').waitFor()
    },
  },
  {
    name: 'editor-picture',
    who: 'nora',
    at,
    does: async stage => {
      await there(stage)
      await field(stage).click()
      await stage.page.keyboard.type(stage.visitor.say({ de: '/bild', en: '/picture' }))
      await stage.page.keyboard.press('Enter')
      await stage.page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'editor-picture-own',
    who: 'paula',
    at,
    does: async stage => {
      const { page, visitor, all } = stage
      await all.used.paula.upload(
        new File([new Uint8Array(await thing(220))], 'Krug.png', { type: 'image/png' }),
        '/api/upload/picture',
      )
      await there(stage)
      await field(stage).click()
      await page.keyboard.type(visitor.say({ de: '/bild', en: '/picture' }))
      await page.keyboard.press('Enter')
      await page
        .getByRole('button', { name: visitor.say({ de: 'Aus Ihren Bildern', en: 'From your pictures' }) })
        .click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await seen(stage)
    },
  },
]
