import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'

/** What an administrator has set in the browser. Secrets are sealed before they come here. */
export const setting = pgTable('setting', { name: text().primaryKey(), value: jsonb().notNull() })
