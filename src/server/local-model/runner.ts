import type { Keeping } from '../process/kept-process.ts'
import { openRunner, type Runner } from '../process/runner.ts'
import type { FromModel, LocalQuestion } from './talk.ts'

export { Crashed } from '../process/kept-process.ts'

/** Has texts written by models of this machine, one after the other. */
export type TextRunner = Runner<LocalQuestion, FromModel>

/** A text that is ended may take a moment to end: its model stays in memory for the next. */
const usual: Keeping = { idle: 300_000, ending: 5_000 }

/** Opens the process that holds a text model; nothing runs before a text is asked for. */
export const openTextRunner = (rhythm = usual): TextRunner =>
  openRunner({
    child: ['local-model/child.ts', 'local-model-child.js'],
    isLast: told => !('text' in told),
    rhythm,
  })
