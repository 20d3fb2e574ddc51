import { Problem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'

const at = (field: string, sentence: Text) => () => new Problem('invalid', { fields: { [field]: sentence } })

const taken = at('email', {
  de: 'Mit dieser Adresse gibt es schon ein Konto.',
  en: 'There is already an account with this address.',
})
const notYours = at('currentPassword', { de: 'Das ist nicht Ihr Passwort.', en: 'This is not your password.' })
const linkEnded = () => new Problem('link_ended')

/** What better-auth calls its refusals, and what we say. */
const byCode: Readonly<Record<string, () => Problem>> = {
  INVALID_EMAIL_OR_PASSWORD: () => new Problem('sign_in_wrong'),
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: taken,
  INVALID_TOKEN: linkEnded,
  USER_NOT_FOUND: linkEnded,
  INVALID_PASSWORD: notYours,
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
  const known = byCode[code] ?? byStatus[response.status]
  return known?.() ?? new Problem('unexpected', {}, { cause: new Error(`better-auth: ${response.status} ${code}`) })
}
