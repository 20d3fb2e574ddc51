import type { Edit } from '#language/comparing/edits.ts'
import { keep, recall } from '../../ui/tab-storage.ts'
import { type Judged, same } from './verdicts.ts'

const nameOf = (name: string) => `verdicts ${name}`

const isEdit = (one: unknown): one is Edit => typeof one === 'object' && one !== null && 'now' in one

/** What was accepted in this tab before a reload; what was refused can be read off the text itself. */
export const keptVerdicts = (name: string | undefined, judged: readonly Judged[]): readonly Judged[] => {
  const kept: unknown = name && recall(nameOf(name))
  const taken = Array.isArray(kept) ? kept.filter(isEdit) : []
  return judged.map(one => (one.verdict === 'open' && taken.some(same(one.edit)) ? { ...one, verdict: 'taken' } : one))
}

/** Keeps what was accepted. */
export const keepVerdicts = (name: string | undefined, judged: readonly Judged[]) => {
  if (!name) return
  keep(
    nameOf(name),
    judged.flatMap(({ edit: { from, to, now }, verdict }) => (verdict === 'taken' ? [{ from, to, now }] : [])),
  )
}
