import * as z from 'zod/mini'
import { knownCall } from '#catalogue/index.ts'
import { addressOfAvatar } from '#shared/avatars.ts'
import { plans } from '#shared/plans.ts'
import { subjectOf } from '#shared/subject.ts'
import { locales } from '#shared/text.ts'
import type { Variant } from '#shared/variants.ts'
import type { BookmarkView } from './library/shown.ts'
import { titledBy } from './library/titled.ts'
import { completes } from './works/completes.ts'
import { chosenIn } from './works/research/chosen.ts'
import type { RunView, VariantView, VersionView } from './runs/shown.ts'
import type { Bookmark, OfRun } from './store/bookmarks.ts'
import type { DetailView, ListedView } from './admin/person-shown.ts'
import type { Detail, Listed, User } from './store/users.ts'
import type { Run, Version } from './store/run.ts'
import { modelsCalled } from './painting/called.ts'

/** Our things under the names of the specifications: the one place where they are mapped. */

const addressOf = (picture: string | undefined) => (picture === undefined ? null : addressOfAvatar(picture))

/**
 * `GET /api/session`: the signed-in person. `limit` null means unlimited; `renews` is when the month ends,
 * `booking` where a personal call is booked, `brand_text` the brand their forms begin with.
 */
export const sessionShown = z.object({
  id: z.string(),
  email: z.string(),
  premium: z.boolean(),
  name_text: z.string(),
  plan_text: z.enum(plans),
  anzahlrequest_number: z.int(),
  hierarchy_text: z.enum(['user', 'admin']),
  avatar_image: z.nullable(z.string()),
  brand_text: z.nullable(z.string()),
  sprache_text: z.string(),
  authentication: z.object({ email: z.object({ email: z.string() }) }),
  phone: z.nullable(z.string()),
  country: z.nullable(z.string()),
  /** How the shared questions of forms were answered last. */
  answers: z.record(z.string(), z.union([z.string(), z.boolean()])),
  /** The tools the person has pinned, by their slugs, in that order. */
  pins: z.array(z.string()),
  limit: z.nullable(z.int()),
  renews: z.iso.datetime(),
  booking: z.nullable(z.string()),
  /** Whether the address must be proven before there are requests. */
  confirm: z.boolean(),
  locale: z.enum(locales),
  data: z.object({ user: z.object({ sprache_text: z.string(), plan_text: z.enum(plans) }) }),
})
export type SessionView = z.infer<typeof sessionShown>

/** The signed-in person on the wire. */
export const sessionView = (
  user: User,
  used: number,
  renews: Date,
  booking?: string,
  brand?: string,
  confirm = false,
): SessionView => ({
  id: user.id,
  email: user.email,
  premium: user.plan === 'premium' || user.plan === 'premium_plus',
  name_text: user.name,
  plan_text: user.plan,
  anzahlrequest_number: used,
  hierarchy_text: user.role,
  avatar_image: addressOf(user.picture),
  brand_text: brand ?? null,
  sprache_text: user.aiLanguage,
  authentication: { email: { email: user.email } },
  phone: user.phone ?? null,
  country: user.country ?? null,
  answers: user.answers ?? {},
  pins: [...(user.pins ?? [])],
  limit: user.limit ?? null,
  renews: renews.toISOString(),
  booking: booking ?? null,
  confirm,
  locale: user.locale,
  data: { user: { sprache_text: user.aiLanguage, plan_text: user.plan } },
})

/** A person in `GET /api/admin/users`. `limit` is the person's own number of requests, null where the plan's holds. */
export const listedView = (user: Listed): ListedView => ({
  _id: user.id,
  email: user.email,
  name_text: user.name,
  avatar_image: addressOf(user.picture),
  plan_text: user.plan,
  hierarchy_text: user.role,
  anzahlrequest_number: user.used,
  limit: user.ownLimit ?? null,
  blocked: user.blocked,
  createdAt: user.createdAt.toISOString(),
})
/** One person as `GET /api/admin/users/{id}` tells of them; `planLimit` is what holds without a number of their own. */
export const detailView = (user: Detail): DetailView => ({
  ...listedView(user),
  planLimit: user.holds.requests,
  reason: user.reason ?? null,
  storage: user.storage,
  storageLimit: user.holds.storage,
  files: user.files,
  runs: user.runs,
  sessions: user.sessions,
  secondFactor: user.secondFactor,
  seen: user.seen?.toISOString() ?? null,
  locale: user.locale,
})
/** A bookmark on the wire. */
export const bookmarkView = ({ id, prompt, reply, note, type, run, variant, createdAt }: Bookmark): BookmarkView => ({
  _id: id,
  prompt_text: prompt,
  reply_text: reply,
  note,
  ...titledBy(type, reply),
  type,
  run: run ?? null,
  variant: Math.max(1, variant),
  item: variant < 0 ? -variant : null,
  createdAt: createdAt.toISOString(),
  isBookmarked: true,
})

type Ended = Pick<Run, 'cut' | 'problem' | 'details'>
const endedView = ({ cut, problem, details }: Ended, bookmark: string | undefined) => ({
  cut: cut ?? null,
  problem: problem ?? null,
  details: details ?? null,
  bookmark: bookmark ?? null,
})

/** One of several answers of a run, with the bookmark that holds it. */
const variantView = ({ inputs, answer, text, notes = [], ...end }: Variant, bookmark?: string): VariantView => ({
  ...{ inputs, answer, text, notes },
  ...endedView(end, bookmark),
})

/** A run on the wire, with the bookmarks that hold its answers, if there are any. */
export const runView = (run: Run, bookmarks?: OfRun): RunView => ({
  _id: run.id,
  engine: run.engine,
  call: run.call,
  version: run.version ?? 1,
  trial: run.version === 0,
  parent: run.parent ?? null,
  origin: run.origin ?? null,
  refinement: run.refinement ?? null,
  inputs: run.values,
  subject: subjectOf(knownCall(run.call)?.call.fields ?? {}, run.values) ?? null,
  brand: run.brand?.name ?? null,
  sender: run.sender ?? null,
  state: run.state,
  answer: run.answer,
  text: run.text,
  variants: run.variants?.map((variant, at) => variantView(variant, bookmarks?.get(at + 1))) ?? null,
  corrections: run.annotations.corrections ?? null,
  notes: run.annotations.notes ?? [],
  pins: run.annotations.pins ?? [],
  away: run.annotations.away ?? [],
  unpainted: run.annotations.unpainted ?? null,
  files: run.annotations.files ?? [],
  cost: run.cost,
  charged: run.charged,
  model: run.model,
  called: modelsCalled(run.model),
  chosen: chosenIn(run.steps) ?? null,
  sources: run.sources,
  startedAt: run.startedAt.toISOString(),
  endedAt: run.endedAt?.toISOString() ?? null,
  language: run.language,
  house: run.by === 'house' || run.model.startsWith('house:'),
  hand: run.by === 'hand',
  completed: completes(Object.keys(run.steps), run.cost),
  ...endedView(run, bookmarks?.get(1)),
})

/** A version of a text on the wire. */
export const versionView = ({
  id,
  parent,
  refinement,
  by,
  state,
  text,
  variants,
  variant,
  cost,
  stepNames,
  startedAt,
}: Version): VersionView => ({
  _id: id,
  parent: parent ?? null,
  refinement: refinement ?? null,
  hand: by === 'hand',
  completed: completes(stepNames, cost),
  state,
  text,
  variants: variants ?? null,
  variant: refinement?.variant ?? variant ?? null,
  startedAt: startedAt.toISOString(),
})
