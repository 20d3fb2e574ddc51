import { addresses } from '#shared/addressing.ts'
import { choice, count, type Field, type Fields, line, type Values, words } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { inTone, languages, tonality } from './options.ts'
import { prose } from './prose.ts'

const { default: _, ...tones } = tonality

/** A question that many calls share, and what its answer asks of a text, laid after the call's own prompt. */
type Shared = { readonly field: Field; readonly asks?: Text }

const questions = {
  language: {
    field: choice({ de: 'Sprache des Textes', en: 'Language of the text' }, languages),
  },
  address: {
    field: choice({ de: 'Anrede', en: 'Form of address' }, addresses),
    asks: {
      de: `{% if address == 'neutral' %}Niemand wird angesprochen.{% else %}Leser werden durchgehend mit
        {{ address }} angesprochen; das geht jeder anderen Anrede vor.{% endif %}`,
      en: `{% if address == 'neutral' %}Nobody is addressed.{% else %}Where the language has a formal and a familiar
        address, readers are addressed {% if address == 'sie' %}formally (Sie){% elsif address == 'du' %}familiarly
        (du){% else %}familiarly, as a group (ihr){% endif %} throughout; that comes before any other.{% endif %}`,
    },
  },
  tone: { field: tones, asks: inTone('tone') },
  audience: {
    field: line(
      { de: 'Für wen ist der Text?', en: 'Who is the text for?' },
      {
        max: 200,
        placeholder: {
          de: 'Eltern, die zum ersten Mal eine Kita suchen',
          en: 'Parents looking for a nursery for the first time',
        },
      },
    ),
    asks: {
      de: 'Die Leser stehen in {{ audience }}: Wortwahl, Vorwissen und Beispiele passen zu ihnen.',
      en: 'The readers are named in {{ audience }}: words, what they know and examples suit them.',
    },
  },
  length: {
    field: choice(
      { de: 'Länge', en: 'Length' },
      {
        short: { de: 'kürzer als üblich', en: 'shorter than usual' },
        long: { de: 'ausführlicher als üblich', en: 'more detailed than usual' },
      },
    ),
    asks: {
      de: 'Die Länge: {{ length }}.',
      en: 'The length: {{ length }}.',
    },
  },
  include: {
    field: words({ de: 'Welche Wörter sollen vorkommen?', en: 'Which words should appear?' }, { most: 10, max: 60 }),
    asks: {
      de: 'Was in {{ include }} steht, kommt vor, gebeugt, wie der Satz es verlangt; keine Tatsache wird dafür erfunden.',
      en: 'What is in {{ include }} occurs, inflected as the sentence needs it; no fact is invented for it.',
    },
  },
  avoid: {
    field: words(
      { de: 'Welche Wörter sollen nicht vorkommen?', en: 'Which words should not appear?' },
      { most: 10, max: 60 },
    ),
    asks: {
      de: 'Was in {{ avoid }} steht, kommt nur in Zitaten und Namen vor, auch nicht gebeugt oder zusammengesetzt.',
      en: 'What is in {{ avoid }} occurs in quotations and names only, in no other form either.',
    },
  },
  variants: {
    field: count(
      { de: 'Anzahl der Varianten', en: 'Number of variants' },
      {
        min: 1,
        max: 5,
        default: 1,
        hint: {
          de: 'Jede Variante wird wie ein eigener Text berechnet.',
          en: 'Each variant is charged like a text of its own.',
        },
      },
    ),
  },
} as const satisfies Record<string, Shared>

export type More = keyof typeof questions
/** The shared questions by name, in the order in which they are asked. */
export const moreNames = Object.keys(questions) as [More, ...More[]]
export const isMore = (name: string): name is More => Object.hasOwn(questions, name)

/** The shared questions of these names, as optional fields of a call. */
export const moreFields = <Name extends More>(names: readonly Name[]) =>
  Object.fromEntries(
    names.map(name => [name, { ...questions[name].field, optional: true, more: true } as const]),
  ) as Readonly<Record<Name, Field>>

const asksOf = (name: string): Text | undefined => {
  const shared: Shared | undefined = isMore(name) ? questions[name] : undefined
  return shared?.asks && prose(shared.asks)
}

/** What the answers to shared questions ask of a text, as a template with the names of their fields. */
export const moreAsked = (fields: Fields, values: Values): Text => {
  const asked = Object.entries(fields).flatMap(([name, { more }]) =>
    more && values[name] !== undefined ? (asksOf(name) ?? []) : [],
  )
  return { de: asked.map(({ de }) => de).join('\n\n'), en: asked.map(({ en }) => en).join('\n\n') }
}
