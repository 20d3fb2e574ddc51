import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'

/** Who has shown who they are, on a way of ours: nothing that comes in can stand here. */
export const arriving = new AsyncLocalStorage<{ userId: string }>()

/** Where better-auth is told that somebody has arrived; no way of ours leads here from outside. */
export const arrivalPath = '/sign-in/arrived'

const unknown = { code: 'USER_NOT_FOUND', message: 'Nobody has arrived.' }

/** Begins a session for whoever has arrived, with everything that a sign-in by password entails. */
export const arrival = () => ({
  id: 'arrival' as const,
  endpoints: {
    arrive: createAuthEndpoint(arrivalPath, { method: 'POST' }, async context => {
      const { internalAdapter } = context.context
      const arrived = arriving.getStore()
      const user = arrived && (await internalAdapter.findUserById(arrived.userId))
      if (!user) throw APIError.from('UNAUTHORIZED', unknown)
      const session = await internalAdapter.createSession(user.id)
      await setSessionCookie(context, { session, user })
      return context.json({ user: { id: user.id, email: user.email, name: user.name } })
    }),
  },
})
