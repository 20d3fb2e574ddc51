import { makeZip } from 'client-zip'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import { locales } from '#shared/text.ts'
import type { Bytes } from '../files/files.ts'
import { localeOf } from '../http/languages.ts'
import { sending } from '../http/route.ts'
import { filledIn, may } from '../http/rules.ts'
import { periodOf } from '../store/run.ts'
import type { Signed } from '../world.ts'
import { entriesOf } from './entries.ts'

const possible = locales.join(', ')
const asked = {
  language: may(z.enum(locales), { de: `Möglich sind ${possible}.`, en: `Possible values: ${possible}.` }),
}

/** A person's own things as one file, which is written while it is sent. */
export const archiveRoutes = new Hono<Signed>().get(
  '/archive',
  sending(
    {
      summary:
        'Everything that is one’s own as a ZIP: account with sender, documents, own knowledge, texts by month, bookmarks, files',
      query: { language: z.enum(locales) },
      ...{ sends: 'file', what: 'The ZIP' },
    },
    async c => {
      const { world, user } = c.var
      const { language: locale = localeOf(c, user) } = filledIn(asked, c.req.query())
      const now = world.now()
      const used = await world.runs.used(user.id, periodOf(now))
      // The library promises bytes of any buffer; those it makes are of plain ones.
      const zip = makeZip(entriesOf(world, user, locale, used)) as Bytes
      return c.body(zip, 200, {
        'Content-Type': 'application/zip',
        'Content-Disposition': `attachment; filename="federwerk-${now.toISOString().slice(0, 10)}.zip"`,
      })
    },
  ),
)
