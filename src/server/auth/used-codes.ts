import { createOTP } from '@better-auth/utils/otp'
import { createAuthMiddleware, getSessionFromCtx } from 'better-auth/api'
import { symmetricDecrypt } from 'better-auth/crypto'
import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { twoFactor } from '../store/schema.ts'
import type { Connection } from './accounts.ts'

/** How long the app shows a code, and how many before and after the present one count; the library's own numbers. */
const period = 30_000
const around = [-1, 0, 1]
/** What no app ever shows: the library counts it as a wrong try. */
const none = 'used'

type Context = Parameters<Parameters<typeof createAuthMiddleware>[0]>[0]

/** Whoever is asked for a code: signed in, or half-way in. */
const personAsked = async (context: Context) => {
  const session = await getSessionFromCtx(context)
  if (session) return session.user.id
  const { createAuthCookie, internalAdapter, secret } = context.context
  const ticket = await context.getSignedCookie(createAuthCookie('two_factor').name, secret)
  return ticket ? (await internalAdapter.findVerificationValue(ticket))?.value : undefined
}

/**
 * Lets each code in once, on all nodes: the half minute of the last one that was right is kept, and it must be later
 * the next time. A code that was used is handed on as a wrong one.
 */
export const usedCodes = (connection: Connection) =>
  createAuthMiddleware(async context => {
    const user = await personAsked(context)
    const [factor] = user ? await connection.select().from(twoFactor).where(eq(twoFactor.userId, user)) : []
    if (!factor) return
    const otp = createOTP(await symmetricDecrypt({ key: context.context.secretConfig, data: factor.secret }))
    const now = Math.floor(Date.now() / period)
    const codes = await Promise.all(around.map(async by => ({ step: now + by, code: await otp.hotp(now + by) })))
    const step = codes.findLast(({ code }) => code === context.body?.code)?.step
    if (step === undefined) return
    const isLater = or(isNull(twoFactor.lastStep), lt(twoFactor.lastStep, step))
    const taken = await connection
      .update(twoFactor)
      .set({ lastStep: step })
      .where(and(eq(twoFactor.id, factor.id), isLater))
      .returning({ id: twoFactor.id })
    if (!taken.length) return { context: { body: { ...context.body, code: none } } }
  })
