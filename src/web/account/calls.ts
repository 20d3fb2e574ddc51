import { call, post } from '../api.ts'

/** The way in and out. Each throws the `Problem` that the server names. */
const auth = (path: string, body?: object) => call(`/api/auth/${path}`, post(body))

export type Credentials = { email: string; password: string }
export const signIn = (credentials: Credentials) => auth('sign-in/email', credentials)
export const signUp = (account: Credentials & { name: string; first?: string }) => auth('sign-up/email', account)
export const signOut = () => auth('sign-out')
export const askForReset = (address: { email: string }) => auth('request-password-reset', address)
export const resetPassword = (chosen: { token: string; newPassword: string }) => auth('reset-password', chosen)
export const changePassword = (change: { currentPassword: string; newPassword: string }) =>
  auth('change-password', change)
export const rename = (name: string) => auth('update-user', { name })
export const endSession = (token: string) => auth('revoke-session', { token })
export const endOtherSessions = () => auth('revoke-other-sessions')
