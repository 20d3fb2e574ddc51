import type { Fields } from '#shared/fields.ts'
import { asksForMore } from '#shared/variants.ts'
import type { Draft } from '../fields/entries.ts'

const nameOf = (person: string) => `more ${person}`

const recalled = (person: string): Draft => {
  try {
    return JSON.parse(localStorage.getItem(nameOf(person)) ?? '{}') ?? {}
  } catch {
    return {}
  }
}

const isEntry = (entry: unknown) => typeof entry === 'string' || typeof entry === 'boolean'

/** What costs more is asked anew for each text. */
const isLasting = (name: string, fields: Fields) => fields[name]?.more && !asksForMore(name, fields)

/** The entries of a draft that answer shared questions, and that hold for the next text, too. */
export const sharedIn = (fields: Fields, draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name, entry]) => isLasting(name, fields) && isEntry(entry)))

/** Whether the sender is left out is remembered for each form alone: a reply may name it where a post does not. */
const sender = 'sender'
const ofForm = (path: string) => `${sender} ${path}`

/**
 * How this person has last answered the shared questions that the form of a call asks; what they never answered as it
 * begins.
 */
export const answersOf = (person: string, path: string, fields: Fields, begins: Draft = {}): Draft => {
  const { [ofForm(path)]: own = '', ...shared } = recalled(person)
  return sharedIn(fields, { ...begins, ...shared, [sender]: own })
}

const put = (person: string, answers: Draft) => {
  try {
    localStorage.setItem(nameOf(person), JSON.stringify(answers))
  } catch {
    // A browser that keeps nothing asks anew.
  }
}

/** Keeps one answer for the next form that asks for it. */
export const rememberOne = (person: string, name: string, entry: string) =>
  put(person, { ...recalled(person), [name]: entry })

/** Nothing of it stays in this browser. */
export const forget = (person: string) => localStorage.removeItem(nameOf(person))

/** Keeps how a person has answered the shared questions of a form, for the next one; those it does not ask stay. */
export const remember = (person: string, path: string, fields: Fields, draft: Draft) => {
  const nameOf = (name: string) => (name === sender ? ofForm(path) : name)
  const asked = Object.keys(fields).filter(name => isLasting(name, fields))
  if (!asked.length) return
  const others = Object.entries(recalled(person)).filter(([name]) => !asked.map(nameOf).includes(name))
  const answers = Object.entries(sharedIn(fields, draft)).map(([name, entry]) => [nameOf(name), entry])
  put(person, { ...Object.fromEntries(others), ...Object.fromEntries(answers) })
}
