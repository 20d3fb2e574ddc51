import { read, type Locale, type Text } from '#shared/text.ts'
import type { Mail } from '../jobs/jobs.ts'

const subject: Text = { de: 'Neues Passwort für Federwerk', en: 'A new password for Federwerk' }

const text = (link: string): Text => ({
  de: `Guten Tag,

unter diesem Link legen Sie ein neues Passwort für Federwerk fest. Er gilt eine Stunde und nur einmal:

${link}

Wenn Sie das nicht angefordert haben, ist nichts weiter zu tun: Ihr Passwort bleibt, wie es ist.
`,
  en: `Hello,

open this link to set a new password for Federwerk. It is valid for one hour and works only once:

${link}

If you did not ask for this, you need not do anything: your password stays as it is.
`,
})

/** The mail that lets a person set a new password, in their language. */
export const resetMail = (to: string, link: string, locale: Locale): Mail => ({
  to,
  subject: read(subject, locale),
  text: read(text(link), locale),
})
