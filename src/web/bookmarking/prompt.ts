import type { saidOf } from '../fields/value-in-words.ts'

const longest = 90_000

/** The inputs of a run as one text, for its bookmark: a question and its answer on a line each. */
export const promptOf = (said: ReturnType<typeof saidOf>) =>
  said
    .map(({ label, words }) => `${label}${/[?!.:]$/.test(label) ? '' : ':'} ${words}`)
    .join('\n')
    .slice(0, longest)
