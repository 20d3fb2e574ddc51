import * as z from 'zod/mini'
import type { Finding } from '#catalogue/findings.ts'
import type { Definition } from '#catalogue/custom/definition.ts'
import { judge } from '#catalogue/custom/judge.ts'
import { definitionSchema } from '#catalogue/custom/schema.ts'
import { moreNames } from '#catalogue/more.ts'
import type { Field } from '#shared/fields.ts'
import { plans } from '#shared/plans.ts'
import { qualities } from '#shared/quality.ts'
import { type Locale, read } from '#shared/text.ts'
import { bilingual, listOf, moment } from '../http/shapes.ts'
import type { MadeRow, VersionRow } from '../store/engines.ts'

const quality = {
  enum: qualities,
  description: 'The level it is written on, whose models an administrator sets; standard where it is absent',
}
/** A definition as it is kept; of its calls only what cannot be read off any tool is described. */
export const definitionShown = z
  .custom<Definition>(definition => definitionSchema.safeParse(definition).success)
  .register(z.globalRegistry, {
    type: 'object',
    properties: { calls: { type: 'object', additionalProperties: { type: 'object', properties: { quality } } } },
  })

export const madeShown = z.object({
  _id: z.string(),
  name: bilingual,
  description: bilingual,
  icon: z.string(),
  access: listOf(z.enum(plans)),
  published: z.nullable(z.int()),
  versions: z.int(),
  ahead: z.boolean(),
  used: z.int(),
  updatedAt: moment,
  updatedBy: z.nullable(z.string()),
})
export type MadeView = z.infer<typeof madeShown>

const versionShown = z.object({ number: z.int(), note: z.string(), at: moment, by: z.nullable(z.string()) })
export const findingShown = z.object({ at: z.string(), line: z.optional(z.int()), says: z.string() })
export type FindingView = z.infer<typeof findingShown>

export const openedShown = z.extend(madeShown, {
  draft: definitionShown,
  revision: z.int(),
  findings: z.array(findingShown),
  history: z.array(versionShown),
})
export type OpenedView = z.infer<typeof openedShown>

/** All that were made here, and what one can make them of. */
export const madeListShown = z.object({
  engines: z.array(madeShown),
  templates: z.array(z.object({ id: z.string(), name: bilingual, description: bilingual, icon: z.string() })),
  icons: z.array(z.string()),
  more: z.record(z.enum(moreNames), z.custom<Field>()),
})

/** What is wrong with a tool file. */
export const fileCheckedShown = z.object({
  name: z.nullable(bilingual),
  readable: z.boolean(),
  findings: z.array(findingShown),
})

/** What is known of a draft once it is saved. */
export const savedShown = z.object({ revision: z.int(), updatedAt: moment, findings: z.array(findingShown) })

/** A tool as a file. */
export const fileShown = z.object({ format: z.string(), version: z.int(), engine: definitionShown })

/** One line of `GET /api/admin/engines`. `ahead`: the draft says otherwise than what is published. */
export const madeView = ({ id, draft, published, versions, ahead, used, updatedAt, updatedBy }: MadeRow): MadeView => ({
  _id: id,
  name: draft.name,
  description: draft.description,
  icon: draft.icon,
  access: draft.access,
  published,
  versions,
  ahead,
  used,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
})

const madeVersionView = ({ at, ...version }: VersionRow) => ({ ...version, at: at.toISOString() })

/** Something wrong, where, and in the language of whoever mends it. */
export const findingView =
  (locale: Locale) =>
  ({ says, ...where }: Finding): FindingView => ({ ...where, says: read(says, locale) })

/** What is wrong with a draft, for whoever works on it. */
export const findingsIn = (draft: Definition, locale: Locale) => judge(draft).map(findingView(locale))

/** `GET /api/admin/engines/{id}`: the draft, what is wrong with it, and what was published of it. */
export const openedView = (row: MadeRow, versions: readonly VersionRow[], locale: Locale): OpenedView => ({
  ...madeView(row),
  draft: row.draft,
  revision: row.revision,
  findings: findingsIn(row.draft, locale),
  history: versions.map(madeVersionView),
})
