import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Writer } from '#server/models/writer.ts'
import { Problem } from '#shared/problems.ts'
import type { Locale, Text } from '#shared/text.ts'
import { answered } from './answers.ts'
import type { Case } from './case.ts'
import { inventionsIn } from './inventions.ts'
import { judged, type Preference } from './judge.ts'
import { listed } from './listed.ts'
import { plainRequest } from './plain.ts'

/** A text, and what its reader is told beside it. */
export type Told = { readonly text: string; readonly notes: readonly string[] }

/** Somebody who answers cases; fails with a `Problem` where nothing came. */
export type Contestant = { readonly name: string; answer(one: Case): Promise<Told> }

/** The prompts of the catalogue, put to a model as the server does. */
export const withOurs = (name: string, write: Writer): Contestant => ({
  name,
  answer: async one => {
    const { text, notes, problem } = await answered(one, write)
    if (problem) throw new Problem(problem)
    return { text, notes }
  },
})

/** One plain line with the notes below it, as one types it into a chat. */
export const withPlainLine = (write: Writer): Contestant => ({
  name: 'plain',
  answer: async one => {
    let text = ''
    const signal = new AbortController().signal
    for await (const piece of write({ system: '', prompt: plainRequest(one), signal }))
      if (typeof piece === 'string') text += piece
    return { text: text.trim(), notes: [] }
  },
})

/** What one answer was like. */
export type Weighed = { readonly inventions: readonly string[]; readonly words: number; readonly notes: number }

/** A case, what two made of it, and whom each judge preferred. */
export type Compared = {
  readonly name: string
  readonly preferred: readonly Preference[]
  readonly first: Weighed
  readonly second: Weighed
}

type Comparison = {
  cases: readonly Case[]
  first: Contestant
  second: Contestant
  judges: readonly Writer[]
  /** Where the answers are kept, two files for each case. */
  folder: string
  /** Told of each case as soon as it is judged. */
  tell?(compared: Compared): void
}

const weighed = (one: Case, { text, notes }: Told): Weighed => ({
  inventions: inventionsIn(one, text),
  words: text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0,
  notes: notes.length,
})

const heading: Text = { de: 'Vor dem Versenden', en: 'Before you send it' }

/** An answer as it is seen: the notes below the text, where a chat puts its own. */
const seen = ({ text, notes }: Told, locale: Locale) =>
  notes.length ? `${text}\n\n${heading[locale]}:\n${listed(notes)}` : text

const compared = async (one: Case, { first, second, judges, folder }: Comparison): Promise<Compared> => {
  const answers = { first: await first.answer(one), second: await second.answer(one) }
  const keep = (who: string, { text, notes }: Told) => {
    const file = path.join(folder, `${one.name}.${who.replaceAll(/[^\w.-]+/g, '-')}`)
    writeFileSync(`${file}.md`, `${text}\n`)
    if (notes.length) writeFileSync(`${file}.notes.md`, listed(notes))
  }
  keep(first.name, answers.first)
  keep(second.name, answers.second)
  const pair = { first: seen(answers.first, one.locale), second: seen(answers.second, one.locale) }
  const preferred: Preference[] = []
  for (const judge of judges) preferred.push(await judged({ request: plainRequest(one), ...pair }, one.locale, judge))
  return { name: one.name, preferred, first: weighed(one, answers.first), second: weighed(one, answers.second) }
}

/**
 * Has every case answered by both and judged by each judge, one after the other. Ends early where a model fails, and
 * gives what was judged until then with what it failed with.
 */
export const compare = async (comparison: Comparison): Promise<{ rows: readonly Compared[]; failure?: unknown }> => {
  const rows: Compared[] = []
  mkdirSync(comparison.folder, { recursive: true })
  for (const one of comparison.cases) {
    try {
      const row = await compared(one, comparison)
      rows.push(row)
      comparison.tell?.(row)
    } catch (failure) {
      return { rows, failure }
    }
  }
  return { rows }
}
