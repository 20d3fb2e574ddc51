import type { ShownCall, ShownEngine } from '#catalogue/shown.ts'
import { isWriting } from '#shared/answers.ts'
import { houseMaximum } from '#shared/check.ts'
import type { Fields } from '#shared/fields.ts'
import { asksForMore } from '#shared/variants.ts'

/** A call that something can be made of a text with, and the question that takes it. */
export type Taker = {
  readonly engine: ShownEngine
  readonly path: string
  readonly call: ShownCall
  readonly field: string
}

/** The first question a text can answer: one that must be answered before one that may. */
const fieldFor = ({ fields }: ShownCall) => {
  const areas = Object.entries(fields).filter(([, { kind, more }]) => kind === 'area' && !more)
  return (areas.find(([, { optional }]) => !optional) ?? areas[0])?.[0]
}

/** Verdicts are made of a text, but are none themselves. */
const writes = ({ answer }: ShownCall) => isWriting(answer) && answer.shape !== 'claims' && answer.view !== 'compare'

/** How a call of an engine takes a text, whichever others it has. */
export const takerBy = (engine: ShownEngine, path: string): Taker | undefined => {
  const call = engine.calls[path]
  const field = call && fieldFor(call)
  return call && field !== undefined ? { engine, path, call, field } : undefined
}

/** How an engine takes a text: by the first of its calls that can; nothing where none does. */
export const takerIn = (engine: ShownEngine): Taker | undefined => {
  if (engine.layout !== 'form') return undefined
  for (const [path, call] of Object.entries(engine.calls)) {
    const field = writes(call) ? fieldFor(call) : undefined
    if (field !== undefined) return { engine, path, call, field }
  }
  return undefined
}

/** How a text comes to a call: as an answer, in parts, as a file beside what is typed, or not at all. */
export type Taking =
  | { readonly way: 'whole' }
  | { readonly way: 'parts' | 'tooLong'; readonly most: number }
  | { readonly way: 'file'; readonly field: string; readonly most: number }

/** By which way a text of this length comes to a call. A translation is made in parts; what is said anew is not. */
export const wayFor = ({ call, field }: Taker, length: number): Taking => {
  const asked = call.fields[field]
  const most = (asked?.kind === 'area' ? asked.max : undefined) ?? houseMaximum
  if (length <= most) return { way: 'whole' }
  if (call.keeps?.from === field && call.keeps.how === 'translated') return { way: 'parts', most }
  const file = Object.entries(call.fields).find(([, it]) => it.kind === 'file' && it.accept === 'documents')
  return file ? { way: 'file', field: file[0], most } : { way: 'tooLong', most }
}

/** What is still asked of a person where a text answers one question: one text is made of it, not several. */
export const askedBeside = ({ call: { fields }, field }: Taker, way: Taking): Fields => {
  const answered = way.way === 'file' ? way.field : field
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, asked]) => name !== answered && asked.or !== answered && !asksForMore(name, fields),
    ),
  )
}
