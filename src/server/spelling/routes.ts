import { Hono } from 'hono'
import * as z from 'zod/mini'
import { Problem, problems } from '#shared/problems.ts'
import { locales, type Text } from '#shared/text.ts'
import { route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import { bilingual, listOf } from '../http/shapes.ts'
import { fairSemaphore } from '../process/semaphore.ts'
import type { Signed, World } from '../world.ts'
import type { LanguageTool } from './language-tool.ts'

/** So many texts are checked in one question, and so many letters of them in all. */
const most = { texts: 100, letters: 20_000 }
const inTurn = fairSemaphore({ inAll: 8, each: 2 })

const service = z.enum(['dictionaries', 'languagetool'])
const remark = z.object({
  /** Which of the texts, and from where to where in it, in UTF-16. */
  text: z.int(),
  from: z.int(),
  to: z.int(),
  message: bilingual,
  by: service,
  rule: z.string(),
  replacements: listOf(z.string()),
})
export type SpellingRemark = z.infer<typeof remark>

const whoShown = z.object({
  dictionaries: z.boolean().check(z.describe('Whether dictionaries are installed.')),
  languageTool: z
    .nullable(z.string())
    .check(z.describe('The host that texts are sent to by an administrator’s choice; null: none.')),
})
export type SpellingBy = z.infer<typeof whoShown>

const foundShown = z.object({
  remarks: listOf(remark),
  /** Where one of them did not answer: what happened. The rest is there. */
  failed: z.nullable(bilingual),
})

const forCheck = {
  language: needs(z.string().check(z.regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/)), {
    de: 'Eine Sprache wie de oder en-GB.',
    en: 'A language such as de or en-GB.',
  }),
  texts: needs(
    z.array(z.string()).check(
      z.maxLength(most.texts),
      z.refine(texts => texts.reduce((sum, { length }) => sum + length, 0) <= most.letters),
    ),
    {
      de: `Höchstens ${most.texts} Absätze mit zusammen ${most.letters} Zeichen.`,
      en: `At most ${most.texts} paragraphs with ${most.letters} characters in all.`,
    },
  ),
  by: may(service, {
    de: '„dictionaries“ oder „languagetool“, wenn nur einer von beiden gefragt wird.',
    en: '“dictionaries” or “languagetool”, where only one of both is asked.',
  }),
}

const noWord: Text = {
  de: 'So steht das Wort in keinem Wörterbuch.',
  en: 'No dictionary has the word in that spelling.',
}

type Asked = { texts: readonly string[]; language: string; whose: string; signal: AbortSignal }

const byDictionaries = async ({ spelling, language: work }: World, { texts, language, whose, signal }: Asked) => {
  const locale = locales.find(known => language.startsWith(known))
  if (!locale || !spelling.ready()) return []
  const whom = { whose, signal }
  const words = await work.work('wordsToSpell', [texts.join('\n')], whom)
  const found = await spelling.look(words, locale)
  if (!found.size) return []
  const misspelt = await work.work('misspeltIn', [texts, locale, found], whom)
  return misspelt.map(({ text, from, to, now }): SpellingRemark => ({
    ...{ text, from, to, message: noWord, by: 'dictionaries' as const, rule: 'dictionary', replacements: [now] },
  }))
}

/** The variants that LanguageTool knows; the first is checked where somebody names none of them. */
const variants: Readonly<Record<string, readonly string[]>> = {
  de: ['de-DE', 'de-AT', 'de-CH'],
  en: ['en-GB', 'en-US', 'en-CA', 'en-AU', 'en-NZ', 'en-ZA'],
}
const variantOf = (language: string) => {
  const [own = language] = language.split('-')
  const known = variants[own]
  return known?.find(one => one === language) ?? known?.[0] ?? own
}

const byLanguageTool = async (tool: LanguageTool | undefined, { texts, language, whose, signal }: Asked) => {
  if (!tool || !texts.some(text => /\p{L}/u.test(text))) return []
  const matches = await inTurn(whose, signal, () => tool.check(texts, variantOf(language), signal))
  return matches.map(({ message, kind: _, ...match }): SpellingRemark => ({
    ...match,
    ...{ message: { de: message, en: message }, by: 'languagetool' as const },
  }))
}

/** Grammar and spelling of what is written, by whichever of dictionaries and LanguageTool is there. */
export const spellingRoutes = new Hono<Signed>()
  .get(
    '/spelling',
    route(
      { summary: 'Who checks grammar and spelling here, and whether texts are sent elsewhere for it', gives: whoShown },
      async ({ var: { world } }) => ({
        dictionaries: world.spelling.ready(),
        languageTool: world.languageTool?.host ?? null,
      }),
    ),
  )
  .post(
    '/spelling',
    route(
      {
        summary:
          'What dictionaries and LanguageTool, where they are there, find in some paragraphs; costs nothing. Where one ' +
          'of them does not answer, `failed` says so and the rest is given',
        body: forCheck,
        gives: foundShown,
      },
      async (c, { language, texts, by }) => {
        const { world, user } = c.var
        const asked = { texts, language, whose: user.id, signal: c.req.raw.signal }
        const all = await Promise.allSettled([
          ...(by === 'languagetool' ? [] : [byDictionaries(world, asked)]),
          ...(by === 'dictionaries' ? [] : [byLanguageTool(world.languageTool, asked)]),
        ])
        let failed: Text | null = null
        for (const one of all) {
          if (one.status === 'fulfilled') continue
          if (!(one.reason instanceof Problem)) throw one.reason
          const { code } = one.reason
          if (!world.languageTool?.resting()) world.report(one.reason)
          failed = { de: problems[code].de, en: problems[code].en }
        }
        return { remarks: all.flatMap(one => (one.status === 'fulfilled' ? one.value : [])), failed }
      },
    ),
  )
