import { addresses } from './addressing.ts'
import { area, choice, colour, type Fields, line, link, toggle, type Values, words } from './fields.ts'
import { isSenderOfBrand, senderFieldsOfBrand } from './sender.ts'
import { inEach } from './text.ts'

/** How many sample texts show how a brand sounds. */
const samples = [1, 2, 3, 4, 5]

const sample = (number: number) =>
  area(
    inEach(locale => (locale === 'de' ? `Beispieltext ${number}` : `Sample text ${number}`)),
    { max: 1000, optional: true },
  )

/** Everything that makes a brand, as a form: who it is, how it speaks, how it looks. */
export const brandFields = {
  name: line({ de: 'Name', en: 'Name' }, { max: 60 }),
  booking: link(
    { de: 'Adresse für Termine', en: 'Address for booking a call' },
    {
      optional: true,
      hint: {
        de: 'Steht im Hilfemenü derer, für die diese Marke voreingestellt ist.',
        en: 'Shown in the help menu of everyone whose default brand this is.',
      },
    },
  ),
  tone: line(
    { de: 'Ton', en: 'Tone' },
    {
      max: 200,
      optional: true,
      placeholder: { de: 'sachlich, nahbar, mit trockenem Witz', en: 'factual, approachable, with a dry wit' },
    },
  ),
  audience: line(
    { de: 'Für wen schreibt die Marke?', en: 'Who does the brand write for?' },
    { max: 200, optional: true },
  ),
  address: choice({ de: 'Anrede', en: 'Form of address' }, addresses, {
    optional: true,
  }),
  use: words({ de: 'Wörter, die sie gern nimmt', en: 'Words it likes to use' }, { most: 20, max: 60, optional: true }),
  avoid: words({ de: 'Wörter, die sie meidet', en: 'Words it avoids' }, { most: 20, max: 60, optional: true }),
  facts: area(
    { de: 'Tatsachen über das Unternehmen', en: 'Facts about the company' },
    {
      max: 2000,
      optional: true,
      hint: {
        de: 'Was in jedem Text stimmen muss: Gründung, Orte, Angebot, Zahlen.',
        en: 'What must be right in every text: founding, locations, what you offer, figures.',
      },
    },
  ),
  ...Object.fromEntries(samples.map(number => [`sample${number}`, sample(number)] as const)),
  ...senderFieldsOfBrand,
  marksAi: toggle(
    {
      de: 'In Dateien sichtbar sagen, was eine KI beigetragen hat',
      en: 'Say visibly in files what AI has contributed',
    },
    {
      optional: true,
      hint: {
        de: 'Am Ende jeder Datei derer, für die diese Marke voreingestellt ist: „Mit KI erstellt“ oder „Dieser Text wurde mit KI überarbeitet“.',
        en: 'At the end of every file of everyone whose default brand this is: “Made with AI” or “This text was revised with AI”.',
      },
    },
  ),
  sayings: words(
    { de: 'So werden Namen und Kürzel gesprochen', en: 'How names and abbreviations are spoken' },
    {
      most: 100,
      max: 120,
      optional: true,
      hint: {
        de: 'Je Eintrag das Geschriebene, ein Gleichheitszeichen und das Gesprochene: SPS = Es Pe Es.',
        en: 'In each entry what is written, an equals sign, and what is said: CEO = see ee oh.',
      },
    },
  ),
  primary: colour({ de: 'Hauptfarbe', en: 'Primary colour' }, { optional: true }),
  accent: colour({ de: 'Akzentfarbe', en: 'Accent colour' }, { optional: true }),
  background: colour({ de: 'Hintergrundfarbe', en: 'Background colour' }, { optional: true }),
  text: colour({ de: 'Textfarbe', en: 'Text colour' }, { optional: true }),
} satisfies Fields

/** What of a brand a text is written with; the rest is its look and how to reach it. */
const looks = new Set(['name', 'booking', 'marksAi', 'sayings', 'primary', 'accent', 'background', 'text'])
export const isVoice = (name: string) => !looks.has(name) && !isSenderOfBrand(name)
export const isSample = (name: string) => /^sample\d$/.test(name)

/** A brand as it is kept; `logo` is the name of its picture. */
export type Brand = { readonly id: string; readonly values: Values; readonly logo?: string | null }
/** A brand on the wire: its form, its id, and the address of its logo. */
export type BrandView = Values & { readonly _id: string; readonly logo?: string }

export const nameOfBrand = ({ values }: Pick<Brand, 'values'>) => String(values.name ?? '')

/** A brand as it was when a text was begun with it. */
export type LaidBrand = { readonly id: string; readonly name: string; readonly voice: Values }

export const laidBrand = (brand: Brand): LaidBrand => ({
  id: brand.id,
  name: nameOfBrand(brand),
  voice: Object.fromEntries(Object.entries(brand.values).filter(([name]) => isVoice(name))),
})

/** Where a form of its own asks for the address, under which name ever. */
export const addressNames = ['address', 'anrede', 'salutation', 'saluation'] as const

/** The form of address that a form asks for. */
export const addressIn = (values: Values) => addressNames.map(name => values[name]).find(value => value !== undefined)

const listed = (value: Values[string] | undefined) => (typeof value === 'object' ? value : [])

/** Words without those that somebody has asked for the contrary of. */
export const wordsBut = (value: Values[string] | undefined, contrary: Values[string] | undefined) => {
  const taken = new Set(listed(contrary).map(word => word.toLowerCase()))
  return listed(value).filter(word => !taken.has(word.toLowerCase()))
}

/**
 * The answers of a form with what a brand says where the form says nothing: whom it is for, how they are addressed.
 * The words that neither wants join; what the form wants to occur is none of them.
 */
export const withVoice = (values: Values, voice: Values): Values => {
  const avoid = [...new Set([...listed(values.avoid), ...wordsBut(voice.avoid, values.include)])]
  return {
    ...values,
    ...(addressIn(values) === undefined && voice.address !== undefined && { address: voice.address }),
    ...(values.audience === undefined && voice.audience !== undefined && { audience: voice.audience }),
    ...(avoid.length && { avoid }),
  }
}
