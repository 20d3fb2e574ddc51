import { type Accept, accepts } from '#shared/accepts.ts'
import { check } from '#shared/check.ts'
import { byKind, type Field, type Fields, type Value } from '#shared/fields.ts'
import { type Finding, finding } from './findings.ts'
import { isMore } from './more.ts'

const sound = (): Finding[] => []

const range = ({ min, max }: { min: number; max: number }, at: string): Finding[] =>
  min < max
    ? []
    : finding(at, 'Die obere Grenze liegt nicht über der unteren.', 'The upper limit is not above the lower.')

const acceptable = ({ accept }: { accept: Accept }, at: string): Finding[] =>
  accepts.includes(accept) ? [] : finding(`${at}.accept`, 'Solche Dateien gibt es nicht.', 'There are no such files.')

/** Settings of a kind that leave nothing to answer. */
const impossible = byKind<Finding[], [at: string]>({
  line: sound,
  area: sound,
  choice: ({ options, own }, at) =>
    own || Object.keys(options).length
      ? []
      : finding(`${at}.options`, 'Es gibt nichts zu wählen.', 'There is nothing to choose from.'),
  choices: ({ options }, at) =>
    Object.keys(options).length
      ? []
      : finding(`${at}.options`, 'Es gibt nichts zu wählen.', 'There is nothing to choose from.'),
  count: (field, at) => range(field, `${at}.max`),
  slider: (field, at) => [
    ...range(field, `${at}.max`),
    ...(field.step > 0
      ? []
      : finding(`${at}.step`, 'Der Schritt ist nicht größer als null.', 'The step is not above zero.')),
  ],
  toggle: sound,
  words: ({ most }, at) =>
    most > 0 ? [] : finding(`${at}.most`, 'Es passt kein Eintrag hinein.', 'There is no room for an entry.'),
  date: sound,
  colour: sound,
  link: sound,
  file: acceptable,
  files: ({ accept, least, most }, at) => [
    ...acceptable({ accept }, at),
    ...range({ min: least, max: most }, `${at}.most`),
  ],
  steps: sound,
})

const refused = (field: Field, value: Value) => {
  const { when: _, ...always } = field
  return check({ it: always }, { it: value }).problems.it
}

/** A default must be a value that the field itself would accept. */
const wrongDefault = (field: Field, at: string): Finding[] => {
  const says = 'default' in field && field.default !== undefined ? refused(field, field.default) : undefined
  return says ? [{ at: `${at}.default`, says }] : []
}

/** A condition must look back, not ahead, and at a value that can be given. */
const wrongCondition = ({ when }: Field, before: Fields, at: string): Finding[] => {
  if (!when) return []
  const earlier = before[when.field]
  if (!earlier)
    return finding(`${at}.when`, `„${when.field}“ steht nicht davor.`, `“${when.field}” does not come before.`)
  const says = when.is === undefined ? undefined : refused(earlier, when.is)
  return says ? [{ at: `${at}.when`, says }] : []
}

/** What is added to a choice offers the same options, and comes behind it. */
const wrongBesides = (field: Field, before: Fields, at: string): Finding[] => {
  if (field.kind !== 'choices' || field.besides === undefined) return []
  const first = before[field.besides]
  const offered = first?.kind === 'choice' ? first.options : {}
  return Object.keys(field.options).every(option => Object.hasOwn(offered, option))
    ? []
    : finding(
        `${at}.besides`,
        `„${field.besides}“ davor bietet nicht dasselbe zur Wahl.`,
        `“${field.besides}” before it does not offer the same options.`,
      )
}

/** Two fields that can stand for each other say so both, and are needed otherwise, whatever else is said. */
const wrongOr = ({ or, optional, when }: Field, name: string, fields: Fields, at: string): Finding[] => {
  if (or === undefined) return []
  if (or === name || fields[or]?.or !== name)
    return finding(`${at}.or`, `„${or}“ nennt „${name}“ nicht ebenso.`, `“${or}” does not name “${name}” in return.`)
  return optional || when
    ? finding(`${at}.or`, 'Ein optionales Feld braucht keinen Ersatz.', 'An optional field needs no substitute.')
    : []
}

/** The shared questions are a closed set: what each of them asks of a text stands in one place. */
const wrongMore = ({ more, optional }: Field, name: string, at: string): Finding[] => {
  if (!more || (isMore(name) && optional)) return []
  return finding(at, `„${name}“ ist keine gemeinsame Frage.`, `“${name}” is not a shared question.`)
}

/** What is wrong with the questions of a form. */
export const problemsOfFields = (fields: Fields, at: string): Finding[] =>
  Object.entries(fields).flatMap(([name, field], place) => {
    const before = Object.fromEntries(Object.entries(fields).slice(0, place))
    const here = `${at}.${name}`
    return [
      ...impossible(field, here),
      ...wrongDefault(field, here),
      ...wrongCondition(field, before, here),
      ...wrongBesides(field, before, here),
      ...wrongOr(field, name, fields, here),
      ...wrongMore(field, name, here),
    ]
  })
