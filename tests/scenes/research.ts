import type { Text } from '#shared/text.ts'
import { words } from '../words.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const say = {
  term: { de: 'Welcher Begriff soll erklärt werden?', en: 'Which term should be defined?' },
  content: { de: 'Der Leuchtturm von Westerney', en: 'The Harlow footbridge' },
  query: { de: 'Leuchtturm Westerney erbaut', en: 'Harlow footbridge opened' },
  research: { de: 'Vorher im Netz recherchieren', en: 'Research on the web first' },
  look: { de: 'Quellen vorher ansehen', en: 'Look at the sources first' },
  choose: { de: 'Quellen wählen', en: 'Choose the sources' },
  address: { de: 'Adresse einer Seite', en: 'Address of a page' },
  add: { de: 'Hinzufügen', en: 'Add' },
  write: { de: 'Mit diesen Quellen schreiben', en: 'Write from these sources' },
  gap: { de: 'Quelle fehlt: was tun?', en: 'source missing: what now?' },
  unread: { de: /Ließ sich nicht lesen/, en: /Could not be read/ },
  text: {
    de: 'Der Turm wurde 1884 aus rotem Backstein erbaut [1]. Er steht im Osten [9]. Er hat 40 Stufen [2].',
    en: 'The bridge opened on 14 June 2003 [1]. It is blue [9]. It has 40 lamps [2].',
  },
} satisfies Record<string, Text | Record<'de' | 'en', RegExp>>

/** Has sources looked for, and stops where they are to be chosen. */
const searched = async ({ all, page, visitor }: Stage) => {
  all.used.model.next({ text: JSON.stringify({ items: [{ query: visitor.say(say.query) }] }) })
  await page.getByLabel(visitor.say(say.term)).fill(visitor.say(say.content))
  for (const asks of [say.research, say.look])
    await page.getByRole('switch', { name: visitor.say(asks) }).press('Space')
  await visitor.presses(words.generate)
  await page.getByRole('heading', { name: visitor.say(say.choose) }).waitFor({ timeout: 60_000 })
}

const adds = (address: (stage: Stage) => string) => async (stage: Stage) => {
  const { page, visitor } = stage
  await page.getByLabel(visitor.say(say.address), { exact: true }).fill(address(stage))
  await visitor.presses(say.add)
}

/** Research before writing: sources to be chosen, one that cannot be read, and a text with its notes. */
export const researchScenes: readonly Scene[] = [
  {
    name: 'research-choose',
    who: 'anna',
    at: engine('definition_engine'),
    does: async stage => {
      await searched(stage)
      await stage.page.getByRole('checkbox').first().uncheck()
      await adds(({ all }) => `${all.used.web.url}/amt/bruecke`)(stage)
    },
  },
  {
    name: 'research-unreadable',
    who: 'anna',
    at: engine('definition_engine'),
    does: async stage => {
      await searched(stage)
      await adds(({ all }) => `${all.used.web.url}/anmeldung`)(stage)
      await stage.visitor.presses(say.write)
      await stage.page.getByText(say.unread[stage.visitor.language]).first().waitFor({ timeout: 60_000 })
    },
  },
  {
    name: 'research-written',
    who: 'anna',
    at: engine('definition_engine'),
    does: async stage => {
      await searched(stage)
      stage.all.used.model.next({ text: stage.visitor.say(say.text) })
      await stage.visitor.presses(say.write)
      await stage.visitor.button(words.copy).first().waitFor()
    },
  },
  {
    name: 'research-gap',
    who: 'anna',
    at: engine('definition_engine'),
    does: async stage => {
      await searched(stage)
      stage.all.used.model.next({ text: stage.visitor.say(say.text) })
      await stage.visitor.presses(say.write)
      await stage.visitor.button(words.copy).first().waitFor()
      await stage.visitor.button(say.gap).first().click()
      await stage.page.getByRole('menu').waitFor()
    },
  },
]
