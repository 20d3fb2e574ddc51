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

type Made = Pick<RunView, 'inputs' | 'files' | 'subject'>

/** The first line of what files were made of, as a QR code is of an address, unless it is a file itself. */
const contentOf = ({ inputs, subject }: Made) => {
  const value = subject === null ? undefined : inputs[subject]
  return typeof value === 'string' && fileIn(value) === undefined ? value.split('\n')[0] : undefined
}

/**
 * The same of what was made of files, which say nothing there, or with a tool that asks for settings first: it begins
 * with what was made, else with how what came of it is called.
 */
export const withNames = (prompt: string, run: Made) => {
  const { inputs, files } = run
  const content = files.length ? contentOf(run) : undefined
  if (content) return prompt.split('\n')[0]?.includes(content) ? prompt : `${content}\n${prompt}`.slice(0, longest)
  const isOfFiles = Object.values(inputs)
    .flat()
    .some(value => fileIn(String(value)) !== undefined)
  const names = files.filter(({ type }) => type.startsWith('image/')).map(({ name }) => name)
  return isOfFiles && names.length ? `${names.join(', ')}\n${prompt}`.slice(0, longest) : prompt
}
