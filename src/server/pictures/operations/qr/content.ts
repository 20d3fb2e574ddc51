import type { Values } from '#shared/fields.ts'

/** What parts the pieces of a Wi-Fi code: https://github.com/zxing/zxing/wiki/Barcode-Contents */
const inWifi = (text: string) => text.replaceAll(/[\\;,:"]/g, sign => `\\${sign}`)
/** Of vCard 3.0 and iCalendar: RFC 2426, section 5, and RFC 5545, section 3.3.11. */
const inCard = (text: string) => text.replaceAll(/[\\;,]/g, sign => `\\${sign}`).replaceAll(/\r?\n/g, '\\n')
const given = (value: unknown) => (typeof value === 'string' && value.trim() ? value.trim() : undefined)
const line = (name: string, value: unknown) => {
  const said = given(value)
  return said === undefined ? [] : [`${name}:${inCard(said)}`]
}

const wifi = ({ network, password, security, hidden }: Values) => {
  const key = security === 'nopass' ? '' : `P:${inWifi(String(password ?? ''))};`
  return `WIFI:T:${security ?? 'WPA'};S:${inWifi(String(network ?? ''))};${key}${hidden === true ? 'H:true;' : ''};`
}

const contact = ({ name, organisation, role, phone, mail, link, address }: Values) => {
  const parts = String(name ?? '')
    .trim()
    .split(/\s+/)
  const last = parts.length > 1 ? parts.pop() : ''
  return [
    ...['BEGIN:VCARD', 'VERSION:3.0', `N:${inCard(last ?? '')};${inCard(parts.join(' '))};;;`],
    ...[...line('FN', name), ...line('ORG', organisation), ...line('TITLE', role), ...line('TEL', phone)],
    ...[...line('EMAIL', mail), ...line('URL', link)],
    ...(given(address) ? [`ADR:;;${inCard(String(address))};;;;`] : []),
    'END:VCARD',
  ].join('\n')
}

/** 2026-12-24 and 18:00 as 20261224T180000, at the place's own time. */
const moment = (day: unknown, time: unknown) => {
  const [hours, minutes] = /^(\d{1,2})[:.](\d\d)/.exec(String(time ?? ''))?.slice(1) ?? []
  const date = String(day ?? '').replaceAll('-', '')
  return hours === undefined ? date : `${date}T${hours.padStart(2, '0')}${minutes}00`
}

const event = ({ name, place, day, begins, ends }: Values) => {
  const kind = begins ? '' : ';VALUE=DATE'
  return [
    ...['BEGIN:VEVENT', ...line('SUMMARY', name), ...line('LOCATION', place)],
    `DTSTART${kind}:${moment(day, begins)}`,
    ...(begins && ends ? [`DTEND:${moment(day, ends)}`] : []),
    'END:VEVENT',
  ].join('\n')
}

const mailTo = ({ mail, subject, message }: Values) => {
  const words = Object.entries({ subject, body: message }).flatMap(([name, value]) =>
    given(value) ? [`${name}=${encodeURIComponent(String(value))}`] : [],
  )
  return `mailto:${String(mail ?? '').trim()}${words.length ? `?${words.join('&')}` : ''}`
}

const contents: Readonly<Record<string, (values: Values) => string>> = {
  link: ({ link }) => String(link ?? ''),
  text: ({ text }) => String(text ?? ''),
  wifi,
  contact,
  event,
  mail: mailTo,
  phone: ({ phone }) => `tel:${String(phone ?? '').replaceAll(/[^\d+]/g, '')}`,
}

/** What a code says: of the kind that was chosen, as phones read it. */
export const contentOf = (values: Values) => contents[String(values.kind)]?.(values) ?? ''

/** Lines of `name;content`, each a code of its own; a line without a name is called by its number. */
export const listed = (text: string) =>
  text
    .split(/\r?\n/)
    .map(row => row.trim())
    .filter(Boolean)
    .map((row, at) => {
      const [, name, content] = /^([^;]*);(.+)$/.exec(row) ?? []
      return { name: name?.trim() || String(at + 1), content: (content ?? row).trim() }
    })
