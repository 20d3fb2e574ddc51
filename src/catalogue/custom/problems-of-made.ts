import { type Shape, type ShapeOf } from '#shared/answers.ts'
import type { Fields } from '#shared/fields.ts'
import { type Finding, finding } from '../findings.ts'
import { engines } from '../index.ts'
import { moreNames } from '../more.ts'
import { type Definition, limits, type MadeCall } from './definition.ts'

/** Names that mean something else: on the wire, in a template, beside the material, or to JavaScript. */
const taken: ReadonlySet<string> = new Set([
  ...['de', 'en', 'more', 'user', 'AiLanguage', 'lang', 'variants', 'brand', 'run', 'response'],
  ...['true', 'false', 'nil', 'null', 'empty', 'blank', 'and', 'or', 'not', 'contains', 'forloop'],
  ...['material', 'result', 'passage', 'before', 'after', 'wish', 'outline', 'corrections', 'sender'],
  ...Object.getOwnPropertyNames(Object.prototype),
])

const takenName = (name: string, at: string): Finding[] =>
  taken.has(name)
    ? finding(
        at,
        `„${name}“ ist schon vergeben. Nennen Sie das Feld anders.`,
        `“${name}” is taken. Give the field another name.`,
      )
    : []

const wrongNames = ({ fields, more = [] }: MadeCall, at: string): Finding[] => [
  ...Object.keys(fields).flatMap(name => takenName(name, `${at}.fields.${name}`)),
  ...more
    .filter(name => Object.hasOwn(fields, name))
    .flatMap(name =>
      finding(
        `${at}.more`,
        `„${name}“ fragt das Formular schon selbst.`,
        `The form already asks for “${name}” itself.`,
      ),
    ),
  ...(Object.keys(fields).length + more.length <= limits.fields + moreNames.length && Object.keys(fields).length
    ? []
    : finding(`${at}.fields`, 'Fügen Sie mindestens ein Feld hinzu.', 'Add at least one field.')),
]

const partsOf = (shape: Shape): Fields => {
  const { of, parts } = shape as Partial<ShapeOf<'list'> & ShapeOf<'form'>>
  return of ?? parts ?? {}
}

const alike = (one: Shape, other: Shape) =>
  one.shape === other.shape && Object.keys(partsOf(one)).join() === Object.keys(partsOf(other)).join()

/** The calls of ours, after which a view, a method or a way of working was made. */
const ours = engines.flatMap(({ calls }) => Object.values(calls))

/** What is made for certain answers fits those alone. */
const misfit = (call: MadeCall, key: 'house' | 'by' | 'view', at: string): Finding[] => {
  const named = (one: MadeCall) => (key === 'view' ? one.answer.view : one[key])
  const wanted = named(call)
  if (!wanted || wanted === 'once') return []
  if (ours.some(one => named(one) === wanted && alike(one.answer, call.answer))) return []
  return finding(
    `${at}.${key === 'view' ? 'answer.view' : key}`,
    `„${wanted}“ passt nicht zu einer Antwort dieser Form.`,
    `“${wanted}” does not fit an answer of this shape.`,
  )
}

const tooMany = ({ answer, fields }: MadeCall, at: string): Finding[] => {
  const field = 'howMany' in answer && typeof answer.howMany === 'object' ? fields[answer.howMany.field] : undefined
  return field?.kind === 'count' && field.max > limits.items
    ? finding(
        `${at}.howMany`,
        `Höchstens ${limits.items} Einträge auf einmal.`,
        `At most ${limits.items} items at a time.`,
      )
    : []
}

const emptyParts = ({ answer }: MadeCall, at: string): Finding[] =>
  answer.shape === 'form' && !Object.keys(answer.parts).length
    ? finding(`${at}.answer`, 'Nennen Sie mindestens einen Teil der Antwort.', 'Name at least one part of the answer.')
    : []

/** The steps of a wizard are no variants: nobody chooses between them. */
const untitled = ({ calls }: Definition): Finding[] =>
  Object.entries(calls).flatMap(([key, { title }]) =>
    title || Object.keys(calls).length < 2 || Object.values(calls)[0]?.by === 'article'
      ? []
      : finding(
          `${key}.title`,
          'Wo es mehrere Varianten gibt, braucht jede eine Überschrift.',
          'Where there are several variants, each needs a heading.',
        ),
  )

const strayExamples = ({ calls, guide }: Definition): Finding[] =>
  Object.keys(guide.example)
    .filter(key => !Object.hasOwn(calls, key))
    .flatMap(key =>
      finding('engine.guide.example', `Die Variante „${key}“ gibt es nicht.`, `There is no variant called “${key}”.`),
    )

/** What only an engine can have wrong that somebody else has made. */
export const problemsOfMade = (definition: Definition): Finding[] => [
  ...untitled(definition),
  ...strayExamples(definition),
  ...Object.entries(definition.calls).flatMap(([key, call]) => [
    ...(key === 'engine' ? finding(key, 'So kann keine Variante heißen.', 'No variant can be called that.') : []),
    ...wrongNames(call, key),
    ...misfit(call, 'view', key),
    ...misfit(call, 'house', key),
    ...misfit(call, 'by', key),
    ...tooMany(call, key),
    ...emptyParts(call, key),
  ]),
]
