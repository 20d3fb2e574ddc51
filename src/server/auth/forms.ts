import * as z from 'zod/mini'
import { lengthOf } from '#shared/text.ts'
import { may, needs } from '../http/rules.ts'

/** Looks no further where a text is far too long, counted as JavaScript does. */
const atMost = (units: number) => z.maxLength(units, { abort: true })

/** An e-mail address as it is stored: without blanks around it, in small letters. */
const email = needs(z.string().check(z.trim(), atMost(254), z.toLowerCase(), z.email()), {
  de: 'Eine E-Mail-Adresse wie name@example.com.',
  en: 'An e-mail address such as name@example.com.',
})

const newPassword = needs(
  z.string().check(
    atMost(256),
    z.refine(typed => lengthOf(typed) >= 10 && lengthOf(typed) <= 128),
  ),
  {
    de: '10 bis 128 Zeichen.',
    en: '10 to 128 characters.',
  },
)

const oneLine = z.string().check(
  z.trim(),
  atMost(200),
  z.regex(/^\P{Cc}+$/u),
  z.refine(typed => lengthOf(typed) <= 100),
)
const name = needs(oneLine, { de: '1 bis 100 Zeichen.', en: '1 to 100 characters.' })

const some = z.string().check(z.minLength(1), z.maxLength(256))
const text = { de: 'Hier gehört ein Text hin.', en: 'This should be text.' }
const token = needs(z.string().check(z.regex(/^[\w-]{1,256}$/)), {
  de: 'Hier gehört eine Kennung hin.',
  en: 'This should be a token.',
})
const code = needs(z.string().check(z.trim(), z.regex(/^[\w -]{6,20}$/)), {
  de: 'Der Code hat sechs Ziffern, ein Ersatzcode zehn Zeichen.',
  en: 'The code has six digits, a backup code ten characters.',
})
const yesOrNo = may(z.boolean(), { de: 'Ja oder nein.', en: 'Yes or no.' })

/** What each way in takes from a body. What does not stand here never reaches the accounts: no role, no plan. */
export const forms = {
  signUp: {
    name,
    email,
    password: newPassword,
    rememberMe: yesOrNo,
    first: may(some, text),
    invitation: may(some, text),
  },
  signIn: { email, password: needs(some, text), rememberMe: yesOrNo },
  askReset: { email },
  reset: { token: needs(some, text), newPassword },
  changePassword: { currentPassword: needs(some, text), newPassword },
  rename: { name },
  revoke: { token },
  token: { token: needs(some, text) },
  provider: { next: may(z.string().check(atMost(800)), text), first: may(some, text), invitation: may(some, text) },
  withPassword: { password: needs(some, text) },
  code: { code, trustDevice: yesOrNo },
}
