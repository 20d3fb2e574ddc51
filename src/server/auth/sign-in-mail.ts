import { read, type Locale, type Text } from '#shared/text.ts'
import type { Mail } from '../jobs/jobs.ts'
import { linkMinutes } from './sign-in-link.ts'

const subject: Text = { de: 'Anmelden bei Federwerk', en: 'Sign in to Federwerk' }

const text = (link: string): Text => ({
  de: `Guten Tag,

über diesen Link melden Sie sich bei Federwerk an. Er gilt ${linkMinutes} Minuten und nur einmal:

${link}

Wenn Sie das nicht angefordert haben, ist nichts weiter zu tun. Geben Sie den Link niemandem weiter.
`,
  en: `Hello,

open this link to sign in to Federwerk. It is valid for ${linkMinutes} minutes and works only once:

${link}

If you did not ask for this, you need not do anything. Do not pass the link on to anyone.
`,
})

/** The mail that lets a person sign in without a password, in their language. */
export const signInMail = (to: string, link: string, locale: Locale): Mail => ({
  to,
  subject: read(subject, locale),
  text: read(text(link), locale),
})
