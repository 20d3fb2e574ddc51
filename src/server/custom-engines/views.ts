import type { Card } from '#catalogue/engine.ts'
import type { Finding } from '#catalogue/findings.ts'
import type { Definition } from '#catalogue/custom/definition.ts'
import { judge } from '#catalogue/custom/judge.ts'
import { type Locale, read } from '#shared/text.ts'
import type { MadeRow, VersionRow } from '../store/engines.ts'

type Plans = Card['access']

/** One line of `GET /api/admin/engines`. `ahead`: the draft says otherwise than what is published. */
export const madeView = ({ id, draft, published, versions, ahead, used, updatedAt, updatedBy }: MadeRow) => ({
  _id: id,
  name: draft.name,
  description: draft.description,
  icon: draft.icon,
  access: draft.access satisfies Plans,
  published,
  versions,
  ahead,
  used,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
})
export type MadeView = ReturnType<typeof madeView>

export const madeVersionView = ({ at, ...version }: VersionRow) => ({ ...version, at: at.toISOString() })
export type MadeVersionView = ReturnType<typeof madeVersionView>

/** Something wrong, where, and in the language of whoever mends it. */
export type FindingView = Omit<Finding, 'says'> & { says: string }
export const findingView =
  (locale: Locale) =>
  ({ says, ...where }: Finding): FindingView => ({ ...where, says: read(says, locale) })

/** What is wrong with a draft, for whoever works on it. */
export const findingsIn = (draft: Definition, locale: Locale) => judge(draft).map(findingView(locale))

/** `GET /api/admin/engines/{id}`: the draft, what is wrong with it, and what was published of it. */
export const openedView = (row: MadeRow, versions: readonly VersionRow[], locale: Locale) => ({
  ...madeView(row),
  draft: row.draft,
  revision: row.revision,
  findings: findingsIn(row.draft, locale),
  history: versions.map(madeVersionView),
})
export type OpenedView = ReturnType<typeof openedView>
