import type { Context } from 'hono'
import { Problem } from '#shared/problems.ts'
import { arrivalPath, arriving } from './arrival.ts'
import { tokensBy } from './cookie.ts'
import { type Accounts, passwordReset } from './accounts.ts'
import type { Parts } from './auth.ts'
import { tooMany } from './rate-limiter.ts'
import { useBackupCode } from './backup-codes.ts'
import { confirmations, confirmationsBy } from './confirmation.ts'
import { clearBeforeProof } from './first-proof.ts'
import { invitationsIn } from './invitations.ts'
import type { KnownBrowsers } from './known-browser.ts'
import { providerWays } from './provider-routes.ts'
import { problemOf } from './refusals.ts'
import { registrationRules } from './registration.ts'
import { resetLinksOf } from './reset-links.ts'
import { signInLinksIn } from './sign-in-link.ts'
import { signInMail } from './sign-in-mail.ts'
import { signUpWith } from './sign-up.ts'
import { signedInAt } from './signed-in-at.ts'
import { signsInOn } from './signs-in.ts'
import type { OwnWay, Values } from './auth-routes.ts'

/** A request on one of our own ways, after it was judged. */
export type AuthRequest = {
  c: Context
  values: Values
  /** The request anew, for better-auth: as it came, or to another of its addresses. */
  requestWith(values: Values, path?: string): Request
  /** Whether nothing is to be mailed, and the last mail still counts. */
  quiet: boolean
}

/** Somebody who is signed in. */
export type Person = { id: string; email: string }

/** What our own ways have in common: who is asking, and how somebody gets in. */
export type SignInTools = {
  /** Throws `signed_out` where nobody is. */
  person(c: Context): Promise<Person>
  /** Begins a session for somebody, or asks for the second factor. Throws `account_blocked`. */
  letIn(userId: string, requestWith: AuthRequest['requestWith']): Promise<Response>
}

const doorOf = (accounts: Accounts): SignInTools => ({
  async person(c) {
    const found = await accounts.api.getSession({ headers: c.req.raw.headers, query: { disableRefresh: true } })
    if (!found) throw new Problem('signed_out')
    return { id: found.user.id, email: found.user.email }
  },
  async letIn(userId, requestWith) {
    const response = await arriving.run({ userId }, () => accounts.handler(requestWith({}, arrivalPath)))
    if (!response.ok) throw await problemOf(response)
    return response
  },
})

/** What better-auth does not do, or not as we want it. */
export const ownWays = (
  parts: Parts,
  accounts: Accounts,
  browsers: KnownBrowsers,
): Record<OwnWay, (asked: AuthRequest) => Promise<Response>> => {
  const { config, database, settings, jobs, audit, rateLimiter, now, report } = parts
  const door = doorOf(accounts)
  const links = signInLinksIn(database, now)
  const resetLinks = resetLinksOf(database)
  const invitations = invitationsIn(database, now)
  const signing = signsInOn(database)
  const sessions = signedInAt(database, now)
  const tokenIn = tokensBy(config, parts.secret)
  const backupCode = useBackupCode(parts)

  const mailConfirmation = confirmationsBy(parts)

  const requireLinks = async () => {
    if (!(await registrationRules(config, settings)).link) throw new Problem('sign_in_link_off')
  }

  return {
    signUp: signUpWith(parts),
    ...providerWays(parts, door),

    askLink: async ({ c, values: { email = '' }, quiet }) => {
      await requireLinks()
      const made = quiet ? undefined : await links.ask(email)
      // What follows only where there is an account is not waited for: how long it takes would tell.
      if (made) {
        const { token, locale } = made
        const mail = signInMail(email, `${config.publicUrl}/${locale}/login/link?token=${token}`, locale)
        void jobs.send('mail', mail).catch(report)
      }
      return c.json({ status: true })
    },

    openLink: async ({ c, values: { token = '' }, requestWith }) => {
      const { link } = await registrationRules(config, settings)
      const unproven = config.smtpUrl && link ? await links.unproven(token) : undefined
      // A browser in which the account has signed in is that of whoever made it.
      if (unproven && !browsers.idFor(c.req.header('cookie'), unproven.email))
        await clearBeforeProof(database, unproven.id, { password: true })
      const userId = await links.open(token, link ? ['confirm', 'link'] : ['confirm'])
      if (!userId) throw new Problem(link ? 'link_ended' : 'sign_in_link_off')
      return door.letIn(userId, requestWith)
    },

    askReset: async ({ c, values: { email = '' }, requestWith, quiet }) => {
      if (!quiet) {
        await resetLinks.end(email)
        const asked = await accounts.handler(requestWith({ email }))
        if (!asked.ok) throw await problemOf(asked)
      }
      return c.json({ status: true })
    },

    resetPassword: async ({ c, values, requestWith }) => {
      const chosen: { email?: string } = {}
      const response = await passwordReset.run(chosen, () => accounts.handler(requestWith(values)))
      // The link came to the address, so that the browser it was opened in is the person's.
      if (chosen.email) {
        const remembered = browsers.remembers(c.req.header('cookie'), chosen.email)
        c.header('Set-Cookie', remembered, { append: true })
      }
      return response
    },

    mailConfirmation: async ({ c }) => {
      const { id, email } = await door.person(c)
      const wait = await rateLimiter.pace(`confirm ${id}`, confirmations)
      if (wait) throw tooMany(wait)
      await mailConfirmation(email)
      return c.json({ status: true })
    },

    readInvitation: async ({ c, values: { token = '' } }) => {
      const found = await invitations.read(token)
      const { registration } = await registrationRules(config, settings)
      if (!found || registration === 'closed') throw new Problem('invitation_ended')
      const { email, locale, by } = found
      return c.json({ email, locale, by: by ?? null })
    },

    howISignIn: async ({ c }) => {
      const { id } = await door.person(c)
      return c.json({ ...(await signing.of(id)), providerName: config.provider?.name ?? null })
    },

    whereSignedIn: async ({ c }) => c.json(await sessions.all(tokenIn(c.req.header('cookie')))),

    disconnectProvider: async ({ c }) => {
      const person = await door.person(c)
      if (await signing.disconnect(person.id)) await audit.record(person, 'provider_unlinked', person.email)
      return c.json({ status: true })
    },

    beginSecondFactor: async ({ c, values, requestWith }) => {
      const { password } = await signing.of((await door.person(c)).id)
      if (!password) throw new Problem('password_needed')
      return accounts.handler(requestWith(values, '/two-factor/enable'))
    },

    useBackupCode: ({ values, requestWith }) => backupCode(() => requestWith(values)),
  }
}
