import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import { type Answer, isEmpty, isWriting } from '#shared/answers.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { openedIn } from '#shared/passages.ts'
import { Problem } from '#shared/problems.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { hows, longestInstruction, longestText, openedAt, type Passage, type Refinement } from '#shared/refinement.ts'
import { lengthOf, localeOf, type Text, written } from '#shared/text.ts'
import { aloneIn, isGood } from '#shared/variants.ts'
import { requirePlan } from '../plans/access.ts'
import { bodyOf } from '../http/checked.ts'
import { idempotencyKeyOf } from '../http/idempotency-key.ts'
import { lookHere } from '../custom-engines/here.ts'
import { answerWith } from './reply.ts'
import { filledIn, may } from '../http/rules.ts'
import { begin } from './begin.ts'
import { findRun } from './follow.ts'
import type { Run } from './run.ts'
import { versionView } from '../views.ts'
import type { Signed } from '../world.ts'

const words = {
  how: { de: `Möglich sind ${hows.join(', ')}.`, en: `Possible values: ${hows.join(', ')}.` },
  instruction: {
    de: `Ein Wunsch mit höchstens ${written(longestInstruction, 'de')} Zeichen.`,
    en: `An instruction of at most ${written(longestInstruction, 'en')} characters.`,
  },
  either: { de: 'Nennen Sie entweder „how“ oder „instruction“.', en: 'Give either “how” or “instruction”.' },
  answer: {
    de: 'Die Antwort in der Form, die sie hat, nicht leer und nicht länger als ein Buch.',
    en: 'The answer in the shape it has, not empty and no longer than a book.',
  },
  passage: {
    de: 'Eine Stelle mit „start“, „end“ und „text“.',
    en: 'A passage with “start”, “end” and “text”.',
  },
  variant: {
    de: 'Die Nummer einer Variante, die gelungen ist.',
    en: 'The number of a variant that was written.',
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
  answer: may(z.union([z.string(), z.array(z.unknown()), z.record(z.string(), z.unknown())]), words.answer),
  variant: may(z.int().check(z.gte(1)), words.variant),
  selection: may(z.object({ start: place, end: place, text: z.string() }), words.passage),
}

const wrong = (field: keyof typeof asked, sentence: Text) => new Problem('invalid', { fields: { [field]: sentence } })

const kindOf = (answer: unknown) => (Array.isArray(answer) ? 'list' : typeof answer)

/** What a reader has made of an answer by hand: of the same kind, and in the shape of its call. */
const ownAnswer = (sent: unknown, answer: Answer, call: Call): Answer => {
  const json = JSON.stringify(sent)
  const own = typeof sent === 'string' ? sent : readAnswer(call.answer, json)
  const isAlike = [sent, own].every(one => kindOf(one) === kindOf(answer))
  if (!isAlike || isEmpty(own) || json.length > longestText) throw wrong('answer', words.answer)
  return own
}

/** The answer of a run that is meant, and what its form says: of several the one named, else the first good one. */
const meantOf = ({ answer, variants }: Run, number: number | undefined) => {
  if (number === undefined) return { answer, inputs: variants?.find(isGood)?.inputs ?? {} }
  const named = variants?.[number - 1]
  if (!named || !isGood(named)) throw wrong('variant', words.variant)
  return named
}

/** Throws `invalid` where the passage does not stand in the text of the answer, or not in one part of it. */
const requirePassage = (selection: Passage, { language }: Run, answer: Answer, { answer: shape }: Call) => {
  const locale = localeOf(language)
  if (!openedAt(asMarkdown(shape, answer, locale), selection)) throw wrong('selection', words.elsewhere)
  if (!openedIn(shape, answer, locale, selection)) throw wrong('selection', words.apart)
}

/** What is to become of a text. Throws `invalid` where that cannot be told, or the passage does not stand there. */
const refinementIn = (sent: Readonly<Record<string, unknown>>, parent: Run, call: Call) => {
  const { how, instruction, selection, answer, variant } = filledIn(asked, sent)
  if ((how === undefined) === (instruction === undefined)) throw wrong(how ? 'instruction' : 'how', words.either)
  const meant = meantOf(parent, variant)
  const named = variant === undefined ? undefined : meant.answer
  const own = answer === undefined ? named : ownAnswer(answer, meant.answer, call)
  const changed = own ?? meant.answer
  if (selection) requirePassage(selection, parent, changed, call)
  const refinement: Refinement = {
    ...(how === undefined ? { instruction: instruction ?? '' } : { how }),
    ...(own !== undefined && { answer: own }),
    ...(variant !== undefined && { variant }),
    ...(selection && { selection }),
  }
  return { refinement, inputs: meant.inputs }
}

/** Changing a text: each change is a run of its own, whose parent is the text as it was. */
export const refineRoutes = new Hono<Signed>()
  .get('/runs/:id/versions', async c => {
    const { world, user } = c.var
    const { id, origin = id } = await findRun(world, user, c.req.param('id'))
    return c.json({ versions: (await world.runs.versions(user.id, origin)).map(versionView) })
  })

  .post('/runs/:id/refine', async c => {
    const { world, user } = c.var
    const parent = await findRun(world, user, c.req.param('id'))
    if (parent.state === 'running') throw new Problem('still_writing')
    if (isEmpty(parent.answer)) throw new Problem('nothing_to_refine')
    const [found, { callHere }] = await Promise.all([world.catalogue.ofRun(parent), lookHere(world)])
    const { engine, path, call } = callHere(found)
    if (!isWriting(call.answer)) throw new Problem('nothing_to_refine')
    const { refinement, inputs } = refinementIn(await bodyOf(c), parent, call)
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
      by: 'refine' as const,
      key: idempotencyKeyOf(c),
      refines,
    }
    return answerWith(c, await begin(world, user, wanted), call)
  })
