import { changedBetween, checksOf, languageOf, type Span } from '#language/index.ts'
import { type Answer, isList, isRecord, type Item, settled } from '#shared/answers.ts'
import type { Field, Fields, Value, Values } from '#shared/fields.ts'
import { lengthOf } from '#shared/text.ts'
import type { Answered } from './answers.ts'
import { askedLength } from './asked-length.ts'

/** What one check says of an answer; `good` is missing where a person has to look. */
export type Score = { readonly good?: boolean; readonly says: string }

/** Nothing where there is nothing to check. */
type Check = (answered: Answered) => Score | undefined

const bad = (says: string): Score => ({ good: false, says })
const good = (says = 'ok'): Score => ({ good: true, says })
const unless = (faults: readonly string[]): Score => (faults.length ? bad(faults.join(', ')) : good())

const whole: Check = ({ problem, cut }) => unless([...(problem ? [problem] : []), ...(cut ? ['cut'] : [])])

const language: Check = ({ text, language: wanted }) => {
  const found = languageOf(text)
  return found ? { good: found === wanted, says: found } : { says: 'unsure' }
}

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
const sentencesIn = (text: string) => text.match(/[.!?…](?=["“”»\s]|$)/g)?.length ?? 0

/** The running text of an answer, without its headings and part names. */
const bodyOf = ({ call, answer }: Answered): string | undefined => {
  if (typeof answer === 'string') return answer
  if (isList(answer) || call.answer.shape !== 'form') return undefined
  const areas = Object.entries(call.answer.parts).filter(([, { kind }]) => kind === 'area')
  return areas.map(([name]) => answer[name] ?? '').join('\n\n')
}

/** A model does not count: by a fifth it may be wrong. */
const play = 0.2

/** What says the same as another text is about as long: by so much it may differ. */
const slack = 0.4

const within = (has: number, from: number, to: number, unit: string): Score => ({
  good: has >= from && has <= to,
  says: `${has} of ${Math.round(from)}–${Math.round(to)} ${unit}`,
})

const length: Check = answered => {
  const { call, source, told } = answered
  const body = bodyOf(answered)
  if (body === undefined) return undefined
  const asked = askedLength(told.join('\n'))
  if (asked) {
    const has = asked.unit === 'words' ? wordsIn(body) : sentencesIn(body)
    return within(has, asked.from * (1 - play), asked.to * (1 + play), asked.unit)
  }
  if (!call.keeps || call.keeps.how === 'shortened') return undefined
  const given = wordsIn(source)
  return within(wordsIn(body), given * (1 - slack), given * (1 + slack), 'words')
}

const count: Check = ({ call, values, answer }) => {
  const wanted = call.answer.shape === 'list' ? settled(call.answer.howMany, values) : undefined
  if (wanted === undefined) return undefined
  const has = isList(answer) ? answer.length : 0
  return { good: has === wanted, says: `${has} of ${wanted}` }
}

const wrongPart = (name: string, field: Field, value: Value | undefined): string[] => {
  if (value === undefined) return field.optional ? [] : [`${name} missing`]
  const max = 'max' in field ? (field.max ?? Infinity) : Infinity
  const texts = [value].flat().filter(one => typeof one === 'string')
  const longest = Math.max(0, ...texts.map(lengthOf))
  const many = field.kind === 'words' && texts.length > field.most ? [`${name} ${texts.length} of ${field.most}`] : []
  return [...many, ...(longest > max ? [`${name} ${longest} of ${max}`] : [])]
}

const wrongParts = (fields: Fields, item: Item): string[] =>
  !isRecord(item) ? ['no parts'] : Object.entries(fields).flatMap(([name, field]) => wrongPart(name, field, item[name]))

const markup = /```|<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?>/i

const isParts = (answer: Answer): answer is Values => typeof answer === 'object' && !isList(answer)

const form: Check = ({ call: { answer: shape }, answer, text }) => {
  const signs = markup.test(text) ? ['markup'] : []
  if (shape.shape === 'form')
    return unless([...signs, ...(isParts(answer) ? wrongParts(shape.parts, answer) : ['text'])])
  if (shape.shape !== 'list') return unless(signs)
  if (!isList(answer)) return bad('text')
  const { of } = shape
  return unless([...signs, ...(of ? answer.flatMap(item => wrongParts(of, item)) : [])])
}

/** The pieces of a text, as many as one cares to read. */
const some = (text: string, spans: readonly (Span | undefined)[]) =>
  spans
    .slice(0, 5)
    .map(span => span && text.slice(span.from, span.to))
    .join(', ')

/** What was made of a text has all its facts, unless it is shorter; nothing has others. */
const facts: Check = ({ call: { keeps }, source, text, language: to }) => {
  const shortened = keeps?.how === 'shortened'
  const changes = changedBetween(source, text, { to, shortened, translated: keeps?.how === 'translated' || undefined })
  const missing = changes.filter(({ how }) => how !== 'new')
  const others = changes.filter(
    ({ how, kind }) => how === 'new' && (!!keeps || (kind !== 'name' && kind !== 'negation')),
  )
  const named = [
    keeps && !shortened
      ? some(
          source,
          missing.map(change => change.source),
        )
      : '',
    some(
      text,
      others.map(change => change.result),
    ),
  ]
  const says = [`−${missing.length} +${others.length}`, ...named.filter(Boolean)].join(', ')
  if (keeps) return { good: !others.length && (shortened || !missing.length), says }
  return others.length ? { says } : good(says)
}

const row = 8
const rowsOf = (text: string) => {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return words.slice(row - 1).map((_, at) => words.slice(at, at + row).join(' '))
}

const fence = /<([a-z_]\w*-\w{4,})>\n[^]*?\n<\/\1>/gi

/** Tags of the prompt, or eight words in a row that stand in its instructions. */
const leaks: Check = ({ told, text }) => {
  const tags = told.flatMap(prompt => prompt.match(/<\/?[a-z_]\w*-\w{4,}>/gi) ?? [])
  const tag = tags.find(one => text.includes(one))
  if (tag) return bad(tag)
  const instructions = new Set(told.flatMap(prompt => rowsOf(prompt.replaceAll(fence, ''))))
  const leaked = rowsOf(text).find(one => instructions.has(one))
  return leaked ? bad(`“${leaked}”`) : good()
}

const openings =
  /^(?:in (?:der heutigen|unserer heutigen|einer welt|today['’]s|a world)|heutzutage|tauchen sie ein|entdecken sie|stellen sie sich vor|willkommen|nowadays|imagine|welcome to|dive into|discover|unlock|are you (?:tired|ready|looking))/i

const filler: Check = answered => {
  const body = (bodyOf(answered) ?? answered.text).replace(/^(?:#.*\n+)+/, '')
  const opening = openings.exec(body)?.[0]
  const talk = checksOf(answered.text, { language: answered.language }).find(({ kind }) => kind === 'talk')
  const said = opening ?? (talk && answered.text.slice(talk.from, talk.to))
  return said ? bad(`“${said.slice(0, 40).trim()}”`) : good()
}

const checks = { whole, language, length, count, form, facts, leaks, filler } as const satisfies Record<string, Check>

export type CheckName = keyof typeof checks
export const checkNames = Object.keys(checks) as readonly CheckName[]
export type Scores = Readonly<Partial<Record<CheckName, Score>>>

/** What all checks say of an answer; of one that never came, only that. */
export const scored = (answered: Answered): Scores => {
  const first = whole(answered)
  if (!answered.text.trim()) return first ? { whole: first } : {}
  return Object.fromEntries(
    checkNames.map(name => [name, checks[name](answered)] as const).filter(([, score]) => score),
  )
}
