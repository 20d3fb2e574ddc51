import type { Call } from '#catalogue/call.ts'
import type { Material } from '#catalogue/fences.ts'
import { keepingNotes } from '#catalogue/research.ts'
import { passageMaterial, refinePrompt, stillHolds, stillSpeaks } from '#catalogue/refine.ts'
import { toldSender } from '#catalogue/sender-told.ts'
import { type Answer, isList, list, type Shape } from '#shared/answers.ts'
import type { RunEvent } from '#shared/events.ts'
import { answerSchema } from '#shared/json-schema.ts'
import { Problem } from '#shared/problems.ts'
import { boundsOf, type OpenedPart, openedIn, withText } from '#shared/passages.ts'
import { isListed, isSingle } from '#shared/listed/layout.ts'
import { piecesOf } from '#shared/pieces.ts'
import { asProse, isProse } from '#shared/prose.ts'
import { pinnedIn } from '#shared/standing.ts'
import type { AroundPassage, Refinement } from '#shared/refinement.ts'
import { localeOf } from '#shared/text.ts'
import { ask } from './ask.ts'
import type { Gathered } from './gather.ts'
import { aroundStanding } from './around-standing.ts'
import { inShape } from './in-shape.ts'
import { apartFromNotes, withNotes } from './research/keep-notes.ts'
import { prove } from './research/prove.ts'
import type { Run } from '../store/run.ts'
import type { WorkEvent, WorkJob, Worker, Written } from './worker.ts'

/** The text without the spaces around it, as it comes: those at its end are held back until something follows. */
async function* withoutEdges(writing: AsyncIterable<Written>): AsyncIterable<Written> {
  let held = ''
  let begun = false
  for await (const part of writing) {
    if (typeof part !== 'string') {
      yield part
      continue
    }
    const text: string = held + (begun ? part : part.trimStart())
    const end: number = text.trimEnd().length
    held = text.slice(end)
    if (end) yield text.slice(0, end)
    begun ||= end > 0
  }
}

/** What was meant for one line, in one line. */
async function* asOneLine(writing: AsyncIterable<Written>): AsyncIterable<Written> {
  for await (const part of writing) yield typeof part === 'string' ? part.replaceAll(/\s*\n\s*/g, ' ') : part
}

/** The new piece in its place: with its first words the text before it is told, and what stands behind it. */
async function* inPlace(
  writing: AsyncIterable<Written>,
  { before, rest }: AroundPassage,
): AsyncIterable<RunEvent | Written> {
  let begun = false
  for await (const part of writing) {
    if (begun || typeof part !== 'string') {
      yield part
      continue
    }
    begun = true
    yield { event: 'message_replace', answer: before + part, rest }
  }
  if (!begun) throw new Problem('model_empty')
}

/** A part is told anew, as a whole, once so many characters more have come; a long one, once this share of it has. */
const atOnce = 24
const share = 1 / 32

/** The same in a part of a list or a form: the part is told anew as it grows, all others stay. */
async function* inPart(writing: AsyncIterable<Written>, whole: Answer, { path, part: { before, rest } }: OpenedPart) {
  let written = ''
  let told = 0
  const now = () => withText(whole, path, before + written + rest)
  const piece = () => piecesOf(now()).filter(one => ('part' in one ? one.part : 'at' in one && one.at) === path[0])
  for await (const more of writing) {
    if (typeof more !== 'string') {
      yield more
      continue
    }
    written += more
    if (told && written.length - told < Math.max(atOnce, (before.length + told + rest.length) * share)) continue
    if (told) yield* piece()
    else yield { event: 'message_replace', answer: now() } as const
    told = written.length
  }
  if (!told) throw new Problem('model_empty')
  if (told < written.length) yield* piece()
}

const pick = <Value>(all: Readonly<Record<string, Value>>, holds: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => holds(name)))

/**
 * The form, as far as it holds for a change. The sender is in the text already, at its place: what stands of it there
 * comes from here.
 */
const stillHeld = (job: WorkJob, refinement: Refinement): WorkJob => {
  const holds = (name: string) => stillHolds(name, job.call.fields[name] ?? {}, refinement)
  const { brand, values, sender, language } = job.run
  const from: Gathered = sender ? { sender: toldSender(sender, localeOf(language)) } : {}
  const still = {
    sender: undefined,
    values: pick(values, holds),
    brand: brand && { ...brand, voice: pick(brand.voice, stillSpeaks) },
  }
  return { ...job, gathered: { ...pick(job.gathered, holds), ...from }, run: { ...job.run, ...still } }
}

/**
 * The shape of an answer: that of its call, unless it is a list that its call does not write. A list has as many items
 * as there are; a wish may ask for another number than the form did, but of one text.
 */
const shapeOf = ({ answer: shape }: Call, answer: Answer, refinement: Refinement) => {
  if (!isList(answer)) return shape
  const own = shape.shape === 'list' ? shape : list()
  if (!isListed(own)) return shape.shape === 'list' ? shape : list({ each: 'value', howMany: answer.length })
  const isFree = 'instruction' in refinement && answer.length > 1
  return { ...own, howMany: isFree ? undefined : answer.length }
}

/** How the text of an answer comes. A single text and paragraphs are read as any text is. */
const comesAs = (shape: Shape) => {
  if (!isProse(shape)) return 'json'
  if (!isListed(shape)) return 'parts'
  return isSingle(shape) || shape.each === 'paragraph' ? 'text' : 'items'
}

/** An answer as its own schema describes it. */
const asJson = (answer: Exclude<Answer, string>) => JSON.stringify(isList(answer) ? { items: answer } : answer)

/**
 * Makes of the parent's text what was asked: of the whole of it, in its shape, or of a passage, around which everything
 * stays as it is, letter by letter.
 */
export const refine: Worker = async function* (begun) {
  const { world, run } = begun
  const parent = await world.runs.find(run.user, run.parent ?? '')
  if (!parent || !run.refinement) throw new Problem('not_found')
  yield* changed(begun, parent, run.refinement)
  const { pins = [] } = parent.annotations
  if (pins.length) yield { event: 'item', beside: 'pins', item: pins }
}

async function* changed(begun: WorkJob, parent: Run, refinement: Refinement): AsyncIterable<WorkEvent> {
  const { run, call } = begun
  const answer = refinement.answer ?? parent.answer
  if ('cite' in refinement) return yield* prove(begun, String(answer), refinement.cite.gap)
  if ('more' in refinement) {
    const { like } = refinement.more
    const stands = isList(answer) ? answer : pinnedIn(answer, parent.annotations.pins ?? [])
    return yield* aroundStanding(begun, stands, like && isList(answer) ? answer[like - 1] : undefined)
  }
  const shaped = typeof answer !== 'string'
  const job = stillHeld(begun, refinement)
  // Whether a sender is named is a shared question; what is told of the sender is material all the same.
  const isMaterial = (name: string) => name === 'sender' || !call.fields[name]?.more
  const material = Object.keys(job.gathered).filter(name => job.gathered[name] !== '' && isMaterial(name))
  const wish: Material = 'instruction' in refinement ? { wish: refinement.instruction } : {}

  if (refinement.selection) {
    const opened = openedIn(call.answer, answer, localeOf(run.language), refinement.selection)
    if (!opened) throw new Problem('not_found')
    const bounds = boundsOf(call.answer, opened)
    const prompt = refinePrompt({ refinement, material, as: 'text', bounds })
    const asked = withoutEdges(ask(job, { prompt, beside: { ...passageMaterial(opened.around), ...wish } }))
    const writing = bounds.oneLine ? asOneLine(asked) : asked
    yield* shaped ? inPart(writing, answer, opened) : inPlace(writing, opened.part)
    return
  }
  if (shaped) {
    const shape = shapeOf(call, answer, refinement)
    const prompt = refinePrompt({ refinement, material, as: comesAs(shape) })
    // A wish may ask for another number than the form did.
    const schema = answerSchema(shape, 'instruction' in refinement ? {} : run.values, run.language)
    const result = isProse(shape) ? asProse(shape, answer, localeOf(run.language)) : asJson(answer)
    yield* inShape(ask(job, { prompt, shape, schema, beside: { result, ...wish }, notes: true }), shape)
  } else {
    const { body, notes } = apartFromNotes(answer)
    const prompt = refinePrompt({ refinement, material, as: 'text' })
    const asked = { prompt: notes ? keepingNotes(prompt) : prompt, beside: { result: body, ...wish }, notes: true }
    yield* withNotes(ask(job, asked), notes)
  }
}
