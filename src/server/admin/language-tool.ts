import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem, problems } from '#shared/problems.ts'
import { route } from '../http/route.ts'
import { bilingual } from '../http/shapes.ts'
import type { Signed, World } from '../world.ts'

const shown = z.object({
  host: z.nullable(z.string()).check(z.describe('Where LanguageTool is, by LANGUAGETOOL_URL; null: nowhere.')),
  resting: z.nullable(bilingual).check(z.describe('What went wrong with it last, while it is left alone for that.')),
})
export type LanguageToolView = z.infer<typeof shown>

const view = ({ languageTool }: World): LanguageToolView => {
  const rests = languageTool?.resting()
  const said = rests && problems[rests.code]
  return { host: languageTool?.host ?? null, resting: said ? { de: said.de, en: said.en } : null }
}

/** The connection to LanguageTool, as an administrator sees and tries it. */
export const languageToolRoutes = new Hono<Signed>()
  .get(
    '/language-tool',
    route({ summary: 'Where LanguageTool is, and whether it works', gives: shown }, async c => view(c.var.world)),
  )
  .post(
    '/language-tool/try',
    route(
      { summary: 'Asks LanguageTool to check one sentence of ours', gives: z.object({ software: z.string() }) },
      async c => {
        const { languageTool } = c.var.world
        if (!languageTool) throw new Problem('language_tool_none')
        return { software: await languageTool.try(c.req.raw.signal) }
      },
    ),
  )
