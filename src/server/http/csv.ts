import type { Context } from 'hono'
import { type Cell, csvOf } from '#shared/csv.ts'
import type { Locale } from '#shared/text.ts'

/** A table as an answer, to be saved under this name. */
export const csvAnswer = (c: Context, name: string, locale: Locale, rows: readonly (readonly Cell[])[]) =>
  c.body(csvOf(locale, rows), 200, {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}"`,
  })
