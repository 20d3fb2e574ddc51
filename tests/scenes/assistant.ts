import { type BlogDraft, emptyBlogDraft, type Step } from '#shared/blog-draft.ts'
import { engine } from './engines.ts'
import type { Scene, Stage } from './scene.ts'

const at = (step: Step) => `${engine('blog_post_assistant')}?step=${step}`
const point = { tone: '', out: false, text: '' }

/** A post on its way, in the language of the screen. */
const begun: Record<'de' | 'en', BlogDraft> = {
  de: {
    ...emptyBlogDraft,
    topic: { content: 'Mein erstes Jahr mit zwei Bienenvölkern im Schrebergarten.' },
    titles: [
      { id: 'a', text: 'Ein Jahr mit zwei Völkern' },
      { id: 'b', text: 'Was mir vor der ersten Wabe niemand gesagt hat' },
    ],
    title: 'b',
    intros: [
      { id: 'c', text: 'Im Mai hing mein halbes Volk im Kirschbaum der Nachbarin, und ich hatte einen Karton.' },
    ],
    intro: 'c',
    points: [
      { ...point, id: 'd', heading: 'Was es gekostet hat', says: 'Beuten, Kleidung, Kurs.' },
      { ...point, id: 'e', heading: 'Der Schwarm', says: '', text: 'Wir haben ihn mit einer Leiter geholt.' },
      { ...point, id: 'f', heading: 'Honig', says: 'Wie viel es war.', out: true },
    ],
  },
  en: {
    ...emptyBlogDraft,
    topic: { content: 'My first year with two hives on the allotment.' },
    titles: [
      { id: 'a', text: 'A year with two hives' },
      { id: 'b', text: 'What nobody told me before the first comb' },
    ],
    title: 'b',
    intros: [
      { id: 'c', text: 'In May half my colony hung in the neighbour’s cherry tree, and I had a cardboard box.' },
    ],
    intro: 'c',
    points: [
      { ...point, id: 'd', heading: 'What it cost', says: 'Hives, clothes, a course.' },
      { ...point, id: 'e', heading: 'The swarm', says: '', text: 'We fetched it with a ladder.' },
      { ...point, id: 'f', heading: 'Honey', says: 'How much there was.', out: true },
    ],
  },
}

/** Opens a step of a post that was begun before, or of none; never the same twice, or nobody would be asked. */
const opens = async ({ page, visitor }: Stage, step: Step, from = begun[visitor.language]) => {
  const { content = '' } = from.topic
  const draft = { ...from, topic: { ...from.topic, content: `${String(content)} ${crypto.randomUUID()}`.trim() } }
  await page.evaluate(async draft => {
    sessionStorage.clear()
    const address = '/api/drafts/blog_post_assistant'
    const { revision } = (await (await fetch(address)).json()) as { revision: number }
    const headers = { 'Content-Type': 'application/json' }
    await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ revision, draft }) })
  }, draft)
  await visitor.goes(at(step))
  await page
    .getByRole('textbox')
    .or(visitor.button({ de: 'Zurück', en: 'Back' }))
    .first()
    .waitFor()
}

const step = (name: Step): Scene => ({
  name: `assistant-${name}`,
  who: 'anna',
  at: '/settings/',
  does: stage => opens(stage, name),
})

/** A blog post on its way: each step, and one that failed. */
export const assistantScenes: readonly Scene[] = [
  { name: 'assistant-topic', who: 'nora', at: at('topic') },
  {
    name: 'assistant-titles',
    who: 'anna',
    at: '/settings/',
    does: async stage => {
      const { page, visitor } = stage
      await opens(stage, 'topic', emptyBlogDraft)
      await page.getByRole('textbox').first().fill('Bienen, bees')
      await visitor.presses({ de: 'Titel vorschlagen', en: 'Suggest titles' })
      await page.getByRole('radio').nth(4).waitFor()
    },
  },
  step('title'),
  step('intro'),
  step('outline'),
  step('article'),
  {
    name: 'assistant-failed',
    who: 'anna',
    at: '/settings/',
    does: async stage => {
      await opens(stage, 'intro')
      stage.all.used.model.next({ status: 400 })
      await stage.visitor.presses({ de: 'Einleitungen vorschlagen', en: 'Suggest introductions' })
      await stage.visitor.reads({ de: /nichts berechnet/, en: /nothing was charged/ }[stage.visitor.language])
    },
  },
]
