import { Problem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'

const at = (field: string, sentence: Text) => () => new Problem('invalid', { fields: { [field]: sentence } })

/** What is said where an account is made with an address that has one. */
export const addressTaken: Text = {
  de: 'Mit dieser Adresse gibt es schon ein Konto.',
  en: 'There is already an account with this address.',
}
const taken = at('email', addressTaken)
/** What is said where somebody signed in types a password that is not theirs. */
export const notYourPassword: Text = { de: 'Das ist nicht Ihr Passwort.', en: 'This is not your password.' }
/** The forms that ask for a password call it by either name. */
const notYours = () =>
  new Problem('invalid', { fields: { currentPassword: notYourPassword, password: notYourPassword } })
const wrongCode = at('code', {
  de: 'Dieser Code stimmt nicht. Es gilt der, den die App gerade zeigt, und jeder nur einmal.',
  en: 'This code is not right. Use the one the app is showing now; each works only once.',
})
const wrongBackupCode = at('code', {
  de: 'Dieser Ersatzcode stimmt nicht oder wurde schon verwendet.',
  en: 'This backup code is not right or has already been used.',
})
const notFound = () => new Problem('not_found')
const linkEnded = () => new Problem('link_ended')

/** What better-auth calls its refusals, and what we say. */
const byCode: Readonly<Record<string, () => Problem>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('sign_in_wrong'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  INVALID_TOKEN: linkEnded,
  USER_NOT_FOUND: linkEnded,
  INVALID_PASSWORD: notYours,
  INVALID_CODE: wrongCode,
  INVALID_BACKUP_CODE: wrongBackupCode,
  INVALID_TWO_FACTOR_COOKIE: () => new Problem('second_factor_ended'),
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: () => new Problem('second_factor_ended'),
  ACCOUNT_TEMPORARILY_LOCKED: () => new Problem('second_factor_locked'),
  TOTP_ALREADY_ENABLED: notFound,
  TOTP_NOT_ENABLED: notFound,
  TWO_FACTOR_NOT_ENABLED: notFound,
  BACKUP_CODES_NOT_ENABLED: notFound,
  ACCOUNT_BLOCKED: () => new Problem('account_blocked'),
}

const byStatus: Readonly<Record<number, () => Problem>> = {
  401: () => new Problem('signed_out'),
  404: () => new Problem('not_found'),
  415: () => new Problem('wrong_type'),
}

/** A refusal of better-auth as a problem of ours; what we do not expect goes to the operator with its code. */
export const problemOf = async (response: Response): Promise<Problem> => {
  const body: unknown = await response.json().catch(() => null)
  const code = body && typeof body === 'object' && 'code' in body ? String(body.code) : ''
  const known = (Object.hasOwn(byCode, code) ? byCode[code] : undefined) ?? byStatus[response.status]
  return known?.() ?? new Problem('unexpected', {}, { cause: new Error(`better-auth: ${response.status} ${code}`) })
}
