import { expect, test } from 'vitest'
import { emptyBlogDraft } from '#shared/blog-draft.ts'
import { startImages } from '../image-server.ts'
import { jpeg } from '../pictures.ts'
import { findingsOn } from '../visitor.ts'
import { languages } from './languages.ts'
import { stage } from './stage.ts'

const images = await startImages()
const here = stage(model => ({ model, environment: images.environment('openverse:') }))
const bare = stage(() => ({}))

const say = {
  topic: { de: 'Worum soll es in Ihrem Beitrag gehen?', en: 'What should your post be about?' },
  suggest: { de: 'Titel vorschlagen', en: 'Suggest titles' },
  unlock: { de: /Mit Basic freischalten/, en: /Unlock with Basic/ },
  noInk: { de: 'Die Feder ist da, die Tinte fehlt noch.', en: 'The pen is here, the ink is missing.' },
  setUp: { de: /IMAGE_SEARCH_URL/, en: /IMAGE_SEARCH_URL/ },
  pictures: { de: 'Bilder', en: 'Pictures' },
  ways: { de: 'Ein Modell auf diesem Rechner nutzen', en: 'Use a model on this computer' },
  free: { de: /Das kostet keine Anfrage/, en: /It costs no request/ },
  write: { de: 'Artikel erstellen', en: 'Write the article' },
  search: { de: 'Bei Openverse suchen', en: 'Search Openverse' },
  subject: { de: 'Was soll zu sehen sein?', en: 'What should it show?' },
  find: { de: 'Bilder suchen', en: 'Find pictures' },
  take: { de: /^Two hives von Ada/, en: /^Take Two hives by Ada/ },
  failed: { de: /Bildersuche antwortet gerade nicht/, en: /image search does not answer right now/ },
  own: { de: 'Eigenes Bild wählen', en: 'Choose a picture of your own' },
  alt: (at: number) => ({ de: `Was zeigt Bild ${at}?`, en: `What does picture ${at} show?` }),
  place: (at: number) => ({ de: `Wo steht Bild ${at}?`, en: `Where does picture ${at} stand?` }),
  make: (name: string) => ({ de: `${name} erstellen`, en: `Generate: ${name}` }),
  open: (name: string) => ({ de: `${name} im Werkzeug öffnen`, en: `Open in its tool: ${name}` }),
  slug: { de: 'Ende der Adresse (Slug)', en: 'End of the address (slug)' },
  pixels: { de: /von 580 Pixeln/, en: /of 580 pixels/ },
  costs: { de: 'Kostet 1 Anfrage.', en: 'Costs 1 request.' },
  retry: { de: 'LinkedIn: Noch einmal versuchen', en: 'LinkedIn: Try again' },
  saved: { de: 'Gespeichert', en: 'Saved' },
  heading: (at: number) => ({ de: `Überschrift von Abschnitt ${at}`, en: `Heading of section ${at}` }),
  text: (at: number) => ({ de: `Text von Abschnitt ${at}`, en: `Text of section ${at}` }),
}

const point = (at: number, text = `Satz ${at}.`) => ({
  ...{ id: `p${at}`, heading: `Punkt ${at}`, says: '', text, tone: '', out: false },
})
/** A post of which everything is written but what a test wants to have written. */
const begun = {
  ...emptyBlogDraft,
  topic: { content: 'Mein Jahr mit zwei Bienenvölkern.', salutation: 'informal' },
  ...{ titles: [{ id: 'a', text: 'Über Größe und Bienen' }], title: 'a' },
  ...{ intros: [{ id: 'b', text: 'Im Mai hing mein Volk im Kirschbaum.' }], intro: 'b' },
  points: [point(1), point(2)],
}
const keep = async (person: { put(path: string, of: object): Promise<Response> }, draft: object) =>
  expect((await person.put('/api/drafts/blog_post_assistant', { revision: 0, draft })).status).toBe(200)
const assistant = '/engins/v1/blog_post_assistant?step='

test.each(languages('en'))('an article with pictures, and what goes with it (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic', limit: 10 })
  const used = async () => (await (await person.get('/api/session')).json()).anzahlrequest_number as number
  await keep(person, begun)
  const anna = await here.comes({ cookie: person.cookie, language })
  const { page } = anna
  await anna.goes(`${assistant}article`)
  await anna.reads(say.free[language])

  // A search that fails says so, and the next one finds something.
  await anna.presses(say.search)
  await page.getByRole('searchbox', { name: anna.say(say.subject) }).fill('Bees')
  images.fails(500)
  await anna.presses(say.find)
  await anna.reads(say.failed[language])
  images.fails(undefined)
  await anna.presses(say.find)
  await page.getByRole('button', { name: say.take[language] }).click()
  const alt = (at: number) => page.getByRole('textbox', { name: anna.say(say.alt(at)) })
  await alt(1).waitFor()
  expect(await alt(1).inputValue()).toBe('Two hives')
  expect(await findingsOn(page)).toEqual([])

  await page
    .getByLabel(anna.say(say.own))
    .setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: jpeg({ place: 'Kiel' }) })
  await alt(2).fill('Zwei *Beuten* [auf] einer Wiese')
  await page.getByLabel(anna.say(say.place(2))).selectOption({ label: 'Punkt 2' })
  const saved = page.waitForResponse(answer => answer.url().includes('/api/drafts/'))
  await saved
  await page.reload()
  expect(await alt(2).inputValue()).toBe('Zwei *Beuten* [auf] einer Wiese')

  const before = await used()
  await anna.presses(say.write)
  const shown = page.locator('.markdown').first()
  await shown.getByText('Satz 2.').waitFor()
  expect(await used()).toBe(before)
  expect(await shown.getByRole('img').evaluateAll(all => all.map(one => one.getAttribute('alt')))).toEqual([
    'Two hives',
    'Zwei *Beuten* [auf] einer Wiese',
  ])
  const loaded = await shown
    .getByRole('img')
    .evaluateAll(all => all.every(one => (one as HTMLImageElement).naturalWidth))
  expect(loaded).toBe(true)
  expect(await shown.innerText()).toMatch(/(?:Foto|Photo): Ada \[Bee\] Lind.*Openverse.*CC BY-SA 2\.0/s)

  // What it needs to be published: each press says its cost, and what it has made stays.
  const slug = page.getByRole('textbox', { name: anna.say(say.slug) })
  expect(await slug.inputValue()).toMatch(/^ueber-groesse-und-bienen$|^uber-grosse-und-bienen$/)
  const kept = page.waitForResponse(
    answer => answer.url().includes('/companions') && answer.request().method() === 'PUT',
  )
  await slug.fill('Bienen im Garten')
  await slug.press('Enter')
  await kept
  await anna.reads(say.costs)
  here.model.next({ text: 'Titel: Bienen\nBeschreibung: Ein Jahr mit zwei Völkern.' })
  await anna.presses(say.make(language === 'de' ? 'Meta-Titel und Beschreibung' : 'Meta title and description'))
  await anna.reads(say.pixels[language])
  expect(await used()).toBe(before + 1)
  here.model.next({ status: 400 })
  await anna.presses(say.make('LinkedIn'))
  await page.getByRole('button', { name: anna.say(say.retry) }).waitFor()
  expect(await used()).toBe(before + 1)
  here.model.next({ text: 'Text: Im Mai hing mein Volk im Baum.\nHashtags: #bienen' })
  await anna.presses(say.retry)
  await anna.button(say.open('LinkedIn')).waitFor()
  expect(await used()).toBe(before + 2)
  expect(await findingsOn(page)).toEqual([])

  await page.reload()
  await anna.button(say.open('LinkedIn')).waitFor()
  expect(await slug.inputValue()).toBe(language === 'de' ? 'bienen-im-garten' : 'bienen-im-garten')
  await anna.reads(say.pixels[language])
  expect(await used()).toBe(before + 2)
})

test.each(languages('de'))('who may not use it can read its form, and is told what opens it (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'free' })
  const anna = await here.comes({ cookie: person.cookie, language })
  await anna.goes(`${assistant}topic`)
  await anna.page.getByRole('textbox', { name: anna.say(say.topic) }).waitFor()
  await anna.page.getByRole('link', { name: say.unlock[language] }).waitFor()
  expect(await anna.button(say.suggest).count()).toBe(0)
})

test.each(languages('en'))('without a model it says how to get one, and what was typed stays (%s)', async language => {
  const ada = await bare.comes({ cookie: (await bare.federwerk.admin()).cookie, language })
  const { page } = ada
  await ada.goes(`${assistant}topic`)
  await ada.reads(say.noInk)
  await ada.reads(say.ways)
  const topic = page.getByRole('textbox', { name: ada.say(say.topic) })
  const saved = page.waitForResponse(
    answer => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT',
  )
  await topic.fill('Bienen')
  await saved
  await page.reload()
  expect(await topic.inputValue()).toBe('Bienen')
  expect(await ada.button(say.suggest).isDisabled()).toBe(true)

  // What can be done without one can be done; where pictures cannot be searched, only administrators read how.
  const person = await bare.federwerk.person({ plan: 'basic' })
  await keep(person, begun)
  const ben = await bare.comes({ cookie: person.cookie, language })
  await ben.goes(`${assistant}article`)
  await ben.page.getByRole('heading', { name: ben.say(say.pictures) }).waitFor()
  expect(await ben.page.getByText(say.setUp[language]).count()).toBe(0)
  await ben.presses(say.write)
  await ben.page.locator('.markdown').getByText('Satz 2.').waitFor()
  const { revision } = await (await (await bare.federwerk.admin()).get('/api/drafts/blog_post_assistant')).json()
  await (await bare.federwerk.admin()).put('/api/drafts/blog_post_assistant', { revision, draft: begun })
  await page.evaluate(() => sessionStorage.clear())
  await ada.goes(`${assistant}article`)
  await ada.reads(say.setUp[language])
})

test.each(languages('en'))('forty points, one of 10,000 characters, on another device (%s)', async language => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const long = 'Wort '.repeat(2000).trim()
  const points = Array.from({ length: 40 }, (_, at) => point(at + 1, at === 6 ? long : ''))
  await keep(person, { ...begun, points })
  const anna = await here.comes({ cookie: person.cookie, language, width: 390 })
  const { page } = anna
  await anna.goes(`${assistant}outline`)
  const heading = page.getByRole('textbox', { name: anna.say(say.heading(40)), exact: true })
  await heading.waitFor()
  const text = page.getByRole('textbox', { name: anna.say(say.text(7)), exact: true })
  expect((await text.inputValue()).length).toBe(long.length)
  const saved = page.waitForResponse(
    answer => answer.url().includes('/api/drafts/') && answer.request().method() === 'PUT',
  )
  await heading.fill('Zum Schluss')
  await saved

  // Another device has what the first one typed.
  const second = await here.comes({ cookie: person.cookie, language })
  await second.goes(`${assistant}outline`)
  const there = second.page.getByRole('textbox', { name: second.say(say.heading(40)), exact: true })
  await there.waitFor()
  expect(await there.inputValue()).toBe('Zum Schluss')

  here.model.behave(({ prompt }) => {
    const asked = /<missing-\w+>\n([^<]*)\n<\/missing/.exec(prompt)?.[1] ?? ''
    return { text: asked.replaceAll(/^## (.*)$/gm, '## $1\n\nÜber $1.\n') }
  })
  await second.goes(`${assistant}article`)
  await second.presses(say.write)
  await second.reads('Über Zum Schluss.')
  here.model.behave({})
  const written = await second.page.locator('.markdown').first().innerText()
  expect(written).toContain(long)
})

test('titles whose answer was lost are there at the next press, and are paid for once', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  const { page } = anna
  // The server has begun, and nobody here hears of it.
  await page.route(
    '**/api/engins/blog_post_title',
    async route => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  here.model.next({ text: 'Titel: Ein Jahr am Stock' })
  await anna.goes(`${assistant}topic`)
  await anna.fills({ [anna.say(say.topic)]: 'Mein Jahr mit zwei Bienenvölkern.' })
  await anna.presses(say.suggest)
  await page.getByRole('alert').waitFor()
  await anna.presses({ de: 'Noch einmal versuchen', en: 'Try again' })
  await anna.reads('Ein Jahr am Stock')
  const { anzahlrequest_number: used } = await (await person.get('/api/session')).json()
  expect(used).toBe(1)
  anna.complaints.length = 0
})

test('whoever begins anew while titles come finds none of them in the next post', async () => {
  const person = await here.federwerk.person({ plan: 'basic' })
  const anna = await here.comes({ cookie: person.cookie })
  here.model.next({ text: ['Erster', 'Zweiter', 'Dritter'].map(one => `${one} alter Titel`).join('\n'), pace: 6 })
  await anna.goes(`${assistant}topic`)
  await anna.fills({ [anna.say(say.topic)]: 'Mein Jahr mit zwei Bienenvölkern.' })
  await anna.presses(say.suggest)
  await anna.reads('Erster alter Titel')
  await anna.presses({ de: 'Neu beginnen', en: 'Begin anew' })
  await anna.fills({ [anna.say(say.topic)]: 'Ein Fest im Hof.' })
  const runs = async () => (await (await person.get('/api/runs')).json()).runs as { state: string }[]
  await expect.poll(async () => (await runs())[0]?.state, { timeout: 60_000 }).toBe('done')
  const draft = async () => JSON.stringify(await (await person.get('/api/drafts/blog_post_assistant')).json())
  await expect.poll(draft, { timeout: 30_000 }).toContain('Ein Fest im Hof.')
  expect(await draft()).not.toContain('alter Titel')
})
