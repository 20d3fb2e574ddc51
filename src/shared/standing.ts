import { type Answer, isList } from './answers.ts'
import type { Field } from './fields.ts'

/** What stays of named parts that are several texts each: the texts of a part, and at which place each stands. */
export type Standing = Readonly<Record<string, readonly { readonly text: string; readonly at: number }[]>>

/** What is pinned in an answer: by what it says, wherever it stands there. */
export const pinnedIn = (answer: Answer, pins: readonly string[]): Standing => {
  if (typeof answer === 'string' || isList(answer)) return {}
  return Object.fromEntries(
    Object.entries(answer).flatMap(([name, value]) => {
      const found = typeof value === 'object' ? value.map((text, at) => ({ text, at })) : []
      const kept = found.filter(({ text }) => pins.includes(text))
      return kept.length ? [[name, kept]] : []
    }),
  )
}

export const hasPins = (standing: Standing) => Object.keys(standing).length > 0

/** All pinned texts. */
export const allPins = (standing: Standing): readonly string[] =>
  Object.values(standing).flatMap(each => each.map(({ text }) => text))

/** So many texts a part has at most. */
const mostOf = (field: Field | undefined) => (field?.kind === 'words' ? (field.most ?? Infinity) : Infinity)

/** New texts around those that stay, which keep their places; what stays already is not there twice. */
export const besidePinned = (
  written: readonly string[],
  pinned: Standing[string],
  field: Field | undefined,
): readonly string[] => {
  const stays = new Map(pinned.map(({ text, at }) => [at, text]))
  const known = new Set(pinned.map(({ text }) => text.trim().toLowerCase()))
  const fresh = written.filter(text => !known.has(text.trim().toLowerCase()))
  const texts: string[] = []
  while (fresh.length || stays.size) {
    const at = fresh.length ? texts.length : Math.min(...stays.keys())
    const here = stays.get(at)
    stays.delete(at)
    texts.push(here ?? fresh.shift() ?? '')
  }
  const most = mostOf(field)
  for (let at = texts.length - 1; texts.length > most && at >= 0; at--)
    if (!known.has((texts[at] ?? '').trim().toLowerCase())) texts.splice(at, 1)
  return texts
}
