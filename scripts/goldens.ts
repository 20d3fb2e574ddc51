import type { Call } from '#catalogue/call.ts'
import { compose } from '#catalogue/compose.ts'
import type { Material } from '#catalogue/fences.ts'
import { refinePrompt } from '#catalogue/refine.ts'
import { anotherTake } from '#catalogue/takes.ts'
import { engines, findCall } from '#catalogue/index.ts'
import { pictureTools } from '#catalogue/pictures/index.ts'
import { gather, materialOf } from '#server/works/gather.ts'
import type { Bounds } from '#shared/passages.ts'
import { hows, type Refinement } from '#shared/refinement.ts'
import { sampleOf } from '#shared/sample.ts'
import { senderKeys } from '#shared/sender.ts'
import { asksFor } from '#catalogue/works.ts'
import { inEach, type Locale, locales } from '#shared/text.ts'
import { type Told, toldFor } from './told.ts'

/** Where the golden files lie. */
export const goldenFolder = new URL('../src/catalogue/golden/', import.meta.url)

const page: Readonly<Record<Locale, string>> = {
  de: '# Der Markt am Dienstag\n\nVon 7 bis 13 Uhr stehen 40 Stände auf dem Platz.\n\n- Brot\n- Kräuter',
  en: '# The market on Tuesday\n\nFrom 7 am to 1 pm there are 40 stalls on the square.\n\n- bread\n- herbs',
}

const nonce = 'k3x9w2'
const today = new Date('2026-01-15T12:00:00Z')

const written = (prompts: readonly Omit<Told, 'system'>[]) =>
  `${prompts.map(({ step, prompt }) => (step ? `##### ${step}\n\n` : '') + prompt).join('\n\n')}\n`

/** Every shared question of any call, answered as a sample. */
const shared = () => {
  const all = engines.flatMap(({ calls }) => Object.values(calls).flatMap(({ fields }) => Object.entries(fields)))
  const asked = all.filter(([, { more }]) => more).sort(([one], [other]) => one.localeCompare(other))
  const fields = Object.fromEntries(asked)
  const values = sampleOf(fields)
  return { fields, values, material: materialOf(gather(fields, values), '') }
}

const bare = { prompt: inEach(() => ''), fields: {}, values: {}, material: {}, nonce, today }

const selection = { start: 0, end: 1, text: '…' }
const changes: Readonly<Record<string, { refinement: Refinement; as?: 'parts' | 'items' | 'json'; bounds?: Bounds }>> =
  {
    ...Object.fromEntries(hows.map(how => [how, { refinement: { how } }])),
    wish: { refinement: { instruction: '…' } },
    passage: { refinement: { how: 'shorter', selection } },
    headline: { refinement: { how: 'longer', selection }, bounds: { oneLine: true, room: 24 } },
    parts: { refinement: { how: 'shorter' }, as: 'parts' },
    items: { refinement: { how: 'shorter' }, as: 'items' },
    json: { refinement: { how: 'shorter' }, as: 'json' },
  }

/** What a text is changed with, in each way. */
const refining = (language: Locale) =>
  Object.entries(changes).map(([step, { refinement, as = 'text' as const, bounds }]) => {
    const text: Material = refinement.selection ? { before: '…', passage: '…', behind: '…' } : { result: '…' }
    const wish: Material = 'instruction' in refinement ? { wish: '…' } : {}
    const material = { content: '…', ...text, ...wish }
    const prompt = refinePrompt({ refinement, material: ['content'], as, bounds })
    return { step, prompt: compose({ ...bare, prompt, material, language }).prompt }
  })

/** A brand that says everything a text is written with. */
const saysAll = { tone: '…', audience: '…', address: 'du', use: ['…'], avoid: ['–'], facts: '…' }
const voice = { ...saysAll, sample1: '…', sample2: '…' }

/** What a brand asks of a text besides. */
const branded = (language: Locale) =>
  compose({ ...bare, fields: findCall('blogpost_intro').call.fields, language, brand: { id: '', name: '…', voice } })

/** What a text that names its sender is told of them, where everything is kept. */
const sent = (language: Locale) =>
  compose({ ...bare, sentBy: Object.fromEntries(senderKeys.map(key => [key, '…'])), language })

/** What each further answer to the same form is asked for besides. */
const taking = (language: Locale) =>
  [2, 3, 4, 5].map(number => {
    const prompt = anotherTake(
      inEach(() => '…'),
      number - 1,
    )
    return { step: String(number), prompt: compose({ ...bare, prompt, language }).prompt }
  })

/**
 * What a model, or who paints, is told for the example of each call, by the name of its file, as `press.de.txt`. The
 * house rules, which come before those of texts, stand in `house.de.txt`, what the shared questions add in
 * `more.de.txt`, what a text is changed with in `refine.de.txt`, what a brand adds in `brand.de.txt`, what is told of
 * the sender in `sender.de.txt`, and what sets several answers apart in `takes.de.txt`.
 */
export const goldens = (): Readonly<Record<string, string>> => {
  // Whoever only listens is told nothing, nor are operations on pictures.
  const isTold = ({ by = 'once' }: Call) => by !== 'processed' && !asksFor(by, 'listen')
  const paths = [...engines, ...pictureTools].flatMap(({ calls }) =>
    Object.entries(calls).flatMap(([path, call]) => (isTold(call) ? [path] : [])),
  )
  return Object.fromEntries(
    locales.flatMap(wanted => [
      [`house.${wanted}.txt`, `${compose({ ...bare, language: wanted }).system}\n`],
      [`more.${wanted}.txt`, `${compose({ ...bare, ...shared(), language: wanted }).prompt}\n`],
      [`refine.${wanted}.txt`, written(refining(wanted))],
      [`brand.${wanted}.txt`, `${branded(wanted).prompt}\n`],
      [`sender.${wanted}.txt`, `${sent(wanted).prompt}\n`],
      [`takes.${wanted}.txt`, written(taking(wanted))],
      ...paths.map(path => {
        const prompts = toldFor(path, { wanted, read: page[wanted], nonce, today })
        return [`${path}.${wanted}.txt`, written(prompts)]
      }),
    ]),
  )
}
