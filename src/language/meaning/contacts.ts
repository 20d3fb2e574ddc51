import { type Fact, type Slate, spanOf, taken } from './facts.ts'

const mail = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/y
const mailBegins = { sign: /@/g, ahead: /[\w.+-]/ }
const rest = String.raw`[^\s<>"„“”()[\]]`
const scheme = String.raw`(?:https?:\/\/|www\.)`
const ending = String.raw`\.(?:de|com|org|net|eu|at|ch|io|info|co\.uk|org\.uk|ac\.uk|shop|app|dev|example)\b`
const web = new RegExp(String.raw`${scheme}${rest}+|\b[\w-]+(?:\.[\w-]+)*${ending}(?:\/${rest}*)?`, 'iy')
const webBegins = { sign: new RegExp(`${scheme}|${ending}`, 'gi'), ahead: /[\w.-]/ }
const phone =
  /(?<![\d.,\p{L}])(?:\+\d{1,3}|\(?0\d{1,5}\)?)[ \u00a0/()–-]{0,3}\d{1,16}(?:[ \u00a0/()–-]{1,3}\d{1,16}){0,5}(?![\d.,]\d)/gu
const account = /(?<![\p{L}\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){3,7}(?: ?[A-Z\d]{1,3})?(?![\p{L}\d])/gu
const american = /(?<![\d-])(?:\(?\d{3}\)?[ .-])?\d{3}-\d{4}(?![\d-])/g

const plainWeb = (address: string) =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/[.,;:!?'’)]+$/, '')
    .replace(/\/$/, '')

const plainPhone = (number: string) =>
  number
    .replace(/\(0\)/, '')
    .replace(/^(?:\+|00)(?:49|43|41|44)/, '0')
    .replaceAll(/\D/g, '')

const enoughDigits = 6
const slashedDate = /^\d{1,2}\/\d{1,2}\/(?:\d{4}|\d{2})$/

/** Addresses of mail and web, numbers of phones and of bank accounts. */
export const contactsIn = (slate: Slate): Fact[] => {
  const contact = (key: (found: string) => string) => (found: RegExpExecArray) => {
    const length = found[0].replace(/[.,;:!?'’]+$/, '').length
    return [{ from: found.index, to: found.index + length, said: { kind: 'contact', key: key(found[0]) } as const }]
  }
  const number = (found: RegExpExecArray): Fact[] | undefined => {
    const key = plainPhone(found[0])
    return key.length < enoughDigits || slashedDate.test(found[0])
      ? undefined
      : [{ ...spanOf(found), said: { kind: 'contact', key } }]
  }
  return [
    ...taken(
      slate,
      mail,
      contact(address => address.toLowerCase().replace(/\.$/, '')),
      mailBegins,
    ),
    ...taken(slate, web, contact(plainWeb), webBegins),
    ...taken(
      slate,
      account,
      contact(found => found.replaceAll(' ', '').toLowerCase()),
    ),
    ...taken(slate, phone, number),
    ...taken(slate, american, number),
  ]
}
