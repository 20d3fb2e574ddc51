import { drawerNames } from './editor-drawer.ts'
import { written } from './editor.ts'
import type { Text } from '#shared/text.ts'
import type { Scene, Stage } from './scene.ts'

export const makingNames = {
  make: { de: 'Daraus machen', en: 'Make from this' },
  search: { de: 'Ein anderes Werkzeug suchen', en: 'Search for another tool' },
  summary: { de: 'Zusammenfassen', en: 'Summarise' },
  press: { de: 'Pressemitteilung', en: 'Press release' },
  translate: { de: 'Übersetzen', en: 'Translate' },
  generate: { de: 'Text erstellen', en: 'Generate' },
  open: { de: 'Dokument öffnen', en: 'Open the document' },
  stop: { de: 'Anhalten', en: 'Stop' },
} satisfies Record<string, Text>

export const makingWindow = ({ page, visitor }: Stage) =>
  page.getByRole('dialog', { name: visitor.say(makingNames.make), exact: true })

const opens = async (stage: Stage) => {
  await written(stage)
  await stage.visitor.button(makingNames.make).first().click()
  await makingWindow(stage).getByRole('listitem').first().waitFor()
}
const chooses = async (stage: Stage, tool: Text) => {
  await opens(stage)
  await makingWindow(stage)
    .getByRole('listitem')
    .filter({ hasText: stage.visitor.say(tool) })
    .first()
    .getByRole('button')
    .click()
  await makingWindow(stage).getByRole('form').waitFor()
}
const begins = async (stage: Stage, tool: Text) => {
  await chooses(stage, tool)
  await makingWindow(stage)
    .getByRole('button', { name: stage.visitor.say(makingNames.generate), exact: true })
    .click()
}
const isMade = async (stage: Stage) => {
  await begins(stage, makingNames.summary)
  await makingWindow(stage)
    .getByRole('button', { name: stage.visitor.say(makingNames.open), exact: true })
    .waitFor()
}
const summary = {
  de: 'Der Wochenmarkt öffnet künftig schon um sieben Uhr.',
  en: 'From now on the weekly market opens at seven.',
}
const scene = (name: string, does: (stage: Stage) => Promise<unknown>, who: Scene['who'] = 'nora'): Scene => ({
  name: `making${name}`,
  who,
  at: '/editor',
  does,
})

/** Having tools make something of a document, and where it came from. */
export const makingScenes: readonly Scene[] = [
  scene('', opens),
  scene('-empty', async stage => {
    await stage.visitor.button(makingNames.make).first().click()
    await makingWindow(stage).waitFor()
  }),
  scene('-search', async stage => {
    await opens(stage)
    await makingWindow(stage)
      .getByRole('searchbox')
      .fill(stage.visitor.say({ de: 'Lied', en: 'song' }))
    await makingWindow(stage).getByRole('listitem').first().waitFor()
  }),
  scene('-form', stage => chooses(stage, makingNames.press)),
  scene('-made', isMade),
  scene('-origin', async stage => {
    stage.all.used.model.next({ text: stage.visitor.say(summary) })
    await isMade(stage)
    await makingWindow(stage)
      .getByRole('button', { name: stage.visitor.say(makingNames.open), exact: true })
      .click()
    await makingWindow(stage).waitFor({ state: 'detached' })
    await stage.page.getByText(/^(Zusammenfassen aus|Summarise from)/).waitFor()
  }),
  scene('-under-way', async stage => {
    stage.all.used.model.next({ text: stage.visitor.say(summary), pace: 0.2 })
    await begins(stage, makingNames.summary)
    await makingWindow(stage)
      .getByRole('button', { name: stage.visitor.say(makingNames.stop), exact: true })
      .waitFor()
    await stage.visitor.goes('/documents')
    await stage.page.getByRole('heading', { name: /^(Im Entstehen|In the making)$/ }).waitFor()
  }),
  scene('-beside-drawer', async stage => {
    await written(stage)
    await stage.visitor.button(drawerNames.open).first().click()
    await stage.page.locator('.drawer').waitFor()
  }),
]
