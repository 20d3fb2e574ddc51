import { describe, expect, test } from 'vitest'
import type { Locale } from '#shared/text.ts'
import { interfaceTexts } from './foreign.ts'
import { wordsOf } from './texts.ts'

const texts = interfaceTexts()

/** Texts of a language that these words stand in, a line each. */
const holding = (words: string, locale: Locale) => {
  const wanted = new Set(words.split(' '))
  return texts.flatMap(said =>
    said[locale].flatMap(text => {
      const found = wordsOf(text).filter(word => wanted.has(word))
      return found.length ? [`${said.at} ${found.join(', ')}: ${text.slice(0, 80)}`] : []
    }),
  )
}

/** Texts of a language in which this is written, a line each, without those that may. */
const written = (form: RegExp, locale: Locale, ...may: readonly string[]) =>
  texts.flatMap(said =>
    said[locale]
      .filter(text => form.test(text) && !may.some(allowed => text.includes(allowed)))
      .map(text => `${said.at}: ${text.slice(0, 80)}`),
  )

test('there are texts to look at', () => {
  expect(texts.length).toBeGreaterThan(2000)
})

describe('German', () => {
  test('says "Sie" to everyone', () => {
    const informal = 'du dich dir dein deine deiner deinen deinem deines euch euer eure euren eurem eurer'
    // Which address a text is to have is asked with the words themselves.
    const tool = ['engines', 'guides'].map(folder => `src/catalogue/${folder}/salutation_paraphrase.ts`)
    const options = ['src/catalogue/options.ts', 'src/shared/addressing.ts', ...tool]
    expect(holding(informal, 'de').filter(line => !options.some(option => line.startsWith(option)))).toEqual([])
  })

  test('says in German what German has a word for', () => {
    const foreign =
      /(?<!\p{L})(Account|Bookmark|Button|Cancel|Content(?!-Type)|Dashboard|Default\b|Download|Engine|Feedback|Folder|Headline|Keyword|Layout|Log-?in|Log-?out|Output|Input|Preset|Prompt|Request|Setting|Share\b|Template|Theme|Tool(?!tip)|Update|Upload|Usage|User)/iu
    expect(written(foreign, 'de', 'user oder admin', '/api/upload', 'DEFAULT_PLAN', 'Titel der Knoten')).toEqual([])
  })

  test('calls a thing by one word', () => {
    const others = /freiwillig|erneut versuchen|konto (erstellen|eröffnen)|die Lesenden|wie das System|mit (Sie|du)\b/iu
    expect(written(others, 'de')).toEqual([])
  })

  test('holds no words that hold English together', () => {
    const common = 'the and of your you with for this that is are be to not has have or by it if yes my our please'
    expect(holding(common, 'de').filter(line => !line.endsWith('Möglich ist yes.'))).toEqual([])
  })

  test('reports a mistake without begging, and raises its voice only to say thanks', () => {
    expect(written(/\bbitte\b/i, 'de')).toEqual([])
    expect(written(/!/, 'de', 'Vielen Dank für Ihre Rückmeldung!')).toEqual([])
  })

  test('is set as German is: „so“, with … and –', () => {
    expect(written(/["”]|\.\.\.|(?<=\p{L})'(?=\p{L})|(?<=\p{L}) - (?=\p{L})/u, 'de')).toEqual([])
  })
})

describe('English', () => {
  test('is spelt as in Britain', () => {
    const american =
      /\b(colors?|colored|favorites?|center|behavior|catalogs?|gray|canceled|labeled|(organ|recogn|custom|summar|analy|optim)(iz|yz)(e|es|ed|ing))\b/i
    expect(written(american, 'en', 'Analyzing your input')).toEqual([])
  })

  test('holds no words that hold German together', () => {
    const common = 'und der das ist sind nicht mit von für auf wird werden ein eine oder zu im dem den bei nach wenn'
    expect(holding(common, 'en')).toEqual([])
  })

  test('is set as English is: “so”, with …, – and ’', () => {
    // Said by others before us, letter by letter.
    const shipped = ['reached', 'Generating PDF...']
    expect(written(/["„]|\.\.\.|(?<=\p{L})'(?=\p{L})|(?<=\p{L}) - (?=\p{L})/u, 'en', ...shipped)).toEqual([])
  })
})
