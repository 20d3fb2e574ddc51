import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Writer } from '#server/models/writer.ts'
import type { ProblemCode } from '#shared/problems.ts'
import type { Locale } from '#shared/text.ts'
import { answered } from './answers.ts'
import { exampleCase } from './case.ts'
import { listed } from './listed.ts'
import { scored } from './scores.ts'
import type { Row } from './table.ts'

/** What will be the same with the next question, so that there is no use in asking it. */
const lasting: ReadonlySet<ProblemCode | undefined> = new Set(['model_unreachable', 'model_refused'])

type Evaluation = {
  paths: readonly string[]
  locales: readonly Locale[]
  write: Writer
  /** Where the answers are kept, a file for each. */
  folder: string
  /** Told of each answer as soon as it is judged. */
  tell?(row: Row): void
}

/**
 * Has the example of each call answered in each language, one after the other, and judged. Ends early where the model
 * cannot be reached or refuses, and says why.
 */
export const evaluate = async ({ paths, locales, write, folder, tell }: Evaluation) => {
  const rows: Row[] = []
  for (const path of paths)
    for (const locale of locales) {
      const answer = await answered(exampleCase(path, locale), write)
      if (lasting.has(answer.problem)) return { rows, problem: answer.problem }
      const row = { name: `${path} ${locale}`, scores: scored(answer), notes: answer.notes }
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `${path}.${locale}.md`), `${answer.text}\n`)
      if (answer.notes.length) writeFileSync(join(folder, `${path}.${locale}.notes.md`), listed(answer.notes))
      rows.push(row)
      tell?.(row)
    }
  return { rows }
}
