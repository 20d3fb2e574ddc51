import { besideStanding } from '#catalogue/standing.ts'
import { type Answer, isList, type Item } from '#shared/answers.ts'
import type { EventOf, RunEvent } from '#shared/events.ts'
import { answerSchema } from '#shared/json-schema.ts'
import { asMarkdown } from '#shared/markdown.ts'
import { Problem } from '#shared/problems.ts'
import { allPins, besidePinned, hasPins, pinnedIn, type Standing } from '#shared/standing.ts'
import { localeOf } from '#shared/text.ts'
import { ask } from './ask.ts'
import { inShape } from './in-shape.ts'
import type { WorkEvent, WorkJob } from './worker.ts'

/** What is pinned in the text that a run is another version of, if anything is. */
export const pinnedBefore = async ({ world, run, call }: WorkJob): Promise<Standing | undefined> => {
  if (call.answer.shape !== 'form' || !run.parent) return undefined
  const parent = await world.runs.find(run.user, run.parent)
  const pinned = parent && pinnedIn(parent.answer, parent.annotations.pins ?? [])
  return pinned && hasPins(pinned) ? pinned : undefined
}

const plain = (item: Item | undefined) =>
  JSON.stringify(item ?? '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')

/** Items behind those that stand, as they come; one that stands already is left out at the end. */
const behind = (stands: readonly Item[]) => {
  let fresh: readonly Item[] = []
  const known = new Set(stands.map(plain))
  return {
    told: ({ at, item }: { at: number; item: Item }): RunEvent => {
      fresh = fresh.toSpliced(at, 1, item)
      return { event: 'item', at: stands.length + at, item }
    },
    whole: (): Answer => [...stands, ...fresh.filter(item => !known.has(plain(item)))],
    isNothing: () => fresh.every(item => known.has(plain(item))),
    count: () => stands.length + fresh.length,
  }
}

/** More of a list, behind what stands there and stays. */
async function* further(writing: AsyncIterable<WorkEvent>, stands: readonly Item[]): AsyncIterable<WorkEvent> {
  const list = behind(stands)
  let begun = false
  for await (const part of writing) {
    const isItem = typeof part === 'object' && 'event' in part && part.event === 'item' && 'at' in part
    const replaced = typeof part === 'object' && 'event' in part && part.event === 'message_replace' ? part : undefined
    const items: readonly { at: number; item: Item }[] = isItem
      ? [part]
      : replaced && isList(replaced.answer)
        ? replaced.answer.map((item, at) => ({ at, item }))
        : []
    // What turned out to be no list cannot stand behind one.
    if (typeof part === 'string' || (replaced && !isList(replaced.answer))) throw new Problem('model_empty')
    if (!items.length) {
      yield part
      continue
    }
    if (!begun) yield { event: 'message_replace', answer: stands }
    begun = true
    for (const item of items) yield list.told(item)
  }
  if (list.isNothing()) throw new Problem('model_empty')
  const answer = list.whole()
  if (isList(answer) && answer.length < list.count()) yield { event: 'message_replace', answer }
}

/** Named parts, in which what is pinned stands at its place, whatever is written beside it. */
async function* rest(writing: AsyncIterable<WorkEvent>, pinned: Standing, job: WorkJob): AsyncIterable<WorkEvent> {
  const { answer: shape } = job.call
  const parts = shape.shape === 'form' ? shape.parts : {}
  const told = new Set<string>()
  const put = (part: string, item: EventOf<'item'>['item']): RunEvent => {
    const values = Array.isArray(item) ? item.map(String) : []
    return { event: 'item', part, item: besidePinned(values, pinned[part] ?? [], parts[part]) }
  }
  for await (const part of writing) {
    if (typeof part === 'string') throw new Problem('model_empty')
    if (!('event' in part)) yield part
    else if (part.event === 'item' && 'part' in part) {
      told.add(part.part)
      yield pinned[part.part] ? put(part.part, part.item) : part
    } else if (part.event === 'message_replace') {
      if (typeof part.answer === 'string' || isList(part.answer)) throw new Problem('model_empty')
      for (const [name, item] of Object.entries(part.answer))
        yield told.add(name) && pinned[name] ? put(name, item) : { event: 'item', part: name, item }
    } else yield part
  }
  if (!told.size) throw new Problem('model_empty')
  for (const name of Object.keys(pinned)) if (!told.has(name)) yield put(name, [])
  yield { event: 'item', beside: 'pins', item: allPins(pinned) }
}

/**
 * Has the model write beside what stands there and stays, letter by letter: more of a list, like one of its items if
 * one is named, or the rest of named parts.
 */
export async function* aroundStanding(
  job: WorkJob,
  stands: readonly Item[] | Standing,
  like?: Item,
): AsyncIterable<WorkEvent> {
  const { call, run } = job
  const { answer: shape } = call
  const locale = localeOf(run.language)
  const asList = isList(stands as Answer) ? (stands as readonly Item[]) : undefined
  const pinned = asList ? undefined : (stands as Standing)
  const lines = pinned && Object.values(pinned).flatMap(each => each.map(({ text }) => `- ${text}`))
  const words = asList ? asMarkdown(shape, asList, locale) : (lines ?? []).join('\n')
  const named = like === undefined ? undefined : asMarkdown(shape, [like], locale)
  const prompt = besideStanding(call.prompt, { isList: !!asList, like: named !== undefined })
  const schema = answerSchema(shape, run.values, run.language)
  const beside = { stands: words, ...(named !== undefined && { like: named }) }
  const writing = inShape(ask(job, { prompt, shape, schema, beside, notes: true }), shape)
  yield* asList ? further(writing, asList) : rest(writing, pinned ?? {}, job)
}
