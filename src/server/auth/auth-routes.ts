import type { Rule } from '../http/rules.ts'
import type { Limit, Pace } from './rate-limiter.ts'
import { forms } from './forms.ts'

export type Values = Readonly<Record<string, string | boolean | undefined>> & {
  readonly email?: string
  readonly first?: string
  readonly invitation?: string
  readonly token?: string
  readonly next?: string
}

/** What we do ourselves, and better-auth does not. */
export type OwnWay =
  | 'signUp'
  | 'askLink'
  | 'askReset'
  | 'mailConfirmation'
  | 'resetPassword'
  | 'openLink'
  | 'askProvider'
  | 'fromProvider'
  | 'connectProvider'
  | 'disconnectProvider'
  | 'readInvitation'
  | 'howISignIn'
  | 'whereSignedIn'
  | 'beginSecondFactor'
  | 'useBackupCode'

/** A call below `/api/auth`. */
export type AuthRoute = {
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
  /** How often it may succeed for a network (/24, or /64 and four times that for a /48), but for the invited. */
  perNetwork?: Limit
  /** How often one address may try one account, whether it exists or not; strangers together are slowed there. */
  perPair?: Limit
  /** How often an account is mailed for strangers; where this stands nothing is guessed, so nobody is slowed. */
  mails?: Pace
  /** Who does it, where it is not better-auth. */
  own?: OwnWay
  /** It never answers, but leads to another page. */
  leads?: true
}

const minutes = (count: number) => count * 60
const status = '{ status: true }'
const person = '{ user }, and the cookie of a new session'

/** All of them, by method and path; whatever else better-auth can do is not there. */
export const authRoutes: Readonly<Record<string, AuthRoute>> = {
  'POST /sign-up/email': {
    summary:
      'Makes an account and signs in; the first account needs `first`, from the link the server prints, an invited one `invitation`',
    answers: person,
    open: true,
    form: forms.signUp,
    perAddress: { most: 60, seconds: minutes(10) },
    perNetwork: { most: 40, seconds: 24 * 60 * 60 },
    own: 'signUp',
  },
  'POST /sign-in/email': {
    summary: 'Signs in',
    answers: `${person}; { twoFactorRedirect: true } where a code is to follow`,
    open: true,
    form: forms.signIn,
    perAddress: { most: 10, seconds: 10 },
    perPair: { most: 10, seconds: minutes(15) },
  },
  'POST /sign-in/link': {
    summary: 'Mails a link to sign in; whether the address has an account is not told',
    answers: status,
    open: true,
    form: forms.askReset,
    perAddress: { most: 20, seconds: minutes(10) },
    perPair: { most: 5, seconds: minutes(15) },
    mails: { burst: 6, every: minutes(10) },
    own: 'askLink',
  },
  'POST /sign-in/link/open': {
    summary: 'Signs in by the mailed token, once, within ten minutes',
    answers: `${person}; { twoFactorRedirect: true } where a code is to follow`,
    open: true,
    form: forms.token,
    perAddress: { most: 20, seconds: minutes(10) },
    own: 'openLink',
  },
  'POST /sign-in/provider': {
    summary: 'Begins to sign in with the OpenID Connect provider of this installation',
    answers: '{ url }, where the person goes on',
    open: true,
    form: forms.provider,
    perAddress: { most: 30, seconds: minutes(10) },
    own: 'askProvider',
  },
  'GET /sign-in/provider/callback': {
    summary: 'Where the provider sends people back to: signs in, or leads to a page that says why not',
    answers: 'Never; it leads on',
    open: true,
    perAddress: { most: 60, seconds: minutes(10) },
    own: 'fromProvider',
    leads: true,
  },
  'POST /connect-provider': {
    summary: 'Begins to connect the provider with one’s own account',
    answers: '{ url }, where the person goes on',
    perAddress: { most: 30, seconds: minutes(10) },
    own: 'connectProvider',
  },
  'POST /disconnect-provider': {
    summary: 'Gives up signing in with the provider; without a password that is refused',
    answers: status,
    own: 'disconnectProvider',
  },
  'GET /sign-in': {
    summary: 'How one can sign in to one’s own account',
    answers: '{ password, provider, providerName, twoFactor }',
    own: 'howISignIn',
  },
  'POST /two-factor/enable': {
    summary: 'Begins to set up a second factor, which the first code then confirms',
    answers: '{ totpURI, backupCodes }, told once',
    form: forms.withPassword,
    perAddress: { most: 10, seconds: minutes(15) },
    own: 'beginSecondFactor',
  },
  'POST /two-factor/verify-totp': {
    summary: 'Takes a code of the app: to end a sign-in, or to confirm that the app is set up',
    answers: person,
    open: true,
    form: forms.code,
    perAddress: { most: 30, seconds: minutes(10) },
  },
  'POST /two-factor/verify-backup-code': {
    summary: 'Takes a backup code instead, once',
    answers: person,
    open: true,
    form: forms.code,
    perAddress: { most: 30, seconds: minutes(10) },
    own: 'useBackupCode',
  },
  'POST /two-factor/generate-backup-codes': {
    summary: 'Makes new backup codes; the old ones are no longer valid',
    answers: '{ backupCodes }, told once',
    form: forms.withPassword,
    perAddress: { most: 10, seconds: minutes(15) },
  },
  'POST /two-factor/disable': {
    summary: 'Switches the second factor off, on all devices',
    answers: status,
    form: forms.withPassword,
    perAddress: { most: 10, seconds: minutes(15) },
  },
  'POST /confirm-address': {
    summary: 'Mails the link that proves one’s own address once more',
    answers: status,
    perAddress: { most: 20, seconds: minutes(10) },
    own: 'mailConfirmation',
  },
  'POST /invitation': {
    summary: 'Who is invited by a link, and by whom',
    answers: '{ email, locale, by }',
    open: true,
    form: forms.token,
    perAddress: { most: 30, seconds: minutes(10) },
    own: 'readInvitation',
  },
  'POST /sign-out': { summary: 'Ends this session', answers: '{ success: true }', open: true },
  'POST /request-password-reset': {
    summary: 'Mails a link to set a new password; whether the address has an account is not told',
    answers: status,
    open: true,
    form: forms.askReset,
    perAddress: { most: 20, seconds: minutes(10) },
    perPair: { most: 5, seconds: minutes(15) },
    mails: { burst: 6, every: minutes(10) },
    own: 'askReset',
  },
  'POST /reset-password': {
    summary: 'Sets a new password by the mailed token, once, and ends all sessions',
    answers: status,
    open: true,
    form: forms.reset,
    perAddress: { most: 20, seconds: minutes(10) },
    own: 'resetPassword',
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
  'GET /list-sessions': {
    summary: 'Where the person is signed in, this session first',
    answers: '[{ id, token, createdAt, updatedAt, expiresAt, ipAddress, userAgent, userId, here }]',
    own: 'whereSignedIn',
  },
  'POST /revoke-session': { summary: 'Ends one of one’s own sessions', answers: status, form: forms.revoke },
  'POST /revoke-other-sessions': { summary: 'Ends all sessions but this one', answers: status },
  'POST /revoke-sessions': { summary: 'Ends all sessions', answers: status },
}
