import type { Values } from '#shared/fields.ts'
import { Problem } from '#shared/problems.ts'

/** What parts the pieces of a Wi-Fi code: https://github.com/zxing/zxing/wiki/Barcode-Contents */
const inWifi = (text: string) => text.replaceAll(/[\\;,:"]/g, sign => `\\${sign}`)
/** Of vCard 3.0 and iCalendar: RFC 2426, section 5, and RFC 5545, section 3.3.11. */
const inCard = (text: string) => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
const given = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
const line = (name: string, value: unknown) => {
  const said = given(value)
  return said === undefined ? [] : [`${name}:${inCard(said)}`]
}

/** What a phone can use. Throws qr_content_unclear where it is of another kind. */
const required = (said: string, is: RegExp) => {
  if (!is.test(said)) throw new Problem('qr_content_unclear')
  return said
}

/** An address as cameras open it: what does not say how it is reached is a page. */
const asAddress = (value: unknown) => {
  const said = required(given(value) ?? '', /^\S+$/)
  return /^[a-z][a-z\d+-]*:/i.test(said) ? said : `https://${said}`
}

/** A number as it is dialled: behind a country’s own, the nought in brackets is not. */
const dialled = (value: unknown) =>
  String(value ?? '')
    .trim()
    .replace(/^(\+[\d\s]*)\(0\)/, '$1')

const wifi = ({ network, password, security, hidden }: Values) => {
  const key = security === 'nopass' ? '' : `P:${inWifi(String(password ?? ''))};`
  return `WIFI:T:${security ?? 'WPA'};S:${inWifi(String(network ?? ''))};${key}${hidden === true ? 'H:true;' : ''};`
}

const contactCard = ({ contact, organisation, role, telephone, address, contactMail, contactLink }: Values) => {
  const parts = String(contact ?? '')
    .trim()
    .split(/\s+/)
  const last = parts.length > 1 ? parts.pop() : ''
  return [
    ...['BEGIN:VCARD', 'VERSION:3.0', `N:${inCard(last ?? '')};${inCard(parts.join(' '))};;;`],
    ...[
      ...line('FN', contact),
      ...line('ORG', organisation),
      ...line('TITLE', role),
      ...line('TEL', dialled(telephone)),
    ],
    ...[...line('EMAIL', contactMail), ...(given(contactLink) ? [`URL:${asAddress(contactLink)}`] : [])],
    ...(given(address) ? [`ADR:;;${inCard(String(address))};;;;`] : []),
    'END:VCARD',
  ].join('\n')
}

/** A time of day as hours and minutes: 18:00, 18.00, 18, 18 h, 6 pm. Throws qr_time_unclear. */
const timeIn = (value: unknown) => {
  const said = given(value)
  if (said === undefined) return undefined
  const [, digits, minutes = '00', half = ''] = /^(\d{1,2})(?:[:.](\d\d))?\s*(am|pm|h|uhr)?$/i.exec(said) ?? []
  const isHalf = /^[ap]m$/i.test(half)
  const hours = isHalf ? (Number(digits) % 12) + (/^p/i.test(half) ? 12 : 0) : Number(digits)
  if (digits === undefined || Number(digits) > (isHalf ? 12 : 23) || Number(minutes) > 59)
    throw new Problem('qr_time_unclear')
  return `${String(hours).padStart(2, '0')}${minutes}00`
}

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** 2026-12-24 and 180000 as 20261224T180000, at the place's own time; without a time as the day. */
const moment = (day: string, time: string | undefined) =>
  time === undefined ? `;VALUE=DATE:${day.replaceAll('-', '')}` : `:${day.replaceAll('-', '')}T${time}`

/** What ends earlier in the day than it begins, ends on the next one. */
const eventCard = ({ event, place, day, begins, ends }: Values) => {
  const on = String(day ?? '')
  const [from, to] = [timeIn(begins), timeIn(ends)]
  if (to && !from) throw new Problem('qr_time_unclear')
  return [
    ...['BEGIN:VEVENT', ...line('SUMMARY', event), ...line('LOCATION', place)],
    `DTSTART${moment(on, from)}`,
    ...(from && to ? [`DTEND${moment(to > from ? on : dayAfter(on), to)}`] : []),
    'END:VEVENT',
  ].join('\n')
}

const mailTo = ({ mail, subject, message }: Values) => {
  const words = Object.entries({ subject, body: message }).flatMap(([name, value]) =>
    given(value) ? [`${name}=${encodeURIComponent(String(value))}`] : [],
  )
  return `mailto:${required(String(mail ?? '').trim(), /^\S+@\S+$/)}${words.length ? `?${words.join('&')}` : ''}`
}

const contents: Readonly<Record<string, (values: Values) => string>> = {
  link: ({ link }) => asAddress(link),
  text: ({ text }) => String(text ?? ''),
  wifi,
  contact: contactCard,
  event: eventCard,
  mail: mailTo,
  phone: ({ phone }) => `tel:${required(dialled(phone), /\d/).replaceAll(/[^\d+*#]/g, '')}`,
}

/** What a code says: of the kind that was chosen, as phones read it. */
export const contentOf = (values: Values) => contents[String(values.kind)]?.(values) ?? ''
