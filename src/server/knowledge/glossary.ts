import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem } from '#shared/problems.ts'
import { keyOf, most, type Term } from '#shared/terms.ts'
import { locales } from '#shared/text.ts'
import { route } from '../http/route.ts'
import { needs } from '../http/rules.ts'
import type { Signed } from '../world.ts'
import { noteChange, ownerIn } from './owner.ts'

const word = z.string().check(z.trim(), z.minLength(1), z.maxLength(most.letters))
const term = z.object({
  term: word,
  use: word,
  avoid: z.array(word).check(z.maxLength(most.avoid)),
  language: z.optional(z.enum(locales)),
})
const shown = z.object({ terms: z.array(term) })

const wrong = {
  de: `Höchstens ${most.terms} Begriffe, jeder mit „term“, „use“ und „avoid“ und Wörtern von höchstens ${most.letters} Zeichen.`,
  en: `At most ${most.terms} terms, each with “term”, “use” and “avoid” and words of at most ${most.letters} characters.`,
}
const twice = (word: string) => ({
  de: `„${word}“ steht zweimal im Glossar.`,
  en: `“${word}” is in the glossary twice.`,
})

/** Each term once in a language: two answers to one question are none. */
const requireOnce = (terms: readonly Term[]) => {
  const known = new Set<string>()
  for (const one of terms) {
    if (known.has(keyOf(one))) throw new Problem('invalid', { fields: { terms: twice(one.term) } })
    known.add(keyOf(one))
  }
}

/** The glossary of whom the path names: a person’s own, or a brand’s. */
export const glossary = new Hono<Signed>()
  .get(
    '/',
    route({ summary: 'What things are called in texts, and what not', gives: shown }, async c => ({
      terms: [...(await c.var.world.glossaries.of(await ownerIn(c, 'looks')))].map(one => ({
        ...one,
        avoid: [...one.avoid],
      })),
    })),
  )
  .put(
    '/',
    route(
      {
        summary: 'Keeps these terms in place of those before',
        body: { terms: needs(z.array(term).check(z.maxLength(most.terms)), wrong) },
        gives: shown,
      },
      async (c, { terms }) => {
        const owner = await ownerIn(c, 'changes')
        // What may be missing is not there: the type of the schema also allows it to be undefined.
        const kept = terms.map(({ language, ...one }) => ({ ...one, ...(language && { language }) }))
        requireOnce(kept)
        await c.var.world.glossaries.keep(owner, kept)
        await noteChange(c, owner)
        return { terms: kept }
      },
    ),
  )

/** What people call things, and what brands do, which everybody may read who writes for them. */
export const glossaryRoutes = new Hono<Signed>()
  .route('/user/glossary', glossary)
  .route('/brands/:brand/glossary', glossary)
