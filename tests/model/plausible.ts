import { looseJson } from '#shared/loose-json.ts'
import { sentencesFor } from './texts.ts'

type Schema = {
  type?: string
  properties?: Readonly<Record<string, Schema>>
  items?: Schema
  enum?: readonly unknown[]
  minItems?: number
  maxItems?: number
  maxLength?: number
  minimum?: number
  format?: string
}

/** A sentence that is no longer than it may be, ending with a whole word. */
export const within = (sentence: string, most = 160) =>
  sentence.length <= most
    ? sentence
    : sentence
        .slice(0, most + 1)
        .replace(/[\s,;:]*\s\S*$/, '')
        .slice(0, most)

/** A value a JSON schema allows, made of test sentences in the language of the prompt. */
export const plausible = (schema: Schema, prompt: string): unknown => {
  const sentences = sentencesFor(prompt)
  let at = 0
  const string = ({ maxLength, format }: Schema) =>
    format === 'date' ? '2026-11-21' : within(sentences[at++ % sentences.length] ?? 'Test.', maxLength)
  const value = (part: Schema): unknown => {
    if (part.enum) return part.enum[0]
    if (part.type === 'array') {
      const length = Math.min(part.minItems ?? 3, part.maxItems ?? 10)
      return Array.from({ length }, () => value(part.items ?? { type: 'string' }))
    }
    if (part.type === 'object')
      return Object.fromEntries(Object.entries(part.properties ?? {}).map(([name, inner]) => [name, value(inner)]))
    if (part.type === 'integer' || part.type === 'number') return part.minimum ?? 1
    return part.type === 'boolean' ? true : string(part)
  }
  return value(schema)
}

const opening = '{"type":"object","properties"'

/** The schema in the last line of a prompt that has one, where the service was sent none. Those behind it are parts. */
export const schemaIn = (prompt: string): Schema | undefined => {
  const line = prompt.split('\n').findLast(one => one.includes(opening))
  const found = line && looseJson(line.slice(line.indexOf(opening)))
  return typeof found === 'object' && found !== null ? found : undefined
}
