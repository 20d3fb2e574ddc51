import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import { type Answer, isEmpty, isList, isOwnText } from '#shared/answers.ts'
import { longestAddress } from '#shared/addresses.ts'
import { claimsIn } from '#shared/claims.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { openedIn } from '#shared/passages.ts'
import { Problem } from '#shared/problems.ts'
import {
  hows,
  longestInstruction,
  type More,
  type Recheck,
  openedAt,
  type Passage,
  type Refinement,
} from '#shared/refinement.ts'
import { hasPins, pinnedIn } from '#shared/standing.ts'
import { sourceGapsIn } from '#shared/source-gaps.ts'
import { lengthOf, localeOf, type Text, written } from '#shared/text.ts'
import { aloneIn } from '#shared/variants.ts'
import { requirePlan } from '../plans/access.ts'
import { bodyOf } from '../http/checked.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { lookHere } from '../custom-engines/here.ts'
import { answerWith } from './reply.ts'
import { inPath, route, sending, type SendingSpec } from '../http/route.ts'
import { filledIn, may } from '../http/rules.ts'
import { versionShown } from './shown.ts'
import { begin } from './begin.ts'
import { findRun } from './follow.ts'
import { accepted, meantOf, ownAnswer, wrong } from './own-answer.ts'
import type { Run } from '../store/run.ts'
import { versionView } from '../views.ts'
import type { Signed } from '../world.ts'

const words = {
  how: { de: `Möglich sind ${hows.join(', ')}.`, en: `Possible values: ${hows.join(', ')}.` },
  instruction: {
    de: `Ein Wunsch mit höchstens ${written(longestInstruction, 'de')} Zeichen.`,
    en: `An instruction of at most ${written(longestInstruction, 'en')} characters.`,
  },
  more: {
    de: '„more“ ist ein Objekt, in dem „like“ die Nummer eines Eintrags der Liste sein kann.',
    en: '“more” is an object in which “like” can be the number of an item of the list.',
  },
  noMore: {
    de: 'Mehr davon gibt es von Listen, und bei Teilen mit mehreren Texten, wo etwas angeheftet ist.',
    en: 'There can be more of lists, and of parts with several texts where something is pinned.',
  },
  check: {
    de: '„check“ ist ein Objekt mit der Nummer einer Aussage („claim“) und, wenn Sie mögen, einer Adresse („source“).',
    en: '“check” is an object with the number of a claim (“claim”) and, if you like, an address (“source”).',
  },
  cite: {
    de: '„cite“ ist ein Objekt mit der Nummer einer Stelle, an der im Text eine Quelle fehlt („gap“).',
    en: '“cite” is an object with the number of a place where the text lacks a source (“gap”).',
  },
  either: {
    de: 'Nennen Sie „how“, „instruction“, „more“, „check“ oder „cite“, und nur eines davon.',
    en: 'Give “how”, “instruction”, “more”, “check” or “cite”, and only one of them.',
  },
  passage: {
    de: 'Eine Stelle mit „start“, „end“ und „text“.',
    en: 'A passage with “start”, “end” and “text”.',
  },
  elsewhere: {
    de: 'Diese Stelle steht so nicht im Text. Markieren Sie sie noch einmal.',
    en: 'This exact passage is not in the text. Select it again.',
  },
  apart: {
    de: 'Diese Stelle reicht über einen Teil der Antwort hinaus. Markieren Sie sie in einem Teil.',
    en: 'This passage reaches beyond one part of the answer. Select it within one part.',
  },
} satisfies Record<string, Text>

const place = z.int().check(z.gte(0))
const asked = {
  how: may(z.enum(hows), words.how),
  instruction: may(
    z.string().check(
      z.trim(),
      z.minLength(1),
      z.refine(typed => lengthOf(typed) <= longestInstruction),
    ),
    words.instruction,
  ),
  more: may(z.object({ like: z.optional(z.int().check(z.gte(1))) }), words.more),
  check: may(
    z.object({ claim: z.int().check(z.gte(1)), source: z.optional(z.string().check(z.maxLength(longestAddress))) }),
    words.check,
  ),
  cite: may(z.object({ gap: z.int().check(z.gte(1)) }), words.cite),
  answer: may(...accepted.answer),
  variant: may(...accepted.variant),
  selection: may(z.object({ start: place, end: place, text: z.string() }), words.passage),
}

/** Throws `invalid` where the passage does not stand in the text of the answer, or not in one part of it. */
const requirePassage = (selection: Passage, { language }: Run, answer: Answer, { answer: shape }: Call) => {
  const locale = localeOf(language)
  if (!openedAt(asMarkdown(shape, answer, locale), selection)) throw wrong('selection', words.elsewhere)
  if (!openedIn(shape, answer, locale, selection)) throw wrong('selection', words.apart)
}

/** Throws `invalid` where there can be no more of an answer, or where no item has that number. */
const requireMore = ({ like }: More, answer: Answer, { annotations }: Run) => {
  const isThere = isList(answer) ? (like ?? 1) <= answer.length : hasPins(pinnedIn(answer, annotations.pins ?? []))
  if (!isThere) throw wrong('more', words.noMore)
}

/** The claim that is to be checked once more. Throws `invalid` where there is none of that number. */
const recheckIn = ({ claim, source }: Recheck, { answer }: Run): Refinement => {
  if (!claimsIn(answer)[claim - 1]) throw wrong('check', words.check)
  const address = source?.trim()
  return { check: { claim, ...(address && { source: address }) } }
}

/** What is to become of a text. Throws `invalid` where that cannot be told, or the passage does not stand there. */
const refinementIn = (sent: Readonly<Record<string, unknown>>, parent: Run, call: Call) => {
  const { how, instruction, more, check, cite, selection, answer, variant } = filledIn(asked, sent)
  const ways = [how, instruction, more, check, cite].filter(way => way !== undefined)
  if (ways.length !== 1) throw wrong(how ? 'instruction' : 'how', words.either)
  if (check) return { refinement: recheckIn(check, parent), inputs: {} }
  const meant = meantOf(parent, variant)
  const named = variant === undefined ? undefined : meant.answer
  const own = answer === undefined ? named : ownAnswer(answer, meant.answer, call)
  const changed = own ?? meant.answer
  if (selection) requirePassage(selection, parent, changed, call)
  if (more) requireMore(more, changed, parent)
  if (cite && !(typeof changed === 'string' && sourceGapsIn(changed)[cite.gap - 1])) throw wrong('cite', words.cite)
  const refinement: Refinement = {
    ...(more ? { more } : cite ? { cite } : how === undefined ? { instruction: instruction ?? '' } : { how }),
    ...(own !== undefined && { answer: own }),
    ...(variant !== undefined && { variant }),
    ...(selection && { selection }),
  }
  return { refinement, inputs: meant.inputs }
}

const refining: SendingSpec = {
  summary: 'Changes a text, or a passage of it, in a run of its own; costs 1 request',
  takes: asked,
  ...{ sends: 'events', what: 'As the call of the run answers: whole, or as an event stream' },
}

/** Changing a text: each change is a run of its own, whose parent is the text as it was. */
export const refineRoutes = new Hono<Signed>()
  .get(
    '/runs/:id/versions',
    route(
      {
        summary: 'All versions of a text, the first one first: what was asked of each, and what came of it',
        gives: z.object({ versions: z.array(versionShown) }),
      },
      async c => {
        const { world, user } = c.var
        const { id, origin = id } = await findRun(world, user, inPath(c))
        return { versions: (await world.runs.versions(user.id, origin)).map(versionView) }
      },
    ),
  )
  .post(
    '/runs/:id/refine',
    sending(refining, async c => {
      const { world, user } = c.var
      const parent = await findRun(world, user, inPath(c))
      if (parent.state === 'running') throw new Problem('still_writing')
      if (isEmpty(parent.answer)) throw new Problem('nothing_to_refine')
      const [found, { callHere }] = await Promise.all([world.catalogue.ofRun(parent), lookHere(world, user.id)])
      const { engine, path, call } = callHere(found)
      const { refinement, inputs } = refinementIn(await bodyOf(c), parent, call)
      const checks = 'check' in refinement
      if (checks ? call.answer.shape !== 'claims' : !isOwnText(call.answer)) throw new Problem('nothing_to_refine')
      const values = aloneIn(call.fields, parent.values, inputs)
      const { language } = parent
      if (engine.version !== 0) requirePlan(user, engine, call, values)

      const refines = { parent, refinement }
      const { slug, version } = engine
      const wanted = {
        engine: slug,
        version,
        path,
        call,
        values,
        language,
        by: checks ? ('factcheck' as const) : ('refine' as const),
        key: idempotencyKeyOf(c),
        refines,
        again: c.req.query('again'),
        byOther: c.req.query('by') === 'other',
      }
      return answerWith(c, await begin(world, user, wanted), call)
    }),
  )
