import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import type { Answer } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { sumOf } from '#shared/meters.ts'
import { Problem } from '#shared/problems.ts'
import { localeOf } from '#shared/text.ts'
import { aloneIn } from '#shared/variants.ts'
import { inPath, route } from '../http/route.ts'
import { may, needs } from '../http/rules.ts'
import { runView } from '../views.ts'
import type { Signed, User, World } from '../world.ts'
import { findRun } from './follow.ts'
import { accepted, meantOf, ownAnswer } from './own-answer.ts'
import { type NewRun, periodOf, type Run } from '../store/run.ts'
import { runShown } from './shown.ts'

const edited = {
  answer: needs(...accepted.answer),
  variant: may(...accepted.variant),
  was: may(z.iso.datetime(), {
    de: 'Der Zeitpunkt „endedAt“ der Fassung, die geändert wird.',
    en: 'The moment `endedAt` of the version that is changed.',
  }),
}

/** Nobody waits for such a run, so that none of them is one too many. */
const noLimit = { atOnce: 1_000_000 }

type Edited = { call: Call; parent: Run; answer: Answer; variant?: number }

/** Writes down a version of its own beside those that are there. */
const written = async (world: World, user: User, { call, parent, answer, variant }: Edited) => {
  const { id, origin = id, engine, version, language, brand, sender, model } = parent
  const number = parent.variants ? variant : undefined
  const { inputs } = meantOf(parent, number)
  const startedAt = world.now()
  const run: NewRun = {
    ...{ id: world.id(), user: user.id, key: world.id(), fingerprint: '', by: 'hand' },
    ...{ engine, version, call: parent.call, language, brand, sender, model, origin, startedAt },
    values: aloneIn(call.fields, parent.values, inputs),
    parent: id,
    steps: {},
    sources: parent.sources,
    cost: 0,
    period: periodOf(startedAt),
  }
  await world.runs.begin(run, noLimit)
  const { files: _, ...annotations } = parent.annotations
  const notes = number === undefined ? annotations.notes : parent.variants?.[number - 1]?.notes
  const text = asMarkdown(call.answer, answer, localeOf(language))
  const closed = await world.runs.close(run.id, {
    ...{ state: 'done', answer, text, usage: sumOf([]), charged: true },
    annotations: { ...annotations, ...(notes && { notes }), ...(number !== undefined && { variant: number }) },
  })
  if (!closed) throw new Problem('unavailable')
  return closed.run
}

/**
 * Keeps what a reader has made of an answer: in the version by hand that it is, unless another version was made of that
 * meanwhile, it was changed elsewhere or is a bookmark, else in one of its own. What is kept already is not written
 * down twice.
 */
const keepEdited = async (world: World, user: User, was: string | undefined, { answer, ...edited }: Edited) => {
  const { call, parent } = edited
  const versions = await world.runs.versions(user.id, parent.origin ?? parent.id)
  const text = asMarkdown(call.answer, answer, localeOf(parent.language))
  const isHand = parent.by === 'hand'
  const isCurrent = was === undefined || was === parent.endedAt?.toISOString()
  const hasNone = !versions.some(one => one.parent === parent.id)
  // A bookmark keeps what it was set on.
  const isKept = isHand && (await world.bookmarks.ofRuns(user.id, [parent.id])).has(parent.id)
  const rewritten =
    isHand && isCurrent && hasNone && !isKept ? await world.runs.rewrite(parent, { answer, text }) : undefined
  if (rewritten) return rewritten
  // What was changed elsewhere meanwhile stays; this is another version of the text that both were made of.
  const from = isHand && !(isCurrent && (!hasNone || isKept)) && parent.parent ? parent.parent : parent.id
  const twin = versions.find(
    one => one.by === 'hand' && one.text === text && (one.id === parent.id || one.parent === from),
  )
  if (twin) return findRun(world, user, twin.id)
  // Where that text was deleted, what is left of it is made of this version.
  const source = from === parent.id ? parent : ((await world.runs.find(user.id, from)) ?? parent)
  const { variant = parent.annotations.variant } = edited
  return written(world, user, { call, parent: source, answer, ...(variant !== undefined && { variant }) })
}

/** Changing a text by hand: what its reader makes of it is a version, which costs nothing. */
export const handRoutes = new Hono<Signed>().put(
  '/runs/:id/edited',
  route(
    {
      summary:
        'Keeps an answer as its reader has changed it, as a version by hand; costs nothing. Such a version is changed ' +
        'in place as long as `was` is when it was changed last, nothing was made of it and it is no bookmark; ' +
        'else there are two',
      body: edited,
      gives: runShown,
    },
    async (c, { answer, variant, was }) => {
      const { world, user } = c.var
      const parent = await findRun(world, user, inPath(c))
      if (parent.state === 'running') throw new Problem('still_writing')
      const { call } = await world.catalogue.ofRun(parent)
      const own = ownAnswer(answer, meantOf(parent, variant).answer, call)
      const run = await keepEdited(world, user, was, { call, parent, answer: own, variant })
      return runView(run, (await world.bookmarks.ofRuns(user.id, [run.id])).get(run.id))
    },
  ),
)
