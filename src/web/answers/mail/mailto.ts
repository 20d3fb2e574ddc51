import { plainOf } from '../markdown/clipboard.ts'

/** The longest address that every system hands on to its mail program. */
const longest = 2000

/** The address that opens a mail program with this mail in it; undefined where the mail is too long for that. */
export const mailto = (subject: string, body: string): string | undefined => {
  const lines = plainOf(body).replaceAll('\n', '\r\n')
  const address = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`
  return address.length <= longest ? address : undefined
}

/** What an inbox shows beside the subject: the preview text, and the beginning of the mail where there is room left. */
export const besideSubject = (preheader: string, body: string) =>
  [preheader.trim(), plainOf(body.slice(0, 600)).replaceAll(/\s+/g, ' ')].filter(Boolean).join(' ').slice(0, 220)
