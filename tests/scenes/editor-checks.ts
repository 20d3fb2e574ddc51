import { fromMarkdown } from '#shared/document/markdown/read.ts'
import type { Scene, Stage } from './scene.ts'

const article = {
  de: `Die Werkstatt am am Hafen repariert Lastenräder - schnell und gründlich. Sie können Ihr Rad jederzeit bringen , und wir melden uns.

# Lastenrad reparieren lassen

Wer sein Lastenrad liebt, der pflegt es. "Eine gute Kette hält lange", sagt die Meisterin. Der Reifen wurde letzte Woche gewechselt. Rückfragen beantwortet [Name ergänzen].

# Preise

Ein neuer Reifen kostet ab 39,90 Euro, und weil wir alle Teile am Lager haben, die man für ein Lastenrad braucht, das jeden Tag bei jedem Wetter durch die Stadt fährt und dabei Kinder, Einkäufe und manchmal auch ein Klavier trägt, geht es rasch.`,
  en: `The workshop at at the harbour repairs cargo bikes - fast and well. You can bring your bike at any time , and we call you.

# Have a cargo bike repaired

Who loves a cargo bike looks after it. "A good chain lasts", says the mechanic. The tyre was changed last week. Questions go to [name to add].

# Prices

A new tyre is from 39 euros, and because we keep every part in stock that a cargo bike needs that goes through the town every day in every weather and carries children, shopping and now and then even a piano, it does not take long.`,
}
const titles = { de: 'Lastenrad reparieren: Preise und Termine', en: 'Cargo bike repairs: prices and dates' }
const kept = {
  de: {
    keyphrase: 'Lastenrad',
    description: 'Wir reparieren Lastenräder am Hafen, schnell und zu festen Preisen.',
    left: [],
  },
  en: {
    keyphrase: 'cargo bike',
    description: 'We repair cargo bikes at the harbour, fast and at fixed prices.',
    left: [],
  },
}
const check = { de: 'Prüfen', en: 'Check' }

const field = ({ page }: Stage) => page.locator('.paper [role=textbox]')
const panel = ({ page }: Stage) => page.locator('#checks')

/** Opens an article with its checks beside it. */
const checked = async (stage: Stage) => {
  const { page, visitor } = stage
  const { language } = visitor
  await field(stage).waitFor()
  const id = await page.evaluate(
    async ({ made, checks }) => {
      const send = async (address: string, method: string, body: object) =>
        (
          await fetch(address, {
            method,
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify(body),
          })
        ).json()
      const { _id } = await send('/api/document', 'POST', made)
      await send(`/api/document/${_id}`, 'PATCH', { checks })
      return _id as string
    },
    { made: { titel_text: titles[language], content: fromMarkdown(article[language]) }, checks: kept[language] },
  )
  await visitor.goes(`/editor?id=${id}`)
  await field(stage).getByText('39').waitFor()
  await page.getByRole('button', { name: visitor.say(check), exact: true }).click()
  await page.locator('.check-mark').first().waitFor()
}
const seo = async (stage: Stage) => {
  await checked(stage)
  await panel(stage).getByRole('button', { name: /^SEO/ }).click()
  await panel(stage).getByRole('meter').waitFor()
}

/** The checks beside a text that is written. */
export const editorCheckScenes: readonly Scene[] = [
  { name: 'editor-checks', who: 'nora', at: '/editor', does: checked },
  {
    name: 'editor-checks-current',
    who: 'nora',
    at: '/editor',
    does: async stage => {
      await checked(stage)
      await field(stage).click()
      await stage.page.keyboard.press('F8')
      await stage.page.locator('.check-current').first().waitFor()
    },
  },
  { name: 'editor-checks-seo', who: 'nora', at: '/editor', does: seo },
  {
    name: 'editor-checks-places',
    who: 'nora',
    at: '/editor',
    does: async stage => {
      await seo(stage)
      await panel(stage).locator('button[aria-pressed=false].link').first().click()
      await stage.page.locator('.check-place').first().waitFor()
    },
  },
]
