import type { Answers } from '#shared/account.ts'
import type { Fields } from '#shared/fields.ts'
import { asksForMore } from '#shared/variants.ts'
import type { Draft } from '../fields/entries.ts'

const isEntry = (entry: unknown) => typeof entry === 'string' || typeof entry === 'boolean'

/** What costs more, and words that one text must hold, are asked anew for each. */
const isLasting = (name: string, fields: Fields) =>
  fields[name]?.more && !asksForMore(name, fields) && name !== 'include'

/** The entries of a draft that answer shared questions, and that hold for the next text, too. */
export const sharedIn = (fields: Fields, draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name, entry]) => isLasting(name, fields) && isEntry(entry)))

/** Whether the sender is left out is remembered for each form alone: a reply may name it where a post does not. */
const sender = 'sender'
const ofForm = (path: string) => `${sender} ${path}`

/**
 * How the shared questions that the form of a call asks were answered last, out of the answers that its person's
 * account keeps; what was never answered as the form begins.
 */
export const answersOf = (kept: Answers, path: string, fields: Fields, begins: Draft = {}): Draft => {
  const { [ofForm(path)]: own = '', ...shared } = kept
  return sharedIn(fields, { ...begins, ...shared, [sender]: own })
}

/** The kept answers with those of this form, for the next one; those it does not ask stay. */
export const remembering = (kept: Answers, path: string, fields: Fields, draft: Draft): Answers => {
  const nameOf = (name: string) => (name === sender ? ofForm(path) : name)
  const asked = Object.keys(fields).filter(name => isLasting(name, fields))
  const others = Object.entries(kept).filter(([name]) => !asked.map(nameOf).includes(name))
  const answers = Object.entries(sharedIn(fields, draft)).map(([name, entry]) => [nameOf(name), entry])
  return { ...Object.fromEntries(others), ...Object.fromEntries(answers) }
}
