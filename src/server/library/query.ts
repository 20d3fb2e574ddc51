import type { Context } from 'hono'
import * as z from 'zod/mini'
import { engines } from '#catalogue/index.ts'
import type { Text } from '#shared/text.ts'
import { listAsked } from '../http/checked.ts'
import { filledIn, may } from '../http/rules.ts'
import type { Run, Sought } from '../runs/run.ts'

const states = ['running', 'done', 'stopped', 'failed', 'interrupted'] as const satisfies readonly Run['state'][]

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

const ofRuns = {
  engine: may(slug, name),
  model: may(z.string().check(z.maxLength(200)), { de: 'Der Name eines Modells.', en: 'The name of a model.' }),
  state: may(areStates, {
    de: `Möglich sind, durch Kommas getrennt: ${states.join(', ')}.`,
    en: `Possible values, separated by commas: ${states.join(', ')}.`,
  }),
  from: may(isMoment, moment),
  to: may(isMoment, moment),
}
const ofBookmarks = { type: may(slug, name) }

/** What stands in the address and says something. */
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
