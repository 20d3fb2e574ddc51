import { type Plan, planNames } from '#shared/plans.ts'
import { type Locale, read, type Text } from '#shared/text.ts'
import type { Mail } from '../jobs/jobs.ts'

type Asked = { email: string; from: Plan; plan: Plan; words: string; publicUrl: string }

const subject: Text = { de: 'Federwerk: Anfrage nach einem Tarif', en: 'Federwerk: request for a plan' }

const text = ({ email, from, plan, words, publicUrl }: Asked): Text => ({
  de: `Guten Tag,

${email} (Tarif ${planNames[from]}) fragt nach dem Tarif ${planNames[plan]}.${words && `\n\n„${words}“`}

Darüber entscheiden Sie hier:
${publicUrl}/de/admin/plans
`,
  en: `Hello,

${email} (on ${planNames[from]}) is asking for the ${planNames[plan]} plan.${words && `\n\n“${words}”`}

Decide on it here:
${publicUrl}/en/admin/plans
`,
})

/** Tells an administrator that somebody asks for a plan, in their language. */
export const requestMail = (to: string, asked: Asked, locale: Locale): Mail => ({
  to,
  subject: read(subject, locale),
  text: read(text(asked), locale),
})
