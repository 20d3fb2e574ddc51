import type { Rule } from '../rules.ts'
import type { Limit } from './attempts.ts'
import { forms } from './forms.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>> & {
  readonly email?: string
  readonly first?: string
}

/** A call below `/api/auth`. */
export type Way = {
  /** What it takes from its body; without, it reads none. */
  form?: Readonly<Record<string, Rule<string | boolean>>>
  /** What better-auth is told besides. */
  always?: Values
  /** How often one address may try it. */
  perAddress?: Limit
  /** How often one account may be tried, wherever from, and whether it exists or not. */
  perAccount?: Limit
  /** Whether success begins the count for the account anew. */
  forgives?: true
  signsUp?: true
  endsResetLinks?: true
  /** What it answers in place of better-auth's own, English, words. */
  says?: object
}

const minutes = (count: number) => count * 60

/** All of them, by method and path; whatever else better-auth can do is not there. */
export const ways: Readonly<Record<string, Way>> = {
  'POST /sign-up/email': { form: forms.signUp, perAddress: { most: 60, seconds: minutes(10) }, signsUp: true },
  'POST /sign-in/email': {
    form: forms.signIn,
    perAddress: { most: 10, seconds: 10 },
    perAccount: { most: 10, seconds: minutes(15) },
    forgives: true,
  },
  'POST /sign-out': {},
  'POST /request-password-reset': {
    form: forms.askReset,
    perAddress: { most: 20, seconds: minutes(10) },
    perAccount: { most: 5, seconds: minutes(15) },
    endsResetLinks: true,
    says: { status: true },
  },
  'POST /reset-password': { form: forms.reset, perAddress: { most: 20, seconds: minutes(10) } },
  'POST /change-password': {
    form: forms.changePassword,
    always: { revokeOtherSessions: true },
    perAddress: { most: 10, seconds: minutes(15) },
  },
  'POST /update-user': { form: forms.rename },
  'GET /get-session': {},
  'GET /list-sessions': {},
  'POST /revoke-session': { form: forms.revoke },
  'POST /revoke-other-sessions': {},
  'POST /revoke-sessions': {},
}
