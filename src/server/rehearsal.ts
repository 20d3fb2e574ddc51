import { setImmediate as turn } from 'node:timers/promises'
import { compose } from '#catalogue/compose.ts'
import { engines } from '#catalogue/index.ts'
import { check } from '#shared/check.ts'
import { exampleOf } from '#shared/example.ts'
import { modelSchema } from '#shared/json-schema.ts'
import { locales } from '#shared/text.ts'
import { gather, materialOf } from './works/gather.ts'

/** After so many times over, what is done for a text is compiled. */
const times = 5

const questions = engines.flatMap(({ calls, guide }) =>
  Object.entries(calls).flatMap(([path, call]) =>
    locales.map(language => ({ call, language, form: exampleOf(guide.example[path] ?? {}, language) })),
  ),
)

/**
 * Composes what a model would be told for the example of every call, and asks nobody: templates are read and code is
 * compiled before the first person waits for it. Gives way to whatever else there is to do after each of them.
 */
export const rehearse = async (today: Date) => {
  for (let time = 0; time < times; time++)
    for (const { call, language, form } of questions) {
      const { values } = check(call.fields, form)
      const material = materialOf(gather(call.fields, values), language)
      const schema = modelSchema(call.answer, values, language)
      compose({ ...call, decides: call.language, values, material, language, schema, nonce: 'rehearse', today })
      await turn()
    }
}
