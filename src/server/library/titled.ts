import type { Engine } from '#catalogue/engine.ts'
import { engines } from '#catalogue/index.ts'
import type { Fields } from '#shared/fields.ts'
import { memoize } from '#shared/memoize.ts'
import { type Titled, titleOfText } from '#shared/title.ts'

const partsOf = ({ calls }: Engine): readonly Fields[] =>
  Object.values(calls).flatMap(({ answer }) => {
    if (answer.shape === 'form') return [answer.parts]
    return answer.shape === 'list' && answer.of ? [answer.of] : []
  })

/** What the parts of a tool's answers are called, in both languages. */
const labelsOf = memoize((type: string): ReadonlySet<string> => {
  const engine = engines.find(({ slug, aliases = [] }) => slug === type || aliases.includes(type))
  const fields = engine ? partsOf(engine).flatMap(parts => Object.values(parts)) : []
  return new Set(fields.flatMap(({ label }) => [label.de, label.en]))
})

/** What a text is called that a tool has written down as Markdown. */
export const titledBy = (type: string, text: string): Titled => titleOfText(text, labelsOf(type))
