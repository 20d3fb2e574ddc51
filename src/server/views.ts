import type { Bookmark } from './store/bookmarks.ts'
import type { Listed, User } from './store/users.ts'
import type { Run, Version } from './runs/run.ts'

/** Our things under the names of the specifications: the one place where they are mapped. */

/** `GET /api/session`: the signed-in person. `limit` null means unlimited; `renews` is when the month ends. */
export const sessionView = (user: User, used: number, renews: Date) => ({
  id: user.id,
  email: user.email,
  premium: user.plan === 'premium' || user.plan === 'premium_plus',
  name_text: user.name,
  plan_text: user.plan,
  anzahlrequest_number: used,
  hierarchy_text: user.role,
  avatar_image: user.image ?? null,
  brand_text: null,
  sprache_text: user.aiLanguage,
  authentication: { email: { email: user.email } },
  phone: null,
  country: null,
  limit: user.limit ?? null,
  renews: renews.toISOString(),
  locale: user.locale,
  data: { user: { sprache_text: user.aiLanguage, plan_text: user.plan } },
})
export type SessionView = ReturnType<typeof sessionView>

/** A person in `GET /api/admin/users`. `limit` is the person's own number of requests, null where the plan's holds. */
export const listedView = (user: Listed) => ({
  _id: user.id,
  email: user.email,
  name_text: user.name,
  plan_text: user.plan,
  hierarchy_text: user.role,
  anzahlrequest_number: user.used,
  limit: user.ownLimit ?? null,
  blocked: user.blocked,
  createdAt: user.createdAt.toISOString(),
})
export type ListedView = ReturnType<typeof listedView>

/** A bookmark on the wire. */
export const bookmarkView = ({ id, prompt, reply, type, run, createdAt }: Bookmark) => ({
  _id: id,
  prompt_text: prompt,
  reply_text: reply,
  type,
  run: run ?? null,
  createdAt: createdAt.toISOString(),
  isBookmarked: true as const,
})
export type BookmarkView = ReturnType<typeof bookmarkView>

/** A run on the wire, with the bookmark that holds its result, if there is one. */
export const runView = (run: Run, bookmark?: string) => ({
  _id: run.id,
  engine: run.engine,
  call: run.call,
  version: 1,
  parent: run.parent ?? null,
  origin: run.origin ?? null,
  refinement: run.refinement ?? null,
  inputs: run.values,
  state: run.state,
  answer: run.answer,
  text: run.text,
  cost: run.cost,
  charged: run.charged,
  model: run.model,
  sources: run.sources,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  problem: run.problem ?? null,
  details: run.details ?? null,
  cut: run.cut ?? null,
  language: run.language,
  house: run.by === 'house',
  bookmark: bookmark ?? null,
})
export type RunView = ReturnType<typeof runView>

/** One of the versions of a text: what was asked of the one before it, and what came of that. */
export const versionView = ({ id, parent, refinement, state, text, startedAt }: Version) => ({
  _id: id,
  parent: parent ?? null,
  refinement: refinement ?? null,
  state,
  text,
  startedAt: startedAt.toISOString(),
})
export type VersionView = ReturnType<typeof versionView>
