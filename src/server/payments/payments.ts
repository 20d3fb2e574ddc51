import type { Plan } from '#shared/plans.ts'
import type { Locale } from '#shared/text.ts'
import type { User } from '../store/users.ts'
import type { Item } from './one-time.ts'
import type { Prices } from './prices.ts'

/** Where plans are paid for. What was paid is heard from the payment service, never from a page. */
export type Payments = {
  /** Which plans are sold, and under which name. */
  prices(): Promise<Prices>
  /**
   * The address of a page on which this person pays for a plan; the same `key` gives the same one. Throws
   * `plan_not_sold`, `already_subscribed` and `payment_unavailable`.
   */
  checkout(user: User, plan: Plan, locale: Locale, key: string): Promise<string>
  /** The address of a page on which one changes or ends what one pays for. Throws `not_found` where it is nothing. */
  portal(user: User, locale: Locale): Promise<string>
  /** The address of a page on which a thing is paid for once; the same `key` gives the same one. */
  sell(user: User, item: Item, locale: Locale, key: string): Promise<string>
  /** Gives back what was paid for once, all of it. Throws `payment_unavailable`. */
  refund(payment: string): Promise<void>
  /** Ends at once whatever a person pays for, before they go. Throws `subscription_goes_on` where that may fail. */
  end(user: string): Promise<void>
  /** Asks what became of a payment from which a person comes back. Throws `not_found` where it is not theirs. */
  confirm(user: User, session: string): Promise<void>
  /** Takes a piece of news as it came. Throws `webhook_refused` where it is not signed, or long ago. */
  hear(body: string, signature: string): Promise<void>
}
