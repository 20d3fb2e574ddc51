import type { Material } from '#catalogue/fences.ts'
import { byKind, type Fields, type Value, type Values } from '#shared/fields.ts'

const none = () => undefined
const typed = (_: unknown, value: Value) => (typeof value === 'object' ? value.join('\n') : String(value))

/** Where a field's words come from. Settings have none: they stand in the prompt. */
const words = byKind<string | undefined, [value: Value]>({
  line: typed,
  area: typed,
  words: typed,
  choice: ({ options }, value) => (Object.hasOwn(options, String(value)) ? undefined : String(value)),
  count: none,
  slider: none,
  toggle: none,
  date: none,
  colour: none,
  link: none,
  file: none,
})

/** What was typed into a form, field by field: the material of its run. */
export const gather = ({ run, call }: { run: { values: Values }; call: { fields: Fields } }): Material =>
  Object.fromEntries(
    Object.entries(call.fields).flatMap(([name, field]) => {
      const value = run.values[name]
      const found = value === undefined ? undefined : words(field, value)
      return found === undefined ? [] : [[name, found] as const]
    }),
  )
