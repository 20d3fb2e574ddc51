import type { Text } from '#shared/text.ts'
import { words } from '../words.ts'
import { field, written } from './editor.ts'
import type { Scene, Stage } from './scene.ts'

export const drawerNames = {
  open: { de: 'Mit KI arbeiten', en: 'Work with AI' },
  regenerate: { de: 'Neu formulieren', en: 'Regenerate' },
  again: { de: 'Noch einmal neu formulieren', en: 'Regenerate once more' },
  seo: { de: 'SEO-Prüfung', en: 'SEO checkup' },
  grammar: { de: 'Rechtschreibung und Grammatik', en: 'Grammar and spelling check' },
  replace: { de: 'Ersetzen', en: 'Replace' },
  changes: { de: 'Änderungen', en: 'Changes' },
  run: { de: 'Anweisung ausführen', en: 'Run this prompt' },
  wish: { de: 'Was soll die KI tun?', en: 'What should the AI do?' },
} satisfies Record<string, Text>

const dialog = ({ page }: Stage) => page.getByRole('dialog', { name: /^(Mit KI arbeiten|Work with AI)$/ })
const pressed = async (stage: Stage) => {
  await stage.visitor.button(drawerNames.open).first().click()
  await dialog(stage).waitFor()
}
const opens = async (stage: Stage) => {
  await written(stage)
  await pressed(stage)
}
/** Has a tool answer: its button has a line beside its name. */
const uses = async (stage: Stage, tool: Text) => {
  await dialog(stage)
    .getByRole('button', { name: new RegExp(`^${stage.visitor.say(tool)}`) })
    .click()
  await dialog(stage)
    .getByRole('button', { name: stage.visitor.say(words.copy), exact: true })
    .waitFor()
}
/** Has the text written anew four times, as often as a session may. */
const exhausts = async (stage: Stage) => {
  await opens(stage)
  await uses(stage, drawerNames.regenerate)
  for (const place of [2, 3, 4]) {
    await dialog(stage)
      .getByRole('button', { name: stage.visitor.say(drawerNames.again) })
      .click()
    await dialog(stage).getByText(`${place} / 4`).waitFor()
    await dialog(stage)
      .getByRole('button', { name: stage.visitor.say(words.copy), exact: true })
      .waitFor()
  }
}
const scene = (name: string, does: (stage: Stage) => Promise<unknown>, who: Scene['who'] = 'nora'): Scene => ({
  ...{ name: `editor-drawer${name}`, who, at: '/editor', does },
})
const tells = ({ page }: Stage, said: RegExp) => page.getByText(said).filter({ visible: true }).first().waitFor()

/** Working with AI on a text in the editor. */
export const drawerScenes: readonly Scene[] = [
  scene('', opens),
  scene('-selection', async stage => {
    await written(stage)
    await field(stage).locator('strong').first().dblclick()
    await pressed(stage)
  }),
  scene('-writing', async stage => {
    await opens(stage)
    await dialog(stage).getByRole('textbox').first().fill('Schreib los. [[pace:3]]')
    await stage.visitor.presses(drawerNames.run)
    await dialog(stage).getByText('Dies ist').or(dialog(stage).getByText('This is')).waitFor()
  }),
  scene('-stopped', async stage => {
    await opens(stage)
    await dialog(stage).getByRole('textbox').first().fill('Schreib los. [[pace:3]]')
    await stage.visitor.presses(drawerNames.run)
    await dialog(stage).getByText('Dies ist').or(dialog(stage).getByText('This is')).waitFor()
    await stage.visitor.presses({ de: 'Anhalten', en: 'Stop' })
    await dialog(stage)
      .getByRole('button', { name: stage.visitor.say(words.copy), exact: true })
      .waitFor()
  }),
  scene('-result', async stage => {
    await opens(stage)
    await uses(stage, drawerNames.regenerate)
  }),
  scene('-changes', async stage => {
    await opens(stage)
    await uses(stage, drawerNames.regenerate)
    await stage.visitor.presses(drawerNames.changes)
    await dialog(stage).locator('ins').first().waitFor()
    await dialog(stage)
      .getByRole('button', { name: /ablehnen$|^Reject correction/ })
      .nth(1)
      .click()
    await stage.visitor.presses(drawerNames.replace)
  }),
  scene('-differently', async stage => {
    await opens(stage)
    await uses(stage, drawerNames.regenerate)
    await stage.visitor.presses({ de: 'Sätze anders sagen', en: 'Say sentences differently' })
    await dialog(stage)
      .getByRole('button', {
        name: stage.visitor.say({ de: 'Andere Fassungen des Satzes', en: 'Other wordings of the sentence' }),
      })
      .click()
    await dialog(stage)
      .getByRole('list', { name: stage.visitor.say({ de: 'Fassungen', en: 'Wordings' }), exact: true })
      .waitFor()
  }),
  scene('-advice', async stage => {
    await opens(stage)
    await uses(stage, drawerNames.seo)
  }),
  scene('-grammar', async stage => {
    await opens(stage)
    await uses(stage, drawerNames.grammar)
  }),
  scene('-full', exhausts),
  scene('-fifth', async stage => {
    await exhausts(stage)
    await stage.visitor.presses({ de: 'Werkzeuge', en: 'Tools' })
    await dialog(stage)
      .getByRole('button', { name: new RegExp(`^${stage.visitor.say(drawerNames.regenerate)}`) })
      .click()
    await tells(stage, /^(Höchstens 4 neue Fassungen|Maximum 4 regenerations)/)
  }),
  // Without a text, and with one that is too long, it does not open.
  scene('-no-text', async stage => {
    await field(stage).waitFor()
    await stage.visitor.button(drawerNames.open).first().click()
    await tells(stage, /^(Schreiben Sie zuerst etwas|Insert text to use)/)
  }),
  scene('-too-long', async stage => {
    await written(stage, `\n\n${'Holz '.repeat(2000)}`)
    await stage.visitor.button(drawerNames.open).first().click()
    await tells(stage, /^(Der Text hat 10.000|The text is too long)/)
  }),
  scene(
    '-research',
    async stage => {
      await opens(stage)
      await dialog(stage).getByRole('switch').check({ force: true })
    },
    'anna',
  ),
  scene(
    '-no-model',
    async stage => {
      await opens(stage)
      await dialog(stage)
        .getByRole('button', { name: new RegExp(`^${stage.visitor.say(drawerNames.seo)}`) })
        .click()
      await dialog(stage).getByRole('meter').waitFor()
      await dialog(stage).getByRole('alert').waitFor()
    },
    'ada',
  ),
  scene(
    '-no-request-left',
    async stage => {
      await opens(stage)
      await dialog(stage)
        .getByRole('button', { name: new RegExp(`^${stage.visitor.say(drawerNames.seo)}`) })
        .click()
      await tells(stage, /^(Ihr Kontingent ist aufgebraucht|You've reached your limit)/)
    },
    'lena',
  ),
  scene('-file', async stage => {
    await opens(stage)
    const bytes = Buffer.from('Der neue Ofen kostet 18.400 Euro.')
    const file = { name: 'Angebot.txt', mimeType: 'text/plain', buffer: bytes }
    await dialog(stage).locator('input[type=file]').setInputFiles(file)
    await dialog(stage)
      .getByRole('button', { name: /^(Angebot\.txt entfernen|Remove Angebot\.txt)$/ })
      .waitFor()
  }),
  scene('-broken', async stage => {
    await opens(stage)
    await dialog(stage).getByRole('textbox').first().fill('[[fault:reset-mid]]')
    await stage.visitor.presses(drawerNames.run)
    await dialog(stage).getByRole('alert').waitFor()
  }),
  scene('-failed', async stage => {
    await opens(stage)
    await dialog(stage).getByRole('textbox').first().fill('[[fault:500]]')
    await stage.visitor.presses(drawerNames.run)
    await dialog(stage).getByRole('alert').waitFor()
  }),
  scene('-nothing-said', async stage => {
    await opens(stage)
    await stage.visitor.presses(drawerNames.run)
  }),
]
