import { type Fields, line, type Values } from './fields.ts'

/** What people may say of themselves in their account beside name and address. */
export const accountFields = {
  phone: {
    ...line(
      { de: 'Telefon', en: 'Phone' },
      { max: 40, autocomplete: 'tel', placeholder: { de: '+49 361 123456', en: '+44 20 7946 0018' } },
    ),
    optional: true,
  },
  country: {
    ...line({ de: 'Land', en: 'Country' }, { max: 60, autocomplete: 'country-name' }),
    optional: true,
  },
} as const satisfies Fields

/** How shared questions were answered last, as they stand in the form. */
export type Answers = Readonly<Record<string, string | boolean>>

/** Phone and country as they are kept: what stayed empty is none. */
export const contactIn = ({ phone, country }: Values) => ({
  phone: phone === undefined ? null : String(phone),
  country: country === undefined ? null : String(country),
})
