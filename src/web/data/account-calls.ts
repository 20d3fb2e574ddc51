import { hc } from 'hono/client'
import type { leavingRoutes } from '#server/account/leaving.ts'
import { call, fetched, ours, post } from '../api.ts'

/** The way in and out. Each throws the `Problem` that the server names. */
const auth = (path: string, body?: object) => call(`/api/auth/${path}`, post(body))

export type Credentials = { email: string; password: string }
/** What signing in leads to: into the house, or to the question for a code. */
export type Entered = { twoFactorRedirect?: true }
/** What proves that one may make an account where not everyone may. */
export type SignUpProof = { first?: string; invitation?: string }

const asked = <Shape>(path: string, body?: object) => fetched<Shape>(`/api/auth/${path}`, post(body))

export const signIn = (credentials: Credentials) => asked<Entered>('sign-in/email', credentials)
export const signUp = (account: Credentials & { name: string } & SignUpProof) => auth('sign-up/email', account)
export const askForLink = (address: { email: string }) => auth('sign-in/link', address)
/** Sends the link that proves one's own address once more. */
export const mailConfirmation = () => auth('confirm-address')
export const openLink = (token: string) => asked<Entered>('sign-in/link/open', { token })
/** Ends a sign-in that asks for a code: one of the app, or a backup code. */
export const enterCode = (code: string, { backup, trustDevice }: { backup: boolean; trustDevice: boolean }) =>
  auth(`two-factor/${backup ? 'verify-backup-code' : 'verify-totp'}`, { code, trustDevice })
/** Where the provider asks who one is; `next` is where one comes in afterwards. */
export const providerAddress = async (brought: SignUpProof & { next?: string }) =>
  (await asked<{ url: string }>('sign-in/provider', brought)).url
/** Goes to the provider; the page ends there. */
export const goToProvider = async (brought: SignUpProof & { next?: string }) =>
  location.assign(await providerAddress(brought))
/** Who is invited by a link. */
export type InvitedBy = { email: string; by: string | null }
export const readInvitation = (token: string) => asked<InvitedBy>('invitation', { token })
export const signOut = () => auth('sign-out')
export const askForReset = (address: { email: string }) => auth('request-password-reset', address)
export const resetPassword = (chosen: { token: string; newPassword: string }) => auth('reset-password', chosen)
export const changePassword = (change: { currentPassword: string; newPassword: string }) =>
  auth('change-password', change)
export const rename = (name: string) => auth('update-user', { name })
const { delete: leaving } = hc<typeof leavingRoutes>('/api', ours).user
/** Deletes one’s own account, for good; the password only where it has one. */
export const leave = (json: { email: string; password?: string }) => leaving.$post({ json })
export const endSession = (token: string) => auth('revoke-session', { token })
export const endOtherSessions = () => auth('revoke-other-sessions')

/** How one can sign in, and what protects it. */
export type SignsIn = { password: boolean; provider: boolean; providerName: string | null; twoFactor: boolean }
export const howISignIn = (signal?: AbortSignal) => fetched<SignsIn>('/api/auth/sign-in', { signal })
export const connectProvider = async () => location.assign((await asked<{ url: string }>('connect-provider')).url)
export const disconnectProvider = () => auth('disconnect-provider')
/** What an app needs to know, and the codes that stand in for it: both are told once. */
export type SecondFactor = { totpURI: string; backupCodes: readonly string[] }
export const beginSecondFactor = (password: string) => asked<SecondFactor>('two-factor/enable', { password })
export const confirmSecondFactor = (code: string) => auth('two-factor/verify-totp', { code })
export const newBackupCodes = (password: string) =>
  asked<Pick<SecondFactor, 'backupCodes'>>('two-factor/generate-backup-codes', { password })
export const endSecondFactor = (password: string) => auth('two-factor/disable', { password })
