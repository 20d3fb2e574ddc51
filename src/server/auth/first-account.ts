import { createHmac, timingSafeEqual } from 'node:crypto'
import { Problem } from '#shared/problems.ts'
import type { Config } from '../config.ts'

/** Follows from the secret, so it is the same on every node and after every restart. The first account ends it. */
const tokenOf = (secret: string) => createHmac('sha256', secret).update('first account').digest('base64url')

/** Where only this machine can reach us, nobody else could come first. */
export const needsLink = ({ loopback }: Pick<Config, 'loopback'>) => !loopback

/** The link through which the first account, the administrator's, is made. For the operator's eyes only. */
export const firstAccountLink = ({ publicUrl }: Pick<Config, 'publicUrl'>, secret: string) =>
  `${publicUrl}/signup?first=${tokenOf(secret)}`

/** Refuses whoever does not come by the link. */
export const requireFirstLink = (config: Config, secret: string, token: string | undefined) => {
  if (!needsLink(config)) return
  const expected = Buffer.from(tokenOf(secret))
  const given = Buffer.from(token ?? '')
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new Problem('first_link_needed')
}
