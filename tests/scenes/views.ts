import type { Engine } from '#catalogue/engine.ts'
import { engines } from '#catalogue/index.ts'
import { words } from '../words.ts'
import { engine as at } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const engineOf = (slug: string): Engine => {
  const found = engines.find(engine => engine.slug === slug)
  if (!found) throw new Error(`There is no ${slug}`)
  return found
}
const firstCall = ({ calls }: Engine) => Object.values(calls)[0]

/** Has an engine's own example written: as its guide shows it, or, where parts are wanted, as the test model does. */
export const writes = async ({ visitor, all }: Stage, engine: Engine) => {
  const call = firstCall(engine)
  const isAsked = call?.answer.shape === 'form' || (call?.answer.shape === 'list' && call.answer.of && call.answer.view)
  const checks = call?.answer.shape === 'claims'
  if (!isAsked && !checks) all.used.model.next({ text: engine.guide.shows[visitor.language] })
  await visitor.presses(words.example)
  await visitor.presses(checks ? words.check : words.generate)
  if ((call?.cost ?? 1) > 1) {
    const dialog = visitor.page.getByRole('dialog')
    await dialog.getByRole('button', { name: visitor.say(words.generate) }).click()
  }
  await visitor.button(words.copy).first().waitFor()
}

/** A picture of every view of an answer, with the example that its engine's guide shows. */
export const viewScenes: readonly Scene[] = engines
  .filter(engine => firstCall(engine)?.answer.view && firstCall(engine)?.answer.shape !== 'segments')
  .map(engine => ({
    name: `view-${engine.slug}`,
    who: 'anna',
    at: at(engine.slug),
    does: (stage: Stage) => writes(stage, engine),
  }))

/** Instructions as whoever works by them has them before them. */
export const ticking: Scene = {
  name: 'view-instructions_engine-ticked',
  who: 'anna',
  at: at('instructions_engine'),
  async does(stage: Stage) {
    await writes(stage, engineOf('instructions_engine'))
    await stage.visitor.presses({ de: 'Schritte abhaken', en: 'Tick off the steps' })
    await stage.visitor.page.getByRole('checkbox').nth(1).check()
  },
}

const slogans = [
  { slogan: 'Von gestern. Für heute Abend.' },
  { slogan: 'Kabel neu, Lampe treu.' },
  { slogan: 'Wie viele Bücher hat Ihre Lampe schon gelesen?' },
  { slogan: 'Uns geht ein altes Licht auf.', idea: 'Redensart mit Dreh' },
  { slogan: 'Glimm. Da brennt noch Licht.', idea: 'Der Name als Bild' },
  { slogan: 'Knipsen Sie 1920 an.', idea: 'Aufforderung mit dem Jahr der ältesten Stücke' },
]
const ideas = [
  {
    title: 'Woran Sie erkennen, ob eine alte Lampe sicher ist',
    says: 'Fünf Stellen, die jeder prüfen kann: Kabel, Fassung, Schalter, Stecker, Erdung.',
    readers: 'Leute, die eine Lampe geerbt haben',
  },
  {
    title: 'Vom Dachboden an die Decke',
    says: 'Eine Leuchte von 1931 in Bildern, von der Abholung bis zum ersten Abend.',
    readers: 'Leser, die Handwerk mögen',
  },
]
const points: Readonly<Record<'de' | 'en', readonly object[]>> = {
  de: [
    {
      passage: 'Viele Bürger sind dafür.',
      problem: 'Ohne Zahl ist das eine Behauptung.',
      better: 'Eine Liste beilegen.',
    },
    {
      passage: 'Das Dach kostet nicht viel.',
      problem: 'Der Beirat muss einen Betrag beschließen und kann mit „nicht viel“ nichts anfangen.',
      better: 'Betrag und Angebot nennen: [Betrag, Firma].',
    },
    { passage: 'Der Schrank ist alt.', problem: 'Das steht nirgends.', better: 'Das Baujahr nennen.' },
    { problem: 'Es fehlt, wer den Antrag stellt.', better: 'Mit Namen und Anschrift schließen.' },
  ],
  en: [
    { passage: 'Many citizens are in favour.', problem: 'Without a figure this is a claim.', better: 'Attach a list.' },
    {
      passage: 'The roof does not cost much.',
      problem: 'The council has to decide on a sum and can do nothing with “not much”.',
      better: 'Give the sum and a quote: [sum, company].',
    },
    { problem: 'It does not say who applies.', better: 'Close with a name and an address.' },
  ],
}
const writesItems = (items: readonly object[]) => async (stage: Stage) => {
  await stage.visitor.presses(words.example)
  stage.all.used.model.next({ text: JSON.stringify({ items }) })
  await stage.visitor.presses(words.generate)
  await stage.visitor.button(words.copy).first().waitFor()
}

/** Views while they are written in, and lists of what is a line each. */
export const editedScenes: readonly Scene[] = [
  {
    name: 'edit-correction',
    who: 'anna',
    at: at('correction_engine'),
    does: async stage => {
      await writes(stage, engineOf('correction_engine'))
      await stage.visitor.presses({ de: 'Text bearbeiten', en: 'Edit the text' })
    },
  },
  {
    name: 'edit-song',
    who: 'anna',
    at: at('text_to_song'),
    does: async stage => {
      await writes(stage, engineOf('text_to_song'))
      await stage.page.getByRole('button', { name: /^(Strophe 1 bearbeiten|Edit Verse 1)$/ }).click()
    },
  },
  { name: 'list-slogan', who: 'anna', at: at('slogan_engine'), does: writesItems(slogans) },
  { name: 'list-ideas', who: 'anna', at: at('blog_post_ideas'), does: writesItems(ideas) },
  {
    name: 'edit-ad-pinned',
    who: 'anna',
    at: at('google_ad_engine'),
    does: async stage => {
      stage.all.used.model.next({
        text: JSON.stringify({
          headlines: ['Rad kaputt?', 'Reparatur mit Abholung und Rückgabe', 'Inspektion'],
          descriptions: ['Abholung im Stadtgebiet.'],
        }),
      })
      await writes(stage, engineOf('google_ad_engine'))
      await stage.visitor.presses({ de: 'Überschriften 3 anheften', en: 'Pin Headlines 3' })
    },
  },
  {
    name: 'list-criticism',
    who: 'anna',
    at: at('criticize_engine'),
    does: async stage => {
      const { language } = stage.visitor
      await writesItems(points[language])(stage)
    },
  },
]
