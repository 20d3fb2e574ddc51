import type Stripe from 'stripe'
import { Problem } from '#shared/problems.ts'
import type { StripeConfig } from '../config.ts'

/** How long Stripe may take; milliseconds. */
const patience = 15_000

/** Stripe's own library, loaded with the first payment. */
export const stripeBy = ({ key, url }: StripeConfig) => {
  let client: Promise<Stripe> | undefined
  const open = async () => {
    const { default: Client } = await import('stripe')
    const { hostname, port, protocol } = new URL(url)
    return new Client(key, {
      host: hostname,
      ...(port && { port }),
      protocol: protocol === 'http:' ? 'http' : 'https',
      timeout: patience,
      maxNetworkRetries: 2,
      telemetry: false,
    })
  }
  // What could not be loaded once is tried again.
  const forget = (error: unknown) => {
    client = undefined
    throw error
  }
  return () => (client ??= open().catch(forget))
}

/** Whether Stripe knows nothing under this name. */
export const isMissing = (error: unknown) => (error as { code?: unknown } | undefined)?.code === 'resource_missing'

/** What Stripe answers. Throws `payment_unavailable` where it does not, or not as we understand it. */
export const answered = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  answer.catch((error: unknown) => {
    throw new Problem('payment_unavailable', {}, { cause: error })
  })
