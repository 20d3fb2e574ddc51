/** How often something is looked after, in milliseconds. */
export const howOften = {
  /** Runs that nobody works on. */
  runs: 700,
  /** Files that nobody needs any more are removed. */
  files: 10 * 60_000,
  /** Whether tonight's backup is due. */
  backup: 5 * 60_000,
  /** Pages that people keep, for those to be read anew. */
  pages: 60_000,
  /** Trainings, and those that a service is to forget. */
  trainings: 5_000,
  /** Feedback that was left lying. */
  feedback: 30_000,
} as const
