import { type BlogDraft, emptyBlogDraft, type Step } from '#shared/blog-draft.ts'
import { jpeg } from '../pictures.ts'
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

const own = { type: 'image/jpeg' }
const words = {
  tower: { de: 'Der Leuchtturm von Westerney', en: 'The Harlow footbridge' },
  research: { de: 'Vorher im Netz recherchieren', en: 'Research on the web first' },
  sources: { de: 'Quellen suchen', en: 'Search for sources' },
  page: { de: 'Adresse einer Seite', en: 'Address of a page' },
  add: { de: 'Hinzufügen', en: 'Add' },
  bees: { de: 'Zwei Beuten auf einer Wiese', en: 'Two hives on a meadow' },
  search: { de: 'Bei Openverse suchen', en: 'Search Openverse' },
  find: { de: 'Bilder suchen', en: 'Find pictures' },
  write: { de: 'Artikel erstellen', en: 'Write the article' },
  meta: { de: 'Meta-Titel und Beschreibung erstellen', en: 'Generate: Meta title and description' },
  post: { de: 'LinkedIn erstellen', en: 'Generate: LinkedIn' },
  open: { de: 'LinkedIn im Werkzeug öffnen', en: 'Open in its tool: LinkedIn' },
}

/** Opens the last step of a post with two pictures, one of them of somebody else. */
const withPictures = async (stage: Stage) => {
  const { all, visitor } = stage
  const { language } = visitor
  const { anna } = all.used[language]
  const { response: src } = await (
    await anna.upload(new File([new Uint8Array(jpeg())], 'bienen.jpg', own), '/api/upload/picture')
  ).json()
  const credit = {
    ...{ author: 'Ada Lind', provider: 'Openverse', source: 'https://example.com/photo/1' },
    ...{ licence: 'CC BY-SA 2.0', licenceUrl: 'https://creativecommons.org/licenses/by-sa/2.0/' },
  }
  const pictures = [
    { id: 'p', src, alt: words.bees[language], place: '', credit },
    { id: 'q', src, alt: '', place: 'e', credit: { author: '' } },
  ]
  const points = begun[language].points.map(point => ({ ...point, text: point.text || point.says }))
  await opens(stage, 'article', { ...begun[language], points, pictures })
}

/** A blog post on its way: each step, its pictures, what goes with it, and one that failed. */
export const assistantScenes: readonly Scene[] = [
  { name: 'assistant-locked', who: 'frida', at: at('topic') },
  { name: 'assistant-no-model', who: 'ada', at: at('topic') },
  { name: 'assistant-pictures', who: 'anna', at: '/settings/', does: withPictures },
  {
    name: 'assistant-search',
    who: 'anna',
    at: '/settings/',
    async does(stage) {
      const { page, visitor } = stage
      await opens(stage, 'article')
      await visitor.presses(words.search)
      await visitor.presses(words.find)
      await page.getByRole('listitem').filter({ hasText: 'CC BY-SA 2.0' }).waitFor()
    },
  },
  {
    name: 'assistant-published',
    who: 'anna',
    at: '/settings/',
    async does(stage) {
      const { visitor } = stage
      await withPictures(stage)
      await visitor.presses(words.write)
      await visitor.presses(words.meta)
      await visitor.presses(words.post)
      await visitor.button(words.open).waitFor()
    },
  },
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
  {
    name: 'assistant-research',
    who: 'anna',
    at: '/settings/',
    does: async stage => {
      const { all, page, visitor } = stage
      await opens(stage, 'topic', emptyBlogDraft)
      await page.getByRole('textbox').first().fill(visitor.say(words.tower))
      await page.getByRole('switch', { name: visitor.say(words.research) }).press('Space')
      all.used.model.next({ text: JSON.stringify({ items: [{ query: visitor.say(words.tower) }] }) })
      await visitor.presses(words.sources)
      await page.getByRole('checkbox').nth(1).waitFor({ timeout: 60_000 })
      await page.getByRole('checkbox').first().uncheck()
      await page.getByLabel(visitor.say(words.page), { exact: true }).fill(`${all.used.web.url}/amt/bruecke`)
      await visitor.presses(words.add)
    },
  },
  {
    name: 'assistant-unsearched',
    who: 'anna',
    at: '/settings/',
    does: async stage => {
      await opens(stage, 'topic', emptyBlogDraft)
      await stage.page.getByRole('switch', { name: stage.visitor.say(words.research) }).press('Space')
      await stage.visitor.button(words.sources).waitFor()
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
