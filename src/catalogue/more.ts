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
    field: choice({ de: 'In welcher Sprache?', en: 'In which language?' }, languages),
  },
  address: {
    field: choice({ de: 'Wie werden die Lesenden angesprochen?', en: 'How are readers addressed?' }, addresses),
    asks: {
      de: `{% if address == 'neutral' %}Sprechen Sie niemanden an: weder mit „Sie“ noch mit „du“ oder „ihr“.{% else
        %}Wo der Text die anredet, die ihn lesen, tut er es {{ address }}, durchgehend; das geht dem vor, was oben zur
        Anrede steht.{% endif %}`,
      en: `{% if address == 'neutral' %}Address nobody: no “you”.{% else %}Where the text addresses its readers
        and the language knows a formal and a familiar address, it does so {{ address }}, throughout; that comes before
        what is said of the address above.{% endif %}`,
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
      de: 'Gelesen wird es von denen, die in {{ audience }} stehen: Wortwahl, Vorwissen und Beispiele passen zu ihnen.',
      en: 'It is read by those named in {{ audience }}: words, what may be taken as known, and examples suit them.',
    },
  },
  length: {
    field: choice(
      { de: 'Wie lang?', en: 'How long?' },
      {
        short: { de: 'kürzer als üblich', en: 'shorter than usual' },
        long: { de: 'ausführlicher als üblich', en: 'more detailed than usual' },
      },
    ),
    asks: {
      de: `{% if length == 'short' %}Der Text wird etwa halb so lang, wie oben gesagt ist; das Wichtigste bleibt.{% else
        %}Der Text wird bis zu anderthalbmal so lang, wie oben gesagt ist, soweit das Material trägt.{% endif %}`,
      en: `{% if length == 'short' %}The text is about half as long as is said above; what matters most stays.{% else
        %}The text is up to one and a half times as long as is said above, as far as the material carries.{% endif %}`,
    },
  },
  include: {
    field: words({ de: 'Welche Wörter sollen vorkommen?', en: 'Which words should appear?' }, { most: 10, max: 60 }),
    asks: {
      de: `Was in {{ include }} steht, kommt vor, jedes mindestens einmal und so gebeugt, wie der Satz es verlangt; eine
        Tatsache wird dafür nicht erfunden.`,
      en: `What stands in {{ include }} occurs, each at least once, inflected as the sentence needs it; no fact is
        invented for it.`,
    },
  },
  avoid: {
    field: words(
      { de: 'Welche Wörter sollen nicht vorkommen?', en: 'Which words should not appear?' },
      { most: 10, max: 60 },
    ),
    asks: {
      de: `Was in {{ avoid }} steht, kommt nicht vor, auch nicht gebeugt oder in einer Zusammensetzung; was damit gesagt
        wäre, wird anders gesagt. Nur in einem wörtlichen Zitat und als Teil eines Namens bleibt es stehen.`,
      en: `What stands in {{ avoid }} does not occur, nor any inflected form of it; what it would have said is said
        otherwise. Only in a literal quotation and as part of a name does it stay.`,
    },
  },
  variants: {
    field: count(
      { de: 'Wie viele Varianten?', en: 'How many variants?' },
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
export const moreFields = (names: readonly More[]): Fields =>
  Object.fromEntries(names.map(name => [name, { ...questions[name].field, optional: true, more: true } as const]))

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
