import { timestamp } from 'drizzle-orm/pg-core'

/** A moment, in UTC. */
export const moment = () => timestamp({ withTimezone: true })
export const now = () => moment().notNull().defaultNow()

/** New words go into the index at once, not into a list beside it that each search would read through. */
export const atOnce = { fastupdate: false }
