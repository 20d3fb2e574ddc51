import type { RunView } from '#server/runs/shown.ts'
import { fileIn } from '#shared/accepts.ts'
import type { saidOf } from '../fields/value-in-words.ts'

const longest = 90_000

/** The inputs of a run as one text, for its bookmark: a question and its answer on a line each. */
export const promptOf = (said: ReturnType<typeof saidOf>) =>
  said
    .map(({ label, words }) => `${label}${/[?!.:]$/.test(label) ? '' : ':'} ${words}`)
    .join('\n')
    .slice(0, longest)

/** The same of what was made of files, which say nothing there: it begins with how what came of them is called. */
export const withNames = (prompt: string, { inputs, files }: Pick<RunView, 'inputs' | 'files'>) => {
  const isOfFiles = Object.values(inputs)
    .flat()
    .some(value => fileIn(String(value)) !== undefined)
  const names = files.filter(({ type }) => type.startsWith('image/')).map(({ name }) => name)
  return isOfFiles && names.length ? `${names.join(', ')}\n${prompt}`.slice(0, longest) : prompt
}
