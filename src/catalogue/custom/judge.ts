import type * as z from 'zod/mini'
import { inOneLanguage } from '#shared/one-language.ts'
import { type Locale, locales, type Text } from '#shared/text.ts'
import type { Finding } from '../findings.ts'
import { problemsOf } from '../problems-of.ts'
import { type Definition, limits } from './definition.ts'
import { engineOf } from './engine-of.ts'
import { problemsOfMade } from './problems-of-made.ts'
import { problemsOfPrompt } from './problems-of-prompt.ts'
import { definitionSchema } from './schema.ts'

type Issue = z.core.$ZodIssue

const sentences: Readonly<Record<string, (issue: Issue) => Text>> = {
  unrecognized_keys: issue => {
    const keys = 'keys' in issue && Array.isArray(issue.keys) ? issue.keys.join(', ').slice(0, 100) : ''
    return { de: `Das ist hier nicht vorgesehen: ${keys}`, en: `This has no place here: ${keys}` }
  },
  too_big: () => ({ de: 'Das ist zu lang oder zu viel.', en: 'This is too long or too much.' }),
  too_small: () => ({ de: 'Das ist zu wenig.', en: 'This is too little.' }),
  invalid_value: () => ({ de: 'Diese Möglichkeit gibt es nicht.', en: 'There is no such option.' }),
  invalid_key: () => ({
    de: 'So darf das nicht heißen: Namen beginnen mit einem kleinen Buchstaben, dann folgen Buchstaben und Ziffern.',
    en: 'It cannot be called that: names begin with a small letter, followed by letters and digits.',
  }),
}
const otherwise: Text = { de: 'Das gehört hier nicht hin.', en: 'This does not belong here.' }

/** Where something stands, as `problemsOf` says it: the calls by their names, all else below `engine`. */
const placeOf = (path: readonly PropertyKey[]) => {
  const [first, ...rest] = path.map(String)
  return (first === 'calls' && rest.length ? rest : ['engine', ...(first === undefined ? [] : [first]), ...rest]).join(
    '.',
  )
}

export type Read = { definition: Definition } | { findings: readonly Finding[] }

/** Reads what a browser or a file says: a definition, finished or not, or what of it is none. */
export const readDefinition = (sent: unknown): Read => {
  const tooLarge = new TextEncoder().encode(JSON.stringify(sent) ?? '').length > limits.bytes
  if (tooLarge)
    return {
      findings: [
        {
          at: 'engine',
          says: { de: 'Ein Werkzeug darf höchstens 100 kB groß sein.', en: 'A tool can be 100 kB at most.' },
        },
      ],
    }
  const { success, data, error } = definitionSchema.safeParse(sent)
  // The schema has a key for each of the type, and the type for each of the schema: only `readonly` is lost between.
  if (success) return { definition: data as Definition }
  return {
    findings: error.issues
      .slice(0, 100)
      .map(issue => ({ at: placeOf(issue.path), says: sentences[issue.code]?.(issue) ?? otherwise })),
  }
}

/** What is wrong in the language that an engine exists in stands there once. */
const toldOnce = (findings: readonly Finding[], only: Locale | undefined) => {
  if (!only) return [...findings]
  const found = new Set(findings.map(({ at }) => at))
  const others = locales.filter(locale => locale !== only)
  return findings.filter(
    ({ at }) => !others.some(other => at.endsWith(`.${other}`) && found.has(`${at.slice(0, -other.length)}${only}`)),
  )
}

/**
 * Everything that keeps a definition from being published. A template that might not come to an end is not tried, so
 * what else is wrong is told when that is mended.
 */
export const judge = (definition: Definition): Finding[] => {
  const { only, ...said } = definition
  const { de, en } = said.name
  const name = only ? { de: de || en, en: en || de } : said.name
  const whole = { ...inOneLanguage(said, only), name }
  const endless = Object.entries(whole.calls).flatMap(([key, { prompt }]) => problemsOfPrompt(prompt, `${key}.prompt`))
  const others = endless.length ? [] : problemsOf({ ...engineOf(whole, 0), name })
  return toldOnce([...endless, ...problemsOfMade(whole), ...others], only)
}
