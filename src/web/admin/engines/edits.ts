import type { Definition, MadeCall } from '#catalogue/custom/definition.ts'
import type { Field, Fields } from '#shared/fields.ts'

/** A thing without the keys that hold nothing: nothing is written down as nothing. */
export const clean = <Thing extends object>(thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, value]) => value !== undefined)) as Thing

/** A field with some of its settings changed. Whether they fit its kind is known to whoever draws that kind. */
export const withSettings = (field: Field, change: object): Field => clean({ ...field, ...change }) as Field

/** A draft in which one call is different. */
export const withCall = (draft: Definition, key: string, change: Partial<MadeCall>): Definition => ({
  ...draft,
  calls: Object.fromEntries(
    Object.entries(draft.calls).map(([name, call]) => [name, name === key ? clean({ ...call, ...change }) : call]),
  ),
})

/** A list in which one thing stands elsewhere. */
export const moved = <Thing>(list: readonly Thing[], from: number, to: number): Thing[] => {
  const thing = list[from]
  if (thing === undefined || to < 0 || to >= list.length) return [...list]
  return list.toSpliced(from, 1).toSpliced(to, 0, thing)
}

/** A name that nothing has yet: `line`, then `line_2`. */
export const freshName = (base: string, taken: Readonly<Record<string, unknown>>): string => {
  if (!Object.hasOwn(taken, base)) return base
  for (let number = 2; ; number++) if (!Object.hasOwn(taken, `${base}_${number}`)) return `${base}_${number}`
}

/** Names that a template can say. */
export const isName = (name: string) => /^[a-z][a-zA-Z0-9_]{0,39}$/.test(name)

const key = (from: string, to: string) => (name: string) => (name === from ? to : name)
const renamedKeys = <Value>(table: Readonly<Record<string, Value>>, as: (name: string) => string) =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [as(name), value]))

const pointing = <Setting>(setting: Setting, as: (name: string) => string): Setting =>
  typeof setting === 'object' && setting !== null && 'field' in setting && typeof setting.field === 'string'
    ? { ...setting, field: as(setting.field) }
    : setting

/** The name within the braces of a template; the text around them stays. */
const inTemplate = (template: string, from: string, to: string) =>
  template.replaceAll(/\{[{%][^}]*\}/g, part => part.replaceAll(new RegExp(`\\b${from}\\b`, 'g'), to))

/** A call in which a field has another name, wherever that is said. */
export const renamed = (call: MadeCall, from: string, to: string): MadeCall => {
  const as = key(from, to)
  const fields: Fields = Object.fromEntries(
    Object.entries(call.fields).map(([name, field]) => [
      as(name),
      withSettings(field, { when: pointing(field.when, as), or: field.or && as(field.or) }),
    ]),
  )
  const { prompt, creativity, language, keeps, answer } = call
  return clean({
    ...call,
    fields,
    prompt: { de: inTemplate(prompt.de, from, to), en: inTemplate(prompt.en, from, to) },
    creativity: pointing(creativity, as),
    language: pointing(language, as),
    keeps: keeps && { ...keeps, from: as(keeps.from) },
    answer: 'howMany' in answer ? { ...answer, howMany: pointing(answer.howMany, as) } : answer,
  })
}

/** A draft in which a field of a call has another name, in its example as well. */
export const withRenamed = (draft: Definition, path: string, from: string, to: string): Definition => {
  const call = draft.calls[path]
  const example = draft.guide.example[path]
  if (!call) return draft
  return {
    ...withCall(draft, path, renamed(call, from, to)),
    guide: {
      ...draft.guide,
      example: example ? { ...draft.guide.example, [path]: renamedKeys(example, key(from, to)) } : draft.guide.example,
    },
  }
}
