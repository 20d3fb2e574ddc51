import type { Page } from 'playwright-core'
import { memoize } from '#shared/memoize.ts'
import type { Locale } from '#shared/text.ts'
import { everyText, type Said, wordsOf } from './texts.ts'

/** What a model is told, and what it is shown, is no text of the interface; nor is what an example says. */
const beyond = ['prompt', 'example', 'shows']
const rooms =
  /^src\/(web(?!\/showcase)|shared|server|catalogue\/(engines|guides|pictures))\/|^src\/catalogue\/(options|posts)/

const isOfInterface = ({ at, path }: Said) => rooms.test(at) && !path.some(key => beyond.includes(key))

/** Everything of the source that stands on a screen or in a mail, in both languages. */
export const interfaceTexts = () => everyText().filter(isOfInterface)

const other = { de: 'en', en: 'de' } as const satisfies Record<Locale, Locale>

let own: Record<Locale, ReadonlySet<string>> | undefined

const wordsIn = (texts: readonly Said[], locale: Locale) =>
  new Set(texts.flatMap(said => said[locale].flatMap(wordsOf)).filter(word => word.length > 1))

/** The words that our own texts have in the one language alone. */
const wordsOnlyOf = (locale: Locale) => {
  if (!own) {
    const texts = interfaceTexts()
    const [de, en] = [wordsIn(texts, 'de'), wordsIn(texts, 'en')]
    own = { de: de.difference(en), en: en.difference(de) }
  }
  return own[locale]
}

/** What scenes are about: people and initials, chapters, a brand's words, files, quotes, services, addresses. */
const names = [
  /(Ada Admin|Anna Blum|Frida Frei|Lena Leer|Nora Neu|Paula Plan)|\b(AA|AB|FF|LL|NN|PP)\b/g,
  /\b(Besuche|Kosten|Ausblick|Event|Lastenrad|Krause)\b/g,
  /[\p{L} -]+\.(docx|md|pdf|txt|png|svg|jpg|webp|zip)\b/gu,
  /„.*“|“.*”/gs,
  /\d\s?(am|pm|AM|PM)\b|\b(Node|PostgreSQL|MIT|Brave Search|OpenAI API|Picsart AI Research)\b/g,
  /\bfal(:|-ai)\S*/g,
  /\bWhisper (small|large v3 turbo)\b/g,
  /\bFLUX\.1 Schnell\b|\bBlack Forest Labs\b/g,
  /\b127\.0\.0\.1:\d+\S*/g,
]

/**
 * What a page says in its own language: not what code and names say, nor an element with a language of its own, nor one
 * whose direction its text decides, for that is what somebody has written.
 */
const saidOn = (page: Page) =>
  page.evaluate(() => {
    const apart =
      '[lang], [dir=auto], [translate=no], code, pre, kbd, samp, script, style, textarea, [contenteditable=true]'
    const labels = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'title',
      'alt',
      'placeholder',
    ]
    // A text is called by its own words, in its own language, before where it stands.
    const said = [document.title.split(' · ').slice(-2).join(' · ')]
    const walk = (node: Node) => {
      if (node instanceof Text) said.push(node.data)
      if (!(node instanceof Element)) return
      for (const label of labels) said.push(node.getAttribute(label) ?? '')
      if (node.matches(apart) || !node.checkVisibility()) return
      node.childNodes.forEach(walk)
    }
    document.body.childNodes.forEach(walk)
    return said
  })

/** The words of a text that are none of this language; the same labels stand on many pages and are read once. */
const foreignTo = (language: Locale) =>
  memoize((text: string) => {
    const foreign = wordsOnlyOf(other[language])
    return wordsOf(names.reduce((rest, name) => rest.replaceAll(name, ' '), text)).filter(word => foreign.has(word))
  })
const foreignIn = { de: foreignTo('de'), en: foreignTo('en') }

/** Words of the other language on a page, each with the text it stands in. */
export const foreignOn = async (page: Page, language: Locale) =>
  (await saidOn(page)).flatMap(text => {
    const found = foreignIn[language](text)
    return found.length ? [`${found.join(', ')}: ${text.trim().slice(0, 120)}`] : []
  })
