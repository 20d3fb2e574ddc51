import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Call } from '#catalogue/call.ts'
import { findCall } from '#catalogue/index.ts'
import { type Answer, isEmpty } from '#shared/answers.ts'
import { Problem } from '#shared/problems.ts'
import { readAnswer } from '#shared/read-answer.ts'
import { hows, longestInstruction, longestText, openedAt, type Refinement } from '#shared/refinement.ts'
import { lengthOf, type Text, written } from '#shared/text.ts'
import { requirePlan } from './access.ts'
import { bodyOf } from './checked.ts'
import { keyOf } from './engines.ts'
import { answerWith } from './reply.ts'
import { filledIn, may } from './rules.ts'
import { begin, requireMeans } from './runs/begin.ts'
import { findRun } from './runs/follow.ts'
import type { Run } from './runs/run.ts'
import { work } from './runs/work.ts'
import { versionView } from './views.ts'
import type { Signed } from './world.ts'

const words = {
  how: { de: `Möglich sind ${hows.join(', ')}.`, en: `Possible are ${hows.join(', ')}.` },
  instruction: {
    de: `Ein Wunsch mit höchstens ${written(longestInstruction, 'de')} Zeichen.`,
    en: `A wish of at most ${written(longestInstruction, 'en')} characters.`,
  },
  either: { de: 'Nennen Sie entweder „how“ oder „instruction“.', en: 'Name either “how” or “instruction”.' },
  answer: {
    de: 'Die Antwort in der Form, die sie hat, nicht leer und nicht länger als ein Buch.',
    en: 'The answer in the shape it has, not empty and no longer than a book.',
  },
  passage: {
    de: 'Eine Stelle mit „start“, „end“ und „text“.',
    en: 'A passage with “start”, “end” and “text”.',
  },
  elsewhere: {
    de: 'Diese Stelle steht so nicht im Text. Markieren Sie sie noch einmal.',
    en: 'This passage does not stand like that in the text. Select it again.',
  },
  whole: {
    de: 'Eine Liste und benannte Teile lassen sich nur als Ganzes ändern.',
    en: 'A list and named parts can only be changed as a whole.',
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
  selection: may(z.object({ start: place, end: place, text: z.string() }), words.passage),
}

const wrong = (field: keyof typeof asked, sentence: Text) => new Problem('invalid', { fields: { [field]: sentence } })

const kindOf = (answer: unknown) => (Array.isArray(answer) ? 'list' : typeof answer)

/** What a reader has made of an answer by hand: of the same kind, and in the shape of its call. */
const ownAnswer = (sent: unknown, { answer }: Run, call: Call): Answer => {
  const json = JSON.stringify(sent)
  const own = typeof sent === 'string' ? sent : readAnswer(call.answer, json)
  const isAlike = [sent, own].every(one => kindOf(one) === kindOf(answer))
  if (!isAlike || isEmpty(own) || json.length > longestText) throw wrong('answer', words.answer)
  return own
}

/** What is to become of a text. Throws `invalid` where that cannot be told, or the passage does not stand there. */
const refinementIn = (sent: Readonly<Record<string, unknown>>, parent: Run, call: Call): Refinement => {
  const { how, instruction, selection, answer } = filledIn(asked, sent)
  if ((how === undefined) === (instruction === undefined)) throw wrong(how ? 'instruction' : 'how', words.either)
  const own = answer === undefined ? undefined : ownAnswer(answer, parent, call)
  const changed = own ?? parent.answer
  if (selection && typeof changed !== 'string') throw wrong('selection', words.whole)
  if (selection && !openedAt(String(changed), selection)) throw wrong('selection', words.elsewhere)
  return {
    ...(how === undefined ? { instruction: instruction ?? '' } : { how }),
    ...(own !== undefined && { answer: own }),
    ...(selection && { selection }),
  }
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
    const { engine, path, call } = findCall(parent.call)
    const refinement = refinementIn(await bodyOf(c), parent, call)
    const { values, language } = parent
    requirePlan(user, engine, call, values)

    const writer = requireMeans(world, { ...call, house: undefined }, false)
    const refines = { parent, refinement }
    const wanted = { engine: engine.slug, path, call, values, language, house: false, key: keyOf(c), refines }
    const { run, fresh } = await begin(world, user, wanted, writer?.connected.name ?? '')
    if (fresh) work({ world, run, call, write: writer?.write, keepsLanguage: false }).catch(world.report)
    return answerWith(c, run, call)
  })
