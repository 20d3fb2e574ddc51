import { keep, recall } from '../../ui/tab-storage.ts'
import { chosenText, type Judged } from './verdicts.ts'

const nameOf = (name: string) => `verdicts ${name}`

const isJudged = (one: unknown): one is Judged =>
  typeof one === 'object' && one !== null && 'edit' in one && 'verdict' in one

/** What was said of a correction in this tab before a reload, as long as it makes the text that stands there. */
export const keptVerdicts = (
  name: string | undefined,
  source: string,
  chosen: string,
): readonly Judged[] | undefined => {
  const kept: unknown = name && recall(nameOf(name))
  const judged = Array.isArray(kept) ? kept.filter(isJudged) : []
  return judged.length && chosenText(source, judged) === chosen ? judged : undefined
}

/** Keeps it. */
export const keepVerdicts = (name: string | undefined, judged: readonly Judged[]) => {
  if (name) keep(nameOf(name), judged)
}
