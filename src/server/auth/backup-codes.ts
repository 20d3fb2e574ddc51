import { type Accounts, accountsOver, type Connection } from './accounts.ts'
import type { Parts } from './auth.ts'

/** More than this many at once have no reason. */
const mostTries = 12
const conflict = 409

/** Undoes a transaction, and tells it from what failed by itself. */
class Conflict extends Error {}

/**
 * Uses a backup code. Of several at once the library lets one change the list and refuses the others whatever their
 * code: these try again, on what the first has left, as if they had come after it.
 */
export const useBackupCode = (parts: Parts) => {
  const { database } = parts
  const use = (connection: Connection, request: Request) => accountsOver(connection, parts).handler(request)

  return async (request: () => Request): ReturnType<Accounts['handler']> => {
    for (let tries = 1; ; tries++) {
      try {
        return await database.transaction(async transaction => {
          const response = await use(transaction, request())
          if (response.status === conflict && tries < mostTries) throw new Conflict()
          return response
        })
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
      }
    }
  }
}
