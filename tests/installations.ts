import { engines } from '#catalogue/index.ts'
import { exampleOf } from '#shared/example.ts'
import type { Locale } from '#shared/text.ts'
import { keepDocuments } from './documents-kept.ts'
import { type Federwerk, startFederwerk } from './federwerk.ts'
import { startImages } from './image-server.ts'
import { startModel } from './model-server.ts'
import { startPainter } from './paint-server.ts'
import { startSearch } from './search-server.ts'
import { startSpeech } from './speech-server.ts'
import { startTranscription } from './transcription-server.ts'
import { paths, startPages } from './page-server.ts'

/** Installations as people have them, on the built program: each is empty, new or well used. */

/** The inputs of an engine's own example. */
export const exampleFor = (slug: string, locale: Locale) => {
  const engine = engines.find(one => one.slug === slug)
  if (!engine) throw new Error(`There is no engine ${slug}.`)
  const path = Object.keys(engine.calls)[0] ?? ''
  return { path, values: exampleOf(engine.guide.example[path] ?? {}, locale) }
}

type Writer = Awaited<ReturnType<Federwerk['person']>>

const written = async (writer: Writer, slug: string, locale: Locale) => {
  const { path, values } = exampleFor(slug, locale)
  const answer = await writer.ask(path, { ...values, more: { language: locale.toUpperCase() } })
  return answer.headers.get('x-run-id') ?? ''
}

const hours = {
  de: new File(['Mo–Fr 9–17 Uhr, Sa 10–14 Uhr. An Feiertagen bleibt die Werkstatt geschlossen.'], 'Öffnungszeiten.txt'),
  en: new File(['Mon–Fri 9–17, Sat 10–14. The workshop is closed on public holidays.'], 'Opening hours.txt'),
}
const report = {
  de: new File(['# Jahresbericht\n\n2.340 Gäste an acht Sonntagen, 1.118 Geräte repariert.'], 'Jahresbericht.md'),
  en: new File(['# Annual report\n\n2,340 guests on eight Sundays, 1,118 devices repaired.'], 'Annual report.md'),
}

/** Two files, of which a text has used one. */
const bring = async (writer: Writer, locale: Locale) => {
  const { response } = await (await writer.upload(report[locale])).json()
  const { path, values } = exampleFor('press_release', locale)
  await writer.ask(path, { ...values, refDocument: response })
  await writer.upload(hours[locale])
}

const aboutPage = async (writer: Writer, page: string, locale: Locale) => {
  const goal = { de: 'Mehr Anfragen aus der Region', en: 'More requests from the region' }[locale]
  const answer = await writer.ask('google_ad_url', { url: page, goal, more: { language: locale.toUpperCase() } })
  return answer.headers.get('x-run-id') ?? ''
}

/** What a reader adds by hand. */
const own = { de: 'Rückfragen beantwortet Anna Blum.', en: 'Anna Blum answers questions.' }

type Model = Awaited<ReturnType<typeof startModel>>

/** A history of everything that can become of a text, and three bookmarks. */
const write = async (federwerk: Federwerk, model: Model, page: string, locale: Locale) => {
  const anna = await federwerk.person({ name: 'Anna Blum', language: locale })
  await anna.post('/api/user/updateLang', { lang: locale.toUpperCase() })
  await bring(anna, locale)
  const slugs = ['press_release', 'google_ad_engine', 'keyword_extractor', 'rewrite_text', 'answering_question']
  const runs: Record<string, string> = {}
  for (const slug of slugs) runs[slug] = await written(anna, slug, locale)
  runs.page = await aboutPage(anna, page, locale)
  model.next({ status: 500 }, { status: 500 }, { status: 500 })
  runs.failed = await written(anna, 'blog_intro', locale)
  model.next({ fault: 'reset-mid' })
  runs.cut = await written(anna, 'bullet_points', locale)
  runs.summarize_simplify = await written(anna, 'summarize_simplify', locale)
  const listed = await (await anna.get('/api/runs?limit=20')).json()
  for (const run of listed.runs.filter(({ state }: { state: string }) => state === 'done').slice(0, 3))
    await anna.post('/api/bookmark', {
      ...{ result: run.text, prompt: Object.values(run.inputs).join('\n'), type: run.engine, run: run._id },
    })
  // One text in three versions, the last by hand.
  runs.versions =
    (await anna.post(`/api/runs/${runs.press_release}/refine`, { how: 'shorter' })).headers.get('x-run-id') ?? ''
  const { text } = await (await anna.get(`/api/runs/${runs.versions}`)).json()
  const hand = await anna.put(`/api/runs/${runs.versions}/edited`, { answer: `${text}\n\n${own[locale]}` })
  runs.hand = (await hand.json())._id
  const report = await keepDocuments(anna, locale)
  return { anna, runs, report }
}

/** What is said in `tests/sound`. */
export const interview = [
  'Guten Morgen, Frau Berg. Wie geht es Ihnen heute?',
  'Danke, sehr gut. Wir eröffnen am ersten Mai unsere Werkstatt.',
]

/** With a model, with pages that it reaches, and with people of every kind. */
export const wellUsed = async () => {
  const [model, pages, images, web, speech, painter] = await Promise.all([
    ...([startModel(), startPages(), startImages(), startSearch(), startSpeech(), startPainter()] as const),
  ])
  const ears = await startTranscription(interview)
  const searching = [images.environment('openverse:'), web.environment('brave:brave-secret, wikipedia:')]
  const allowed = searching.map(({ ALLOWED_PRIVATE_ADDRESSES }) => ALLOWED_PRIVATE_ADDRESSES)
  const environment = {
    ...Object.assign({}, ...searching),
    ...{ TRANSCRIPTION_MODEL: 'deepgram:', DEEPGRAM_API_KEY: 'key', DEEPGRAM_BASE_URL: `${ears.url}/deepgram` },
    ALLOWED_PRIVATE_ADDRESSES: [`127.0.0.1:${pages.port}`, ...allowed].join(', '),
    ...{ SPEECH_MODEL: 'elevenlabs:', ELEVENLABS_API_KEY: 'key-1111', ELEVENLABS_BASE_URL: speech.url },
    ...{ IMAGE_MODEL: 'a1111:, fal:fal-ai/flux/schnell, bfl:flux-2-pro', A1111_BASE_URL: painter.url },
    ...{ FAL_API_KEY: 'key', FAL_BASE_URL: painter.url, BFL_API_KEY: 'key', BFL_BASE_URL: painter.url },
    // A provider to sign in with, which is away.
    ...{ OIDC_ISSUER: 'http://127.0.0.1:9', OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b', OIDC_NAME: 'Acme' },
  }
  const federwerk = await startFederwerk({ model, environment })
  await (await federwerk.admin()).put('/api/admin/installation', { who: 'customers' })
  const [de, en] = [
    await write(federwerk, model, pages.url + paths.landing, 'de'),
    await write(federwerk, model, pages.url + paths.englishArticle, 'en'),
  ]
  const people = {
    /** Has written nothing yet. */
    nora: await federwerk.person({ name: 'Nora Neu', plan: 'basic' }),
    /** Has used up what the plan holds. */
    lena: await federwerk.person({ name: 'Lena Leer', plan: 'basic', limit: 0 }),
    /** Is on the smallest plan. */
    frida: await federwerk.person({ name: 'Frida Frei', plan: 'free' }),
    /** Has asked for a larger plan. */
    paula: await federwerk.person({ name: 'Paula Plan', plan: 'lite' }),
    /** Administers. */
    chief: await federwerk.admin(),
  }
  await people.paula.post('/api/plans/request', { plan: 'premium', words: 'Newsletter: 2 × 400' })
  const prices = { lite: 5, basic: 15, premium: 40, premium_plus: 90 }
  for (const [plan, euros] of Object.entries(prices))
    await people.chief.patch(`/api/admin/plans/${plan}`, {
      price: { de: `${euros} € im Monat`, en: `€${euros} a month` },
    })
  const close = async () => {
    await federwerk.close()
    await model.close()
    await pages.close()
    images.close()
    await web.close()
    await speech.close()
    await painter.close()
    await ears.close()
  }
  return { federwerk, model, pages, images, web, painter, de, en, ...people, close }
}

/** Without a model, and with an administrator alone. */
export const withoutModel = async () => {
  const federwerk = await startFederwerk()
  const ada = await federwerk.admin()
  return { federwerk, ada, close: federwerk.close }
}

/** As it is after the first start. */
export const brandNew = async () => {
  const federwerk = await startFederwerk()
  return { federwerk, close: federwerk.close }
}

/** Everything the scenes play on. */
export const openAll = async () => {
  const [used, bare, fresh] = await Promise.all([wellUsed(), withoutModel(), brandNew()])
  const close = async () => void (await Promise.all([used.close(), bare.close(), fresh.close()]))
  return { used, bare, fresh, close }
}

export type Installations = Awaited<ReturnType<typeof openAll>>
