import { uploadKinds } from './accepts.ts'
import { longestAddress } from './addresses.ts'
import { byShape, settled, type Shape } from './answers.ts'
import { byKind, type Field, type Fields, type Values } from './fields.ts'
import { isProse } from './prose.ts'
import { stepsSchema } from './picture-steps/steps.ts'
import { notesSchema } from './notes.ts'
import type { Locale } from './text.ts'

const text = ({ max }: { max?: number }) => ({ type: 'string', ...(max && { maxLength: max }) })

/** What a value may be, kind by kind. */
const property = byKind<object>({
  line: text,
  area: text,
  choice: ({ options, own }) => (own ? text(own) : { type: 'string', enum: Object.keys(options) }),
  choices: ({ options }) => ({
    type: 'array',
    items: { type: 'string', enum: Object.keys(options) },
    uniqueItems: true,
  }),
  count: ({ min, max }) => ({ type: 'integer', minimum: min, maximum: max }),
  slider: ({ min, max, step }) => ({ type: 'number', minimum: min, maximum: max, multipleOf: step }),
  toggle: () => ({ type: 'boolean' }),
  words: ({ most, max }) => ({ type: 'array', items: text({ max }), maxItems: most }),
  date: () => ({ type: 'string', format: 'date' }),
  colour: () => ({ type: 'string', pattern: '^#[0-9a-fA-F]{6}$' }),
  link: () => text({ max: longestAddress }),
  file: () => ({ type: 'string', pattern: '^/files/' }),
  files: ({ least, most }) => ({
    type: 'array',
    items: { type: 'string', pattern: '^/files/' },
    minItems: least,
    maxItems: most,
    uniqueItems: true,
  }),
  steps: () => ({ anyOf: [stepsSchema(), { type: 'string', contentMediaType: 'application/json' }] }),
})

const object = (properties: Record<string, object>, required: readonly string[]) => ({
  type: 'object',
  properties,
  required,
})

const required = (fields: Fields) =>
  Object.keys(fields).filter(name => !fields[name]?.optional && fields[name]?.or === undefined)

/** What a call has to send: what else is required has a value that it begins with. */
const toSend = (fields: Fields) =>
  required(fields).filter(name => {
    const field = fields[name]
    return !(field && 'default' in field && field.default !== undefined)
  })

const each = (fields: Fields, schema: (field: Field) => object) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schema(field)]))

/** What the options mean, where their keys alone do not say it. */
const meaning = (field: Field) => {
  const options = 'options' in field ? Object.entries(field.options) : []
  if (options.every(([key, { en }]) => key === en)) return undefined
  return options.map(([key, { en }]) => `${key}: ${en}`).join(', ')
}

/** Where the material comes from, of fields that only name it. */
const source = (field: Field) => {
  if (field.kind === 'link') return 'The address of a page, which is read for this'
  if (field.kind === 'file' || field.kind === 'files')
    return `${field.kind === 'file' ? 'An address' : 'Addresses'} that ${uploadKinds[field.accept].path} gave: ${uploadKinds[field.accept].says.en}`
  return undefined
}

const sentence = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`)

const described = (field: Field) => {
  const { label, hint, or, when, access, also } = field
  const notes = [
    label.en,
    hint?.en,
    meaning(field),
    source(field),
    or && `Needed if ${or} is left out`,
    when && `Only if ${when.field} is ${when.is === undefined ? 'given' : JSON.stringify(when.is)}`,
    access && `For the plans ${access.join(', ')}`,
    also && `Also accepted as ${also.join(', ')}`,
  ]
  return {
    ...property(field),
    description: notes.flatMap(note => (note ? sentence(note) : [])).join(' '),
    ...('default' in field && field.default !== undefined && { default: field.default }),
  }
}

/** Of each two fields that can stand for each other, one must be there. */
const oneOfTwo = (fields: Fields) =>
  Object.entries(fields).flatMap(([name, { or }]) =>
    or !== undefined && name < or ? [{ anyOf: [{ required: [name] }, { required: [or] }] }] : [],
  )

/** A form as a JSON schema, with everything a caller needs to know: for the API description. */
export const schemaOf = (fields: Fields) => {
  const either = oneOfTwo(fields)
  const own = Object.fromEntries(Object.entries(fields).filter(([, { more }]) => !more))
  const shared = Object.fromEntries(Object.entries(fields).filter(([, { more }]) => more))
  const properties = each(own, described)
  if (Object.keys(shared).length) properties.more = object(each(shared, described), [])
  return { ...object(properties, toSend(fields)), ...(either.length && { allOf: either }) }
}

/** Exactly these parts, with nothing in their schema that a model would stumble over. */
const exactly = (properties: Record<string, object>, required: readonly string[]) => ({
  ...object(properties, required),
  additionalProperties: false,
})

const partsOf = (fields: Fields, locale: Locale) =>
  exactly(
    each(fields, field => ({ ...property(field), description: field.label[locale] })),
    required(fields),
  )

const inShape = byShape<object | undefined, [values: Values, locale: Locale]>({
  text: () => undefined,
  list: ({ of, howMany }, values, locale) => {
    const amount = settled(howMany, values)
    const items = of ? partsOf(of, locale) : { type: 'string' }
    const array = { type: 'array', items, ...(amount && { minItems: amount, maxItems: amount }) }
    return exactly({ items: array }, ['items'])
  },
  form: ({ parts }, _, locale) => partsOf(parts, locale),
  claims: () => undefined,
  segments: () => undefined,
  audio: () => undefined,
  pictures: () => undefined,
})

/**
 * The schema a model is given for an answer, its parts described in the language of the prompt: German for German
 * output, else English. A text needs none.
 */
export const modelSchema = (shape: Shape, values: Values, language = 'en') =>
  inShape(shape, values, language === 'de' ? 'de' : 'en')

type ObjectSchema = { readonly properties: Readonly<Record<string, object>>; readonly required: readonly string[] }

/**
 * The same for an answer that a person reads, where it is asked for as JSON: last there may stand notes about it. They
 * are required, if only as an empty list: a service promises a shape only where every property must be there. A part of
 * that name stays.
 */
export const answerSchema = (shape: Shape, values: Values, language = 'en'): object | undefined => {
  const schema = isProse(shape) ? undefined : (modelSchema(shape, values, language) as ObjectSchema | undefined)
  if (!schema || Object.hasOwn(schema.properties, 'notes')) return schema
  const { properties, required } = schema
  const notes = notesSchema(language === 'de' ? 'de' : 'en')
  return { ...schema, properties: { ...properties, notes }, required: [...required, 'notes'] }
}
