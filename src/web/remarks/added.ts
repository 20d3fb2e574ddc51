import type { Basis } from '#catalogue/call.ts'
import { type Addition, type Additions, additionsTo, type Mend } from '#language/index.ts'
import type { Answer, Shape } from '#shared/answers.ts'
import { isSample } from '#shared/brand.ts'
import type { Value } from '#shared/fields.ts'
import type { Path, TextPart } from '#shared/markdown.ts'
import { partAt, withText } from '#shared/passages.ts'
import type { Text } from '#shared/text.ts'
import { partsIn } from './parts-in.ts'
import { type Excerpt, excerptOf, type Remarked } from './remarks.ts'

/** What is known of how an answer was made, so that what was added to it can be told. */
export type WrittenFrom = {
  readonly basis: Basis
  readonly shape: Shape
  /** The answer as a model wrote it, as Markdown: what its reader has typed since then was not added. */
  readonly written: string
  /** What its reader has made of the texts that it was written from, and what each was before. */
  readonly byHand?: readonly { readonly before: string; readonly after: string }[]
  /** What was given besides the form and what was read: the sender's details, wishes for changes. */
  readonly given: readonly string[]
  /** The brand's name. */
  readonly brand?: string | undefined
  /** When it was written, as an ISO moment. */
  readonly at?: string | undefined
}

/** Another text for a piece of one text of an answer. */
export type Put = Mend & { readonly path: Path }

/** One thing that was added: where it stands in the answer as it is read, and what can be done about it. */
export type Added = {
  readonly kind: Addition['kind']
  readonly quiet: boolean
  readonly message: Text
  readonly from: number
  readonly to: number
  readonly here: Excerpt | undefined
  readonly correct?: Put
  readonly strike?: Put
  /** What would be struck out. */
  readonly struck?: string
}

export type AllAdded = {
  readonly added: readonly Added[]
  /** Whether the text has exact things at all that could have been added. */
  readonly exact: boolean
}

const none: AllAdded = { added: [], exact: false }

const textsOf = (value: Value): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'number'
      ? [String(value)]
      : Array.isArray(value)
        ? value.map(String)
        : []

/** All that a person gave for an answer, as texts. */
export const givenOf = ({ values, voice = {}, sources, made }: Remarked): readonly string[] => [
  ...Object.values(values).flatMap(textsOf),
  ...Object.entries(voice).flatMap(([name, value]) => (isSample(name) ? [] : textsOf(value))),
  ...sources.flatMap(({ title, address, text }) => [title, address, text]),
  ...(made?.given ?? []),
  ...(made?.brand ? [made.brand] : []),
]

const inPart = (parts: readonly TextPart[], mend: Mend | undefined): Put | undefined => {
  const part = mend && partAt(parts, mend.from, mend.to)
  return part && { path: part.path, from: mend.from - part.from, to: mend.to - part.from, text: mend.text }
}

/** What of it stands in the text as it was written, rather than was typed by its reader since, or before. */
const isWritten = (text: string, { written, byHand = [] }: WrittenFrom, { from, to }: Addition) => {
  const piece = text.slice(from, to)
  return (
    written.includes(piece) && !byHand.some(({ before, after }) => after.includes(piece) && !before.includes(piece))
  )
}

/** What was added to an answer that was made from what a person gave, in the order in which it is told. */
export const addedTo = (about: Remarked): AllAdded => {
  const { text, language, keeps, made } = about
  if (!made || made.basis === 'free' || keeps || !text.trim()) return none
  const parts = partsIn(about)
  if (!parts.length) return none
  const { additions, exact }: Additions = additionsTo(givenOf(about), text, {
    language,
    parts,
    knowledge: made.basis === 'knowledge',
    ...(made.at && { today: new Date(made.at) }),
  })
  const added = additions
    .filter(addition => isWritten(text, made, addition))
    .map((addition): Added => {
      const { kind, quiet, message, from, to, correct, strike } = addition
      const [corrected, struck] = [inPart(parts, correct), inPart(parts, strike)]
      return {
        ...{ kind, quiet, message, from, to, here: excerptOf(text, addition) },
        ...(corrected && { correct: corrected }),
        ...(struck && strike && { strike: struck, struck: text.slice(strike.from, strike.to).trim() }),
      }
    })
  return { added, exact: exact > 0 }
}

/** What it is remembered by that somebody leaves one as it is. */
export const nameOfAdded = ({ kind, here }: Added) => `${kind} ${here?.marked.toLowerCase() ?? ''}`

const textAt = (answer: Answer, path: Path): string => {
  const found = path.reduce<unknown>(
    (node, step) => (typeof node === 'object' && node ? Reflect.get(node, step) : undefined),
    answer,
  )
  return typeof found === 'string' ? found : ''
}

const begins = /^\s*\p{Ll}/u

/** An answer with another text put in a place. Where a sentence loses its beginning, what follows takes a capital. */
export const withPut = (answer: Answer, { path, from, to, text: put }: Put): Answer => {
  const before = textAt(answer, path)
  const ahead = before.slice(0, from)
  const opens = !put && /(?:^|[.!?]\s|\n\s*)$/.test(ahead)
  const behind = before.slice(to)
  const rest = opens && begins.test(behind) ? behind.replace(/\p{Ll}/u, letter => letter.toUpperCase()) : behind
  return withText(answer, path, ahead + put + rest)
}
