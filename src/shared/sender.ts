import { area, type Fields, line, type Values } from './fields.ts'

/** Who a text is from and how they are reached: kept once by each person, and for each brand. */
export const senderFields = {
  name: line({ de: 'Ihr Name', en: 'Your name' }, { max: 100, optional: true, autocomplete: 'name' }),
  organisation: line(
    { de: 'Firma, Verein oder Einrichtung', en: 'Company, club or institution' },
    {
      max: 120,
      optional: true,
      autocomplete: 'organization',
      placeholder: { de: 'Bäckerei Krause', en: 'Krause’s Bakery' },
    },
  ),
  about: area(
    { de: 'Was sie ist, in einem Satz', en: 'What it is, in one sentence' },
    {
      max: 300,
      optional: true,
      placeholder: {
        de: 'Die Bäckerei Krause backt seit 1926 in Pirna und hat drei Filialen.',
        en: 'Krause’s Bakery has been baking in Pirna since 1926 and has three shops.',
      },
    },
  ),
  address: line(
    { de: 'Anschrift', en: 'Address' },
    {
      max: 200,
      optional: true,
      placeholder: { de: 'Lange Straße 12, 01796 Pirna', en: '12 High Street, Lewes BN7 1XX' },
    },
  ),
  phone: line({ de: 'Telefon', en: 'Phone' }, { max: 60, optional: true, autocomplete: 'tel' }),
  email: line({ de: 'E-Mail-Adresse', en: 'E-mail address' }, { max: 200, optional: true, autocomplete: 'email' }),
  web: line({ de: 'Webadresse', en: 'Web address' }, { max: 200, optional: true, autocomplete: 'url' }),
  press: line(
    { de: 'Kontakt für die Presse', en: 'Contact for the press' },
    {
      max: 300,
      optional: true,
      hint: {
        de: 'So, wie er dastehen soll: Name, Telefon, E-Mail. Steht hier nichts, gelten die Angaben oben.',
        en: 'As it should appear: name, phone, e-mail. If this is empty, the details above are used.',
      },
    },
  ),
  applications: line(
    { de: 'Kontakt für Bewerbungen', en: 'Contact for applications' },
    {
      max: 300,
      optional: true,
      hint: {
        de: 'Wohin man sich bewirbt und wer Fragen beantwortet. Steht hier nichts, gelten die Angaben oben.',
        en: 'Where to apply and who answers questions. If this is empty, the details above are used.',
      },
    },
  ),
  social: line(
    { de: 'Konten in sozialen Netzwerken', en: 'Accounts on social networks' },
    {
      max: 300,
      optional: true,
      placeholder: { de: 'Instagram @baeckereikrause', en: 'Instagram @krausesbakery' },
    },
  ),
} as const satisfies Fields

export type SenderKey = keyof typeof senderFields
/** What is kept of it; what is not kept is missing. */
export type Sender = Readonly<Partial<Record<SenderKey, string>>>

export const senderKeys = Object.keys(senderFields) as [SenderKey, ...SenderKey[]]

/** A filled-in form as a sender. */
export const senderIn = (values: Values): Sender =>
  Object.fromEntries(senderKeys.flatMap(key => (typeof values[key] === 'string' ? [[key, values[key]]] : [])))

/** Brands keep all but the name, which is a person's; the keys are set apart from those of the brand's voice. */
const ofBrand = (key: string) => `sender_${key}`
const keysOfBrand = senderKeys.filter(key => key !== 'name')
export const isSenderOfBrand = (name: string) => keysOfBrand.some(key => ofBrand(key) === name)
/** The sender of a brand as a part of the brand's form. */
export const senderFieldsOfBrand: Fields = Object.fromEntries(keysOfBrand.map(key => [ofBrand(key), senderFields[key]]))

/** The sender in the form of a brand. */
const senderOfBrand = (brand: Values): Sender =>
  senderIn(Object.fromEntries(keysOfBrand.flatMap(key => (brand[ofBrand(key)] ? [[key, brand[ofBrand(key)]!]] : []))))

/** The contacts that stand in for the general ones, and those they stand in for. */
const special = ['press', 'applications'] as const
const general: readonly SenderKey[] = ['name', 'phone', 'email']

/** Whether a brand speaks in the texts of a call: a text that names no organisation is a person's own. */
export const speaksForBrand = (keys: readonly SenderKey[]) => keys.includes('organisation')

/**
 * What a text is given of those who send it: of the brand it is written for, else of the person. What a brand does not
 * keep is missing; only the name of whoever signs is the person's. A contact for the press or for applications, where
 * the text has one, replaces name, phone and e-mail address.
 */
export const senderFor = (keys: readonly SenderKey[], person: Sender, brand?: Values): Sender => {
  const whole = brand && speaksForBrand(keys) ? { ...senderOfBrand(brand), name: person.name } : person
  const replaced = special.some(key => keys.includes(key) && whole[key])
  const wanted = replaced ? keys.filter(key => !general.includes(key)) : keys
  return Object.fromEntries(wanted.flatMap(key => (whole[key] ? [[key, whole[key]]] : [])))
}

/** In the order in which one says it; what it is in a sentence only where nothing else is known. */
const spoken: readonly SenderKey[] = [
  'organisation',
  ...senderKeys.filter(key => key !== 'organisation' && key !== 'about'),
]

/** A sender in one line, for those who want to know with what a text is written; of much only the first so many. */
export const saidSender = (sender: Sender, most = Infinity): string => {
  const said = spoken.flatMap(key => sender[key] ?? [])
  return said.length ? said.slice(0, most).join(', ') + (said.length > most ? ' …' : '') : (sender.about ?? '')
}
