import type { Context } from 'hono'
import * as z from 'zod/mini'
import { compose } from '#catalogue/compose.ts'
import type { Definition } from '#catalogue/custom/definition.ts'
import { engineOf } from '#catalogue/custom/engine-of.ts'
import { settledShape } from '#shared/answers.ts'
import { check } from '#shared/check.ts'
import { exampleOf } from '#shared/example.ts'
import { answerSchema } from '#shared/json-schema.ts'
import { Problem } from '#shared/problems.ts'
import { sampleOf } from '#shared/sample.ts'
import { namedIn, type Source } from '#shared/sources.ts'
import { locales, read, type Text } from '#shared/text.ts'
import { type Filled, may, needs } from '../http/rules.ts'
import { gather, materialOf } from '../works/gather.ts'
import type { Signed } from '../world.ts'

/** Stands where a page or a document would be read. */
const placeholders: Readonly<Record<Source['kind'], Text>> = {
  page: { de: '[Hier steht der Text der Seite.]', en: '[The text of the page goes here.]' },
  document: { de: '[Hier steht der Text des Dokuments.]', en: '[The text of the document goes here.]' },
}

/** Of which call, in which language, and with what filled in. */
export const promptAsked = {
  call: needs(z.string().check(z.maxLength(100)), { de: 'Eine Variante.', en: 'A variant.' }),
  language: needs(z.enum(locales), { de: 'Deutsch oder Englisch.', en: 'German or English.' }),
  values: may(z.record(z.string(), z.unknown()), { de: 'Ein ausgefülltes Formular.', en: 'A filled-in form.' }),
}

/** What a model would read of a finished draft: with what was filled in, else with the example, else with a sample. */
export const promptOf = (c: Context<Signed>, definition: Definition, filled: Filled<typeof promptAsked>) => {
  const { calls, guide } = engineOf(definition, 0)
  const call = Object.hasOwn(calls, filled.call) ? calls[filled.call] : undefined
  if (!call) throw new Problem('not_found')
  const { language } = filled
  const example = exampleOf(guide.example[filled.call] ?? {}, language)
  // What nobody has filled in and nobody must is left empty: a rule that nobody chose would stand in the prompt.
  const needed = Object.fromEntries(Object.entries(call.fields).filter(([, { optional }]) => !optional))
  const { values } = check(call.fields, { ...sampleOf(needed), ...example, ...filled.values })
  const unread = namedIn(call.fields, values).map(({ field, kind }) => [field, read(placeholders[kind], language)])
  const material = { ...materialOf(gather(call.fields, values), language), ...Object.fromEntries(unread) }
  return compose({
    ...call,
    values,
    material,
    language,
    decides: call.language,
    nonce: c.var.world.id().slice(0, 8),
    today: c.var.world.now(),
    shape: settledShape(call.answer, values),
    schema: answerSchema(call.answer, values, language),
  })
}
