import type { Context } from 'hono'
import * as z from 'zod/mini'
import { engines } from '#catalogue/index.ts'
import type { Text } from '#shared/text.ts'
import { filledIn, may } from '../http/rules.ts'
import { listAsked, listWords } from '../http/checked.ts'
import type { Sought } from '../store/run.ts'
import { states } from '../runs/shown.ts'

const name: Text = {
  de: 'Der Name eines Werkzeugs, wie summarize_simplify.',
  en: 'The name of a tool, such as summarize_simplify.',
}
const moment: Text = {
  de: 'Ein Zeitpunkt wie 2026-11-21T00:00:00Z.',
  en: 'A moment such as 2026-11-21T00:00:00Z.',
}
const slug = z.string().check(z.regex(/^[\w-]{1,60}$/))
const isMoment = z
  .string()
  .check(
    z.refine(
      written => /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:\d\d))?$/.test(written) && !Number.isNaN(Date.parse(written)),
    ),
  )
const areStates = z
  .string()
  .check(z.refine(written => written.split(',').every(state => states.some(known => known === state))))
const gave = ['text', 'nothing'] as const

const ofRuns = {
  engine: may(slug, name),
  model: may(z.string().check(z.maxLength(200)), { de: 'Der Name eines Modells.', en: 'The name of a model.' }),
  state: may(areStates, {
    de: `Möglich sind, durch Kommas getrennt: ${states.join(', ')}.`,
    en: `Possible values, separated by commas: ${states.join(', ')}.`,
  }),
  gave: may(z.enum(gave), { de: `Möglich sind ${gave.join(', ')}.`, en: `Possible values: ${gave.join(', ')}.` }),
  from: may(isMoment, moment),
  to: may(isMoment, moment),
}
const ofLists = {
  group: may(z.literal('text'), { de: 'Möglich ist text.', en: 'The only possible value is text.' }),
}
const ofBookmarks = { type: may(slug, name) }

const search = listWords.search.check(
  z.describe('Words that must all occur, in any form; “a phrase”; the last word may be unfinished.'),
)
/** What may stand in the address of runs. */
export const runWords = {
  search,
  engine: slug,
  model: ofRuns.model.accepts.check(z.describe('As it stands in a run.')),
  state: areStates.check(z.describe('One or several, separated by commas.')),
  gave: z.enum(gave).check(z.describe('`nothing`: failed, interrupted, or stopped before anything was written.')),
  from: isMoment.check(z.describe('Begun then or later; of a text, changed.')),
  to: isMoment.check(z.describe('Begun before; of a text, changed.')),
}
/** What makes a list of runs one of texts. */
export const groupWord = z
  .literal('text')
  .check(
    z.describe('Versions of one text count as one. A text is found by any of them, and told by the newest that was.'),
  )
/** What may stand in the address of bookmarks. */
export const bookmarkWords = { search, type: slug.check(z.describe('Those of one tool, by its name.')) }

/** What stands in the address, but what is empty. */
const said = (c: Context) => Object.fromEntries(Object.entries(c.req.query()).filter(([, value]) => value !== ''))

/** The names of a tool: its own, and those it also answers to. */
const namesOf = (type: string) => {
  const engine = engines.find(({ slug, aliases = [] }) => slug === type || aliases.includes(type))
  return engine ? [engine.slug, ...(engine.aliases ?? [])] : [type]
}

/** The one name that a tool is known by. */
export const knownAs = (type: string) => namesOf(type)[0] ?? type

const searched = (c: Context) => ({ search: listAsked(c).search })

/** Which bookmarks an address asks for. Throws `invalid`. */
export const bookmarksAsked = (c: Context) => {
  const { type } = filledIn(ofBookmarks, said(c))
  return { ...searched(c), types: type === undefined ? undefined : namesOf(type) }
}

/** Whether an address asks for texts with all their versions. Throws `invalid`. */
export const isGrouped = (c: Context) => filledIn(ofLists, said(c)).group === 'text'

/** Which runs an address asks for. Throws `invalid`. */
export const runsAsked = (c: Context): Sought => {
  const { state, from, to, ...rest } = filledIn(ofRuns, said(c))
  return {
    ...searched(c),
    ...rest,
    states: state === undefined ? undefined : states.filter(one => state.split(',').includes(one)),
    from: from === undefined ? undefined : new Date(from),
    to: to === undefined ? undefined : new Date(to),
  }
}
