import type { Accept } from './accepts.ts'
import type { Plan } from './plans.ts'
import type { PictureExtra } from './picture-extras.ts'
import type { PlacementFields } from './placed-on.ts'
import type { Text } from './text.ts'

/**
 * What a form can ask, kind by kind, and what its definition may say.
 * Add a row and the compiler points at the tables that must learn it: how it is checked, explained, sampled,
 * described, said in a prompt, read, drawn and entered.
 */
interface Kinds {
  /** What browsers know of a person that belongs here goes by its name in HTML: `autocomplete`. */
  line: Wording & { default?: string; autocomplete?: string }
  /** What `describes` a picture can be worked out by a model that writes, before it is painted. */
  area: Wording & { default?: string; describes?: 'picture' }
  /**
   * One of a few named options, and with `own` also a word of one's own. Under `keptAs` the browser keeps what was
   * chosen last, and a form waits until something is, although calls may leave it out. Options that are called by the
   * sides of a picture, as `3:2`, are drawn as `frames`; looks are shown on the picture that the field `looksOf` holds.
   */
  choice: {
    options: Options
    own?: Wording
    default?: string
    window?: ChoiceWindow
    frames?: true
    looksOf?: string
    keptAs?: string
  }
  /** Some of a few named options; with `besides`, more answers than that of another choice: each for one of these. */
  choices: { options: Options; besides?: string }
  count: Range
  /** With `places` it says where pictures stand on the first, and is dragged on a preview together with these. */
  slider: Range & { step: number; places?: PlacementFields }
  toggle: { default?: boolean }
  /** Several short values. */
  words: Wording & { most: number }
  /** A day, as 2026-05-03. */
  date: { default?: string }
  /** As #rrggbb. */
  colour: { default?: string }
  /** The address of a page, which is read. */
  link: { placeholder?: Text }
  /** A file that was uploaded before, as `/files/…`, which was read then. */
  file: {
    accept: Accept
    /** It is an area of the picture in this field, drawn on it: white where something is to change. */
    maskOf?: string
    /** What of that picture is proposed as such an area: the lines of text on it, or all that is not its subject. */
    proposes?: 'texts' | 'background'
    /** It is drawn in the page, in the shape that the choice in this field names: `shared/picture-sizes.ts`. */
    drawnIn?: string
    /** It becomes as much larger as the choice in this field says, which is told by what and in how long. */
    enlargedBy?: string
  } & Keeps
  /** Several of them, as a list of such addresses. */
  files: { accept: Accept; least: number; most: number } & Keeps
  /** What is done to the picture in the field `on`, step by step: `picture-steps/steps.ts`, as JSON. */
  steps: { on: string }
}

type Wording = { max?: number; placeholder?: Text }
/** What stays of a picture that is more than one image of eight bits a colour, in the formats that can hold it. */
type Keeps = { keeps?: readonly PictureExtra[] }
type Range = { min: number; max: number; default?: number }
export type Options = Readonly<Record<string, Text>>

/** A window in which something is chosen from many. */
export type ChoiceWindow = {
  /** What stands above it. */
  title: Text
  /** A drawing of each option, or a line with what is told of it. */
  shows: 'drawings' | 'lines'
  about?: Options
  /** Why a form waits until something is chosen. */
  first?: Text
}

/** What a person can answer. */
export type Value = string | number | boolean | readonly string[]

/** A filled-in form. */
export type Values = Readonly<Record<string, Value>>

/** That a field has this value; without one, that it is filled in. */
export type Condition = {
  readonly field: string
  readonly is?: Value
  /** One of these values instead; with `orNone`, also none at all. */
  readonly among?: readonly Value[]
  readonly orNone?: true
  /** What must hold as well. */
  readonly and?: Condition
}

type Common = {
  hint?: Text
  optional?: true
  /** The field that can be filled in instead. Each of the two names the other, and one of them is enough. */
  or?: string
  /** The plans that may fill it in. Absent: everyone. */
  access?: readonly Plan[]
  /** Shown and asked only if this holds of an earlier field. */
  when?: Condition
  /** Its own sentence when the value is not right. */
  problem?: Text
  /** One of the questions that many calls share: it travels in the object `more`, and is folded away in the form. */
  more?: true
  /** Older names of its key on the wire. */
  also?: readonly string[]
  /** Of a part of an answer: what models call it besides its `label`. */
  labels?: readonly string[]
}

export type Kind = keyof Kinds
/** The kinds that engines made in the browser can ask: nobody there works on several files, or edits a picture. */
export type MadeKind = Exclude<Kind, 'files' | 'steps'>
export type FieldOf<K extends Kind> = Readonly<{ kind: K; label: Text } & Common & Kinds[K]>

/** One question of a form. Plain data: it draws, checks and documents itself, and travels as JSON. */
export type Field = { [K in Kind]: FieldOf<K> }[Kind]
export type Fields = Readonly<Record<string, Field>>

/** The names of the fields of one kind, for settings that point at a field. */
export type NamesOf<Fs extends Fields, K extends Kind> = {
  [Name in keyof Fs]: Fs[Name] extends { kind: K } ? Name : never
}[keyof Fs] &
  string

/** One entry for every kind of field, or it does not compile. The cast hides that the entry fits the kind. */
export const byKind =
  <Result, More extends unknown[] = []>(table: { [K in Kind]: (field: FieldOf<K>, ...more: More) => Result }) =>
  (field: Field, ...more: More): Result =>
    (table[field.kind] as (field: Field, ...more: More) => Result)(field, ...more)

type Rest<K extends Kind> = Omit<FieldOf<K>, 'kind' | 'label'>

/** The cast keeps the literal types of the definition, which `NamesOf` and `choice` read. */
const field =
  <const K extends Kind>(kind: K) =>
  <const R extends Rest<K>>(label: Text, ...[rest]: {} extends Rest<K> ? [rest?: R] : [rest: R]) =>
    ({ kind, label, ...rest }) as { readonly kind: K; readonly label: Text } & R

export const line = field('line')
export const area = field('area')
export const choices = field('choices')
export const count = field('count')
export const slider = field('slider')
export const toggle = field('toggle')
export const words = field('words')
export const date = field('date')
export const colour = field('colour')
export const link = field('link')
export const file = field('file')
export const files = field('files')
export const steps = field('steps')

type ChoiceRest<O extends Options> = Omit<Rest<'choice'>, 'options' | 'default'> & { default?: keyof O & string }

/** One of a few named options; the default is one of them. */
export const choice = <const O extends Options, const R extends ChoiceRest<O>>(label: Text, options: O, rest?: R) =>
  ({ kind: 'choice', label, options, ...rest }) as { readonly kind: 'choice'; readonly label: Text; options: O } & R
