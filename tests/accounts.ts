import { Hono } from 'hono'
import { rateLimiterInMemory } from '#server/auth/rate-limiter.ts'
import { createAuth } from '#server/auth/auth.ts'
import { configFrom } from '#server/config.ts'
import type { Database } from '#server/store/database.ts'
import { auditIn } from '#server/store/audit.ts'
import { settingsIn } from '#server/store/settings.ts'
import { Problem } from '#shared/problems.ts'

/** The accounts alone on a database, without a server around them; what the operator would be told is kept. */
export const accountsOn = (database: Database) => {
  const config = configFrom({})
  const secret = 'a secret that is only used in tests, and long enough'
  const reported: unknown[] = []
  const auth = createAuth({
    ...{ config, secret, database, settings: settingsIn(database), rateLimiter: rateLimiterInMemory(() => new Date()) },
    jobs: { send: async () => {} },
    audit: auditIn(database),
    now: () => new Date(),
    report: error => void reported.push(error),
  })
  const app = new Hono()
    .post('/api/auth/*', c => auth.handler(c))
    .onError((error, c) => {
      if (!(error instanceof Problem) || error.cause) reported.push(error)
      return c.json({ code: error instanceof Problem ? error.code : 'unexpected' }, 400)
    })
  const headers = { 'content-type': 'application/json' }
  const post = (path: string, body: object) =>
    app.request(`/api/auth${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  return { config, secret, post, reported }
}
