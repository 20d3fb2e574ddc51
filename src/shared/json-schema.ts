import { byShape, settled } from './answers.ts'
import { byKind, type Fields, type Values } from './fields.ts'

const text = ({ max }: { max?: number }) => ({ type: 'string', ...(max && { maxLength: max }) })
const several = (most: number, max?: number) => ({ type: 'array', items: text({ max }), maxItems: most })

const property = byKind<object>({
  line: text,
  area: text,
  choice: ({ options, own }) => (own ? text(own) : { type: 'string', enum: Object.keys(options) }),
  count: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  slider: ({ min, max, step }) => ({ type: 'number', minimum: min, maximum: max, multipleOf: step }),
  toggle: () => ({ type: 'boolean' }),
  words: ({ most, max }) => several(most, max),
  date: () => ({ type: 'string', format: 'date' }),
  colour: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
})

const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

/** Fields as a JSON schema: for the API description, and for what a model is asked to fill in. */
export const schemaOf = (fields: Fields) =>
  object(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, { ...property(field), description: field.label.en }]),
    ),
    Object.keys(fields).filter(name => !fields[name]?.optional),
  )

/** The schema a model is given for an answer. A text needs none. */
export const modelSchema = byShape<object | undefined, [values: Values]>({
  text: () => undefined,
  list: ({ of, howMany }, values) => {
    const amount = settled(howMany, values)
    const items = of ? schemaOf(of) : { type: 'string' }
    return object({ items: { type: 'array', items, ...(amount && { minItems: amount, maxItems: amount }) } })
  },
  form: ({ parts }) => schemaOf(parts),
  audio: () => undefined,
  pictures: () => undefined,
})
