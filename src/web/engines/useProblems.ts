import { type RefObject, useEffect, useState } from 'react'
import { isAsked } from '#shared/is-asked.ts'
import { check } from '#shared/check.ts'
import { explain } from '#shared/explain.ts'
import type { Fields, Values } from '#shared/fields.ts'
import type { Problem } from '#shared/problems.ts'
import type { Text } from '#shared/text.ts'
import { type Draft, valuesOf } from '../fields/entries.ts'

type Problems = Readonly<Record<string, Text>>

/** Whoever takes a number away does not ask for its default. */
const emptied = (fields: Fields, draft: Draft, values: Values): Problems =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(
        ([name, field]) => field.kind === 'count' && !field.optional && draft[name] === '' && isAsked(field, values),
      )
      .map(([name, field]) => [name, explain(field, '')]),
  )

/** What is wrong with a form, found here or by the server. Each stands at its field until that is changed. */
export function useProblems(form: RefObject<HTMLFormElement | null>, refusal: Problem | undefined) {
  const [problems, setProblems] = useState<Problems>({})
  const [told, setTold] = useState<Problems>()
  const tell = (found: Problems) => {
    setProblems(found)
    setTold(found)
  }
  const refused = refusal?.details.fields
  useEffect(() => {
    if (refused) tell(refused)
  }, [refused])
  useEffect(() => {
    if (told) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, told])

  return {
    problems,
    tell,
    /** The values of a form, or nothing, and then its problems are told. */
    checked(fields: Fields, draft: Draft): Values | undefined {
      const { values, problems: wrong } = check(fields, valuesOf(fields, draft))
      const found = { ...wrong, ...emptied(fields, draft, values) }
      tell(found)
      return Object.keys(found).length ? undefined : values
    },
    /** A field was changed: what was wrong with it, or with the one it can stand for, may be right now. */
    mend(...names: readonly string[]) {
      if (names.some(name => problems[name]))
        setProblems(Object.fromEntries(Object.entries(problems).filter(([key]) => !names.includes(key))))
    },
  }
}
