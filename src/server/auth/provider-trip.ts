import * as z from 'zod/mini'
import type { Locale } from '#shared/text.ts'
import type { Config } from '../config.ts'
import type { Seal } from '../models/seal.ts'
import { cookiesOf } from './cookie.ts'

/** A way to the provider and back: what we must know of it when the person returns. */
const trip = z.object({
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  /** When it has taken too long; milliseconds. */
  until: z.number(),
  locale: z.enum(['de', 'en']),
  next: z.optional(z.string()),
  first: z.optional(z.string()),
  invitation: z.optional(z.string()),
  /** Whose account is to be connected, where somebody is signed in already. */
  connects: z.optional(z.string()),
})
export type Trip = z.infer<typeof trip> & { locale: Locale }

/** How long a person may take at the provider; minutes. */
const minutes = 15
const purpose = 'the way to the sign-in provider'

/** Keeps a trip in a sealed cookie of this browser, so that nobody else can end it. */
export const tripsIn = (config: Pick<Config, 'publicUrl'>, seal: Seal, now: () => Date) => {
  const { prefix, secure } = cookiesOf(config)
  const name = `${prefix}.provider`
  const kept = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`
  return {
    name,
    /** The `Set-Cookie` of a trip that begins. */
    begins: (begun: Omit<Trip, 'until'>) =>
      kept(seal.close(JSON.stringify({ ...begun, until: now().getTime() + minutes * 60_000 }), purpose), minutes * 60),
    /** The trip in a cookie; nothing where there is none of ours, or where it has taken too long. */
    read(cookie: string | undefined): Trip | undefined {
      const opened = cookie && seal.open(cookie, purpose)
      if (!opened) return undefined
      const read = trip.parse(JSON.parse(opened))
      return read.until > now().getTime() ? read : undefined
    },
    /** The `Set-Cookie` that ends it. */
    ends: kept('', 0),
  }
}
