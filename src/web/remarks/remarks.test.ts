import { afterEach, expect, test, vi } from 'vitest'
import { engines } from '#catalogue/index.ts'
import { mended } from '#language/index.ts'
import { locales } from '#shared/text.ts'
import { remarksBeside } from './in-worker.ts'
import { type Remarked, remarksOn } from './remarks.ts'

const about = (answer: Remarked['answer'], rest: Partial<Remarked> = {}): Remarked => ({
  answer,
  text: typeof answer === 'string' ? answer : Object.values(answer).flat().join('\n\n'),
  values: {},
  language: 'de',
  keeps: undefined,
  sources: [],
  ...rest,
})
const said = (it: Remarked) => remarksOn(it).map(({ message }) => message.de)

test('a sound text has nothing to be remarked on', () => {
  expect(said(about('Die Bücherei öffnet ab Januar auch sonntags. Sie brauchen nur Ihren Ausweis.'))).toEqual([])
})

const german = 'Die Bücherei öffnet ab Januar auch sonntags. Sie brauchen nur Ihren Ausweis, dann dürfen Sie hinein. '
const english =
  'The library opens on Sundays from January. You only need your card, and then you may come in as you like. '
const strays = (text: string, language: string, keeps?: Remarked['keeps']) =>
  said(about(text, { language, keeps })).some(message => message.includes('verlangt war'))

test('a text in the other language is told so, and one that only has words of it is not', () => {
  expect(strays(english.repeat(2), 'de')).toBe(true)
  expect(strays(german.repeat(3), 'en')).toBe(true)
  expect(strays(german.repeat(3), 'de')).toBe(false)
  expect(strays(english.repeat(2), 'fr')).toBe(false)
  expect(strays(`${english.repeat(2)}${german.repeat(2)}`, 'de')).toBe(false)
  expect(strays(english, 'de')).toBe(false)
  expect(strays(english.repeat(2), 'de', { from: 'content', how: 'corrected' })).toBe(false)
})

test('of our examples only those are in another language that were asked for in one', () => {
  const strayed = engines.flatMap(({ slug, guide }) =>
    locales.filter(locale => strays(guide.shows?.[locale] ?? '', locale)).map(locale => `${slug} ${locale}`),
  )
  expect(strayed).toEqual([
    ...['dialect_rewriting en', 'salutation_paraphrase en', 'translate_engine de', 'translate_engine en'],
  ])
})

test('where the address of a text was changed, forms of the old one that were missed are shown', () => {
  const keeps = { from: 'prompt', how: 'rewritten' } as const
  const prompt = 'Melden Sie sich an und bringen Sie Ihren Ausweis mit. Wir erinnern Sie.'
  const missed = said(
    about('Melde dich an und bring Ihren Ausweis mit. Wir erinnern dich.', {
      ...{ keeps, values: { prompt, salutation: 'he' } },
    }),
  )
  expect(missed.some(message => message.includes('„Ihren“'))).toBe(true)
  const whole = 'Melde dich an und bring deinen Ausweis mit. Wir erinnern dich.'
  expect(said(about(whole, { keeps, values: { prompt, salutation: 'he' } }))).toEqual([])
})

test('a mended text says the same in better marks, and no word of it is another', () => {
  const answer = 'Sie sagt: "Wir öffnen um 9 Uhr." Danach wird aufgeräumt.'
  const remarks = remarksOn(about(answer))
  expect(mended(answer, remarks)).toBe('Sie sagt: „Wir öffnen um 9 Uhr.“ Danach wird aufgeräumt.')
})

test('the form says how readers are addressed, and which words there are and are not', () => {
  const text = 'Kommen Sie vorbei und bring deine Freunde mit. Das ist einzigartig.'
  const values = { address: 'sie', include: ['Sonntag'], avoid: ['einzigartig'] }
  const all = said(about(text, { values })).join('\n')
  expect(all).toContain('Sonntag')
  expect(all).toContain('einzigartig')
  expect(remarksOn(about(text, { values })).length).toBeGreaterThan(2)
})

test('a brand says it where the form does not, and its words to avoid join those of the form', () => {
  const text = 'Kommen Sie vorbei. Das ist einzigartig und ein Abenteuer.'
  const voice = { address: 'du', avoid: ['Abenteuer'] }
  const all = said(about(text, { values: { avoid: ['einzigartig'] }, voice })).join('\n')
  expect(all).toContain('einzigartig')
  expect(all).toContain('Abenteuer')
  const mine = said(about(text, { values: { address: 'sie' }, voice }))
  expect(said(about(text, { voice })).length).toBe(mine.length + 1)
})

test('what a text says otherwise than the one it was made of is shown in both', () => {
  const values = { content: 'Der Markt öffnet am 3. Mai um 9 Uhr. Der Eintritt kostet 12 Euro.' }
  const keeps = { from: 'content', how: 'rewritten' } as const
  const changed = about('Am 3. Mai um 9 Uhr beginnt der Markt, der Eintritt kostet 15 Euro.', { values, keeps })
  const [remark, ...others] = remarksOn(changed)
  expect(others).toEqual([])
  expect(remark?.there?.marked).toContain('12')
  expect(remark?.here?.marked).toContain('15')
  expect(remark?.mend).toBeUndefined()
})

test('each version of a list is held against the original by itself', () => {
  const values = { content: 'Der Eintritt kostet 12 Euro.' }
  const keeps = { from: 'content', how: 'rewritten' } as const
  const versions = ['Für 12 Euro kommt man hinein.', 'Der Eintritt liegt bei 21 Euro.']
  expect(remarksOn(about(versions, { values, keeps }))).toHaveLength(1)
})

test('a page that was read is the original of what was made of it', () => {
  const source = {
    ...({ field: 'url', kind: 'page', address: 'https://example.org/', title: 'Markt', words: 5 } as const),
    ...{ text: 'Der Eintritt kostet 12 Euro.', readAt: '2026-11-21T12:00:00Z' },
  } as const
  const keeps = { from: 'url', how: 'rewritten' } as const
  const values = { url: source.address }
  const it = about('Der Eintritt kostet 13 Euro.', { values, sources: [source], keeps })
  expect(remarksOn(it)).toHaveLength(1)
})

/** A script beside the page that cannot be fetched any more. */
class LostWorker extends EventTarget {
  postMessage() {
    setTimeout(() => this.dispatchEvent(new Event('error')))
  }
}

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['the browser runs no scripts beside the page', undefined],
  ['the script beside the page is lost', LostWorker],
])('where %s, a text has the same remarks', async (_, Worker) => {
  vi.stubGlobal('Worker', Worker)
  const text = about('Wir freuen uns auf den [Datum ergänzen] und auf auf Sie.')
  expect(remarksOn(text)).not.toEqual([])
  expect((await remarksBeside(text)).remarks).toEqual(remarksOn(text))
})

test('a remark shows what it means, and what stands around it, in plain words', () => {
  const shownOf = (text: string) => {
    const { before, marked, after } = remarksOn(about(text))[0]!.here!
    return before + marked + after
  }
  expect(shownOf('Am Montag kommt [Name].\n\n**Pressekontakt:** Jonas Lenk')).toMatch(/\. Pressekontakt: Jonas Lenk$/)
  expect(shownOf('> Zu **[Datum]** öffnet\n- *Saal* [am Hafen](/a)')).toBe('Zu [Datum] öffnet Saal am Hafen')
  expect(shownOf('Leser*innen treffen [Name], 2 * 3 Stunden')).toContain('Leser*innen treffen [Name]')
})
