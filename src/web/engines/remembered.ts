import type { Fields } from '#shared/fields.ts'
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

/** The entries of a draft that answer shared questions. */
export const sharedIn = (fields: Fields, draft: Draft): Draft =>
  Object.fromEntries(Object.entries(draft).filter(([name, entry]) => fields[name]?.more && isEntry(entry)))

/** How this person has last answered the shared questions that a form asks. */
export const answersOf = (person: string, fields: Fields): Draft => sharedIn(fields, recalled(person))

/** Keeps how a person has answered the shared questions of a form, for the next one; those it does not ask stay. */
export const remember = (person: string, fields: Fields, draft: Draft) => {
  const asked = Object.keys(fields).filter(name => fields[name]?.more)
  if (!asked.length) return
  const others = Object.entries(recalled(person)).filter(([name]) => !asked.includes(name))
  try {
    localStorage.setItem(nameOf(person), JSON.stringify({ ...Object.fromEntries(others), ...sharedIn(fields, draft) }))
  } catch {
    // A browser that keeps nothing asks anew.
  }
}
