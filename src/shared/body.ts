import type { Fields, Values } from './fields.ts'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : [])

/**
 * What the body of a call says of its fields: of shared questions what stands in `more`, of all others what stands
 * beside it. Whatever else it holds is left out.
 */
export const formIn = (fields: Fields, body: object): Readonly<Record<string, unknown>> => {
  const namesOf = (shared: boolean) =>
    new Set(Object.entries(fields).flatMap(([name, { more, also = [] }]) => (!!more === shared ? [name, ...also] : [])))
  const [own, shared] = [namesOf(false), namesOf(true)]
  return Object.fromEntries([
    ...entriesOf(Object.hasOwn(body, 'more') ? Reflect.get(body, 'more') : undefined).filter(([name]) =>
      shared.has(name),
    ),
    ...Object.entries(body).filter(([name]) => own.has(name)),
  ])
}

/** A filled-in form as the body of its call. */
export const bodyFor = (fields: Fields, values: Values): Readonly<Record<string, unknown>> => {
  const entries = Object.entries(values)
  const [own, shared] = [false, true].map(more =>
    Object.fromEntries(entries.filter(([name]) => !!fields[name]?.more === more)),
  )
  return { ...own, ...(Object.keys(shared ?? {}).length > 0 && { more: shared }) }
}
