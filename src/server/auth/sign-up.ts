import { Problem } from '#shared/problems.ts'
import { localeOf } from '../http/languages.ts'
import { accountsOver, newcomer } from './accounts.ts'
import type { Parts } from './auth.ts'
import { confirmationsBy } from './confirmation.ts'
import { gateOf } from './gate.ts'
import type { AuthRequest } from './own-routes.ts'
import { problemOf } from './refusals.ts'

/** Makes accounts with a password, in one transaction with the question who may have one. */
export const signUpWith = (parts: Parts) => {
  const { config, database, audit, report } = parts
  const mailConfirmation = confirmationsBy(parts)
  const gate = gateOf(parts)

  return async ({ c, values, requestWith }: AuthRequest) => {
    const { first, invitation, ...account } = values
    const { email } = account
    if (email === undefined) throw new Problem('invalid')
    const admit = await gate(localeOf(c))
    const { response, invited, vouched } = await database.transaction(async transaction => {
      const { standing, invited } = await admit(transaction, { email, first, invitation })
      const response = await newcomer.run(standing, () =>
        accountsOver(transaction, parts).handler(requestWith(account)),
      )
      if (!response.ok) throw await problemOf(response)
      return { response, invited, vouched: standing.emailVerified || standing.role === 'admin' }
    })
    if (config.smtpUrl && !vouched) void mailConfirmation(email).catch(report)
    if (invited) {
      const { user } = (await response.clone().json()) as { user: { id: string } }
      await audit.record({ id: user.id, email }, 'invitation_accepted', email)
    }
    return response
  }
}
