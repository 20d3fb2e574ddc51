import { read, type Locale, type Text } from '#shared/text.ts'
import type { Mail } from '../jobs/jobs.ts'
import type { Pace } from './rate-limiter.ts'
import type { Parts } from './auth.ts'
import { linkKinds, signInLinksIn } from './sign-in-link.ts'

/** How often somebody who is signed in may have the mail sent again. */
export const confirmations: Pace = { burst: 3, every: 600 }

const hours = linkKinds.confirm / 60
const subject: Text = { de: 'Ihre Adresse bei Federwerk bestätigen', en: 'Confirm your address at Federwerk' }

const text = (link: string): Text => ({
  de: `Guten Tag,

mit dieser Adresse wurde ein Konto bei Federwerk angelegt. Über diesen Link bestätigen Sie sie und melden sich an; danach
können Sie schreiben. Er gilt ${hours} Stunden und nur einmal:

${link}

Wenn Sie das nicht waren, ist nichts weiter zu tun: Ohne den Link kann mit dem Konto nichts geschrieben werden.
`,
  en: `Hello,

an account at Federwerk was created with this address. Open this link to confirm it and sign in; then you can write.
It is valid for ${hours} hours and works only once:

${link}

If this was not you, you need not do anything: without the link nothing can be written with the account.
`,
})

const confirmationMail = (to: string, link: string, locale: Locale): Mail => ({
  to,
  subject: read(subject, locale),
  text: read(text(link), locale),
})

/** Mails the link that proves an address; the one before is over. Nothing where nobody has the address. */
export const confirmationsBy = ({ config, database, jobs, now }: Parts) => {
  const links = signInLinksIn(database, now)
  return async (email: string) => {
    const made = await links.ask(email, 'confirm')
    if (!made) return
    const { token, locale } = made
    const link = `${config.publicUrl}/${locale}/login/link?token=${token}`
    await jobs.send('mail', confirmationMail(email, link, locale))
  }
}
