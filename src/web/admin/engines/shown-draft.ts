import type { Definition, MadeCall } from '#catalogue/custom/definition.ts'
import type { More } from '#catalogue/more.ts'
import type { ShownCall } from '#catalogue/shown.ts'
import type { Field } from '#shared/fields.ts'

/** A field without a name yet is called by its key, so that it can be found in the form. */
const named = (key: string, field: Field): Field => ({
  ...field,
  label: { de: field.label.de || key, en: field.label.en || key },
})

/** A call of a draft as its form is drawn; a trial costs nothing. */
export const shownDraft = (call: MadeCall, shared: Readonly<Record<More, Field>>): ShownCall => {
  const { more = [], fields, prompt: _prompt, creativity: _creativity, by: _by, streams: _streams, ...shown } = call
  const questions = more.flatMap(name => (shared[name] ? [[name, shared[name]] as const] : []))
  const own = Object.entries(fields).map(([key, field]) => [key, named(key, field)] as const)
  return { ...shown, fields: Object.fromEntries([...own, ...questions]), cost: 0 }
}

/** Under what a call of an engine answers: the first one as the engine itself. */
export const pathOf = (id: string, { calls }: Definition, key: string) =>
  key === Object.keys(calls)[0] ? id : `${id}.${key}`
