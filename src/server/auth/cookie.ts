import { createHmac, timingSafeEqual } from 'node:crypto'
import { parse } from 'hono/utils/cookie'
import { memoize } from '#shared/memoize.ts'
import type { Config } from '../config.ts'

/** Days that a session lasts after it was last used. */
export const sessionDays = 30

const isSecure = ({ publicUrl }: Pick<Config, 'publicUrl'>) => publicUrl.startsWith('https:')

/** How our cookies are called and kept; `__Host-` binds them to this host wherever there is HTTPS. */
export const cookiesOf = (config: Pick<Config, 'publicUrl'>) => {
  const secure = isSecure(config)
  const prefix = secure ? '__Host-federwerk' : 'federwerk'
  return { prefix, secure, session: `${prefix}.session_token`, thisVisitOnly: `${prefix}.dont_remember` }
}

const signatureOf = (token: string, secret: string) => createHmac('sha256', secret).update(token).digest('base64')

/** So many signed cookies are known to be ours; then we begin anew. */
const most = 10_000

const verified = (signed: string, secret: string) => {
  const dot = signed.lastIndexOf('.')
  if (dot < 1) return undefined
  const token = signed.slice(0, dot)
  const signature = Buffer.from(signed.slice(dot + 1))
  const expected = Buffer.from(signatureOf(token, secret))
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? token : undefined
}

/**
 * Reads the token in a signed cookie, `token.signature` as better-auth writes it; undefined where it is not ours. What
 * was found to be ours is not worked out again: this is done with every request.
 */
export const tokensBy = (config: Pick<Config, 'publicUrl'>, secret: string) => {
  const { session: name } = cookiesOf(config)
  const tokenOf = memoize((signed: string) => verified(signed, secret), most)
  return (cookie: string | null | undefined) => {
    const signed = cookie ? parse(cookie, name)[name] : undefined
    return signed ? tokenOf(signed) : undefined
  }
}

/** The session's cookies, taken back. */
export const endedCookies = (config: Pick<Config, 'publicUrl'>) => {
  const { session, thisVisitOnly, secure } = cookiesOf(config)
  const over = `Max-Age=0; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return [session, thisVisitOnly].map(name => `${name}=; ${over}`)
}

/** The session's cookie with a new end. */
export const renewedCookie = (token: string, config: Pick<Config, 'publicUrl'>, secret: string) => {
  const { session, secure } = cookiesOf(config)
  const value = encodeURIComponent(`${token}.${signatureOf(token, secret)}`)
  const kept = `Max-Age=${sessionDays * 86_400}; Path=/; HttpOnly; SameSite=Lax`
  return `${session}=${value}; ${kept}${secure ? '; Secure' : ''}`
}
