import { read, type Locale, type Text } from '#shared/text.ts'
import type { Mail } from '../jobs/jobs.ts'
import { invitationDays } from './invitations.ts'

const subject: Text = { de: 'Einladung zu Federwerk', en: 'Invitation to Federwerk' }

const text = (from: string, link: string): Text => ({
  de: `Guten Tag,

${from} lädt Sie zu Federwerk ein, dem Arbeitsplatz für Texte mit KI. Über diesen Link legen Sie Ihr Konto an. Er gilt
${invitationDays} Tage und nur einmal:

${link}

Wenn Sie damit nichts anfangen können, ist nichts weiter zu tun: Ohne den Link entsteht kein Konto.
`,
  en: `Hello,

${from} invites you to Federwerk, a workplace for writing with AI. Open this link to create your account. It is
valid for ${invitationDays} days and works only once:

${link}

If this means nothing to you, you need not do anything: without the link no account is made.
`,
})

/** The mail that lets somebody make an account, in the language they were invited in. */
export const invitationMail = (to: string, from: string, link: string, locale: Locale): Mail => ({
  to,
  subject: read(subject, locale),
  text: read(text(from, link), locale),
})
