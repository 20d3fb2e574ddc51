import type { Definition } from '#catalogue/custom/definition.ts'

/** One place in which two versions differ; what is missing in one of them is empty. */
export type Difference = { readonly at: readonly string[]; readonly one: string; readonly other: string }

const leaves = (value: unknown, at: readonly string[]): [string, { at: readonly string[]; says: string }][] => {
  if (typeof value !== 'object' || value === null)
    return value === undefined ? [] : [[at.join('.'), { at, says: String(value) }]]
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...at, key]))
}

/** The order of the questions is a thing of its own. */
const orders = ({ calls }: Definition) =>
  Object.entries(calls).map(([key, { fields }]): [string, { at: readonly string[]; says: string }] => [
    `calls.${key}.order`,
    { at: ['calls', key, 'order'], says: Object.keys(fields).join(', ') },
  ])

/** Everything in which two definitions differ, place by place, in the order in which it stands. */
export const differencesOf = (one: Definition, other: Definition): Difference[] => {
  const [before, after] = [one, other].map(each => new Map([...leaves(each, []), ...orders(each)]))
  if (!before || !after) return []
  return [...new Set([...after.keys(), ...before.keys()])]
    .map(key => ({
      at: (after.get(key) ?? before.get(key))?.at ?? [],
      one: before.get(key)?.says ?? '',
      other: after.get(key)?.says ?? '',
    }))
    .filter(({ one: was, other: is }) => was !== is)
}
