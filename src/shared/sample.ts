import { isAsked } from './is-asked.ts'
import { byKind, type Fields, type Value, type Values } from './fields.ts'

const sample = byKind<Value, [name: string]>({
  line: (_, name) => `words for ${name}`,
  area: (_, name) => `words for ${name}`,
  choice: ({ options, default: chosen }) => chosen ?? Object.keys(options)[0] ?? '',
  choices: ({ options }) => Object.keys(options).slice(0, 1),
  count: ({ min, default: start = min }) => start,
  slider: ({ min, default: start = min }) => start,
  toggle: ({ default: on = true }) => on,
  words: (_, name) => [`words for ${name}`],
  date: () => '2026-05-03',
  colour: () => '#006469',
  link: (_, name) => `https://example.com/${name}`,
  file: (_, name) => `/files/${name}`,
  files: ({ least }, name) => Array.from({ length: least }, (_, at) => `/files/${name}-${at + 1}`),
  steps: () => JSON.stringify([{ kind: 'turn', to: 'right' }]),
})

/** A correctly filled-in form, for tests, demos and the API document; what it does not ask is not answered. */
export const sampleOf = (fields: Fields): Values =>
  Object.entries(fields).reduce<Values>(
    (values, [name, field]) => (isAsked(field, values) ? { ...values, [name]: sample(field, name) } : values),
    {},
  )
