import type { Rule } from '../rules.ts'
import type { Limit } from './attempts.ts'
import { forms } from './forms.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>> & {
  readonly email?: string
  readonly first?: string
}

/** A call below `/api/auth`. */
export type Way = {
  summary: string
  /** What comes with success, in words. */
  answers: string
  /** Whether it needs no session. */
  open?: true
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
const status = '{ status: true }'
const person = '{ user }, and the cookie of a new session'

/** All of them, by method and path; whatever else better-auth can do is not there. */
export const ways: Readonly<Record<string, Way>> = {
  'POST /sign-up/email': {
    summary: 'Makes an account and signs in; the first account needs `first`, from the link the server prints',
    answers: person,
    open: true,
    form: forms.signUp,
    perAddress: { most: 60, seconds: minutes(10) },
    signsUp: true,
  },
  'POST /sign-in/email': {
    summary: 'Signs in',
    answers: person,
    open: true,
    form: forms.signIn,
    perAddress: { most: 10, seconds: 10 },
    perAccount: { most: 10, seconds: minutes(15) },
    forgives: true,
  },
  'POST /sign-out': { summary: 'Ends this session', answers: '{ success: true }', open: true },
  'POST /request-password-reset': {
    summary: 'Mails a link to set a new password; whether the address has an account is not told',
    answers: status,
    open: true,
    form: forms.askReset,
    perAddress: { most: 20, seconds: minutes(10) },
    perAccount: { most: 5, seconds: minutes(15) },
    endsResetLinks: true,
    says: { status: true },
  },
  'POST /reset-password': {
    summary: 'Sets a new password by the mailed token, once, and ends all sessions',
    answers: status,
    open: true,
    form: forms.reset,
    perAddress: { most: 20, seconds: minutes(10) },
  },
  'POST /change-password': {
    summary: 'Sets a new password and ends all other sessions',
    answers: person,
    form: forms.changePassword,
    always: { revokeOtherSessions: true },
    perAddress: { most: 10, seconds: minutes(15) },
  },
  'POST /update-user': { summary: 'Sets the name', answers: status, form: forms.rename },
  'GET /get-session': {
    summary: 'This session as it is stored; `/api/session` tells more of the person',
    answers: '{ session, user }, or null',
    open: true,
  },
  'GET /list-sessions': { summary: 'Where the person is signed in', answers: '[session …]' },
  'POST /revoke-session': { summary: 'Ends one of one’s own sessions', answers: status, form: forms.revoke },
  'POST /revoke-other-sessions': { summary: 'Ends all sessions but this one', answers: status },
  'POST /revoke-sessions': { summary: 'Ends all sessions', answers: status },
}
