import type { Edit } from '#language/comparing/edits.ts'
import { list } from '#shared/answers.ts'
import { count, line } from '#shared/fields.ts'
import type { Text } from '#shared/text.ts'
import { prose } from './prose.ts'

/** The most corrections whose reasons are asked for at once; a text with more is another text. */
export const mostReasons = 80

/** The reasons for numbered corrections, each with its number. */
export const reasonsShape = list({
  of: {
    number: count({ de: 'Nummer der Korrektur', en: 'Number of the correction' }, { min: 1, max: mostReasons }),
    reason: line({ de: 'Grund, höchstens zwölf Wörter', en: 'Reason, twelve words at most' }),
  },
})

/** What asks why each correction was made. Its material holds `corrections`, numbered, and the text of the form. */
export const reasonsPrompt: Text = prose({
  de: `
    Nennen Sie zu jeder Korrektur in {{ corrections }} den Grund.

    Der Text, wie er war, steht in {{ content }}. In der Liste steht vor dem Pfeil, was dastand, dahinter, was jetzt
    dasteht, jeweils mit den Wörtern daneben.

    Jeder Grund sagt in höchstens zwölf Wörtern, welche Regel der Sprache das verlangt und woran man sie hier erkennt,
    so, wie es eine geduldige Lehrerin sagt: „Komma vor dem Nebensatz mit ‚dass‘“, „Hauptwort, deshalb groß“, „‚wegen‘
    verlangt den Genitiv“. Er wiederholt nicht, was gestrichen und was eingesetzt wurde, und lobt und tadelt niemanden.
    War auch richtig, was dastand, so sagt er: „Auch das andere ist richtig.“

    Zu jeder Nummer ein Grund, in der Reihenfolge der Liste; nur wo Sie sich der Regel nicht sicher sind, fehlt die
    Nummer.`,
  en: `
    Give the reason for each correction in {{ corrections }}.

    The text as it was is in {{ content }}. In the list, what stood there comes before the arrow, and what stands there
    now after it, each with the words beside it.

    Each reason says in at most twelve words which rule of the language demands it and how that shows here, the way a
    patient teacher puts it: “comma before a clause with ‘but’”, “third person singular takes -s”, “‘its’ shows
    possession, ‘it’s’ is ‘it is’”. It does not repeat what was taken out and put in, and neither praises nor blames
    anyone. If what stood there was right as well, it says: “The other form is right, too.”

    One reason for each number, in the order of the list; only where you are not sure of the rule is the number
    missing.`,
})

/** How much of the text stands beside a correction; characters. */
const beside = 30

const onOneLine = (text: string) => text.replaceAll(/\s*\n\s*/g, ' ⏎ ')

/** Corrections as a model reads them: numbered, each wording among the words beside it. */
export const numbered = (text: string, edits: readonly Edit[]) =>
  edits
    .map(({ from, to, was, now }, at) => {
      const before = text.slice(Math.max(0, from - beside), from).replace(from > beside ? /^\S*\s/ : '', '')
      const behind = text.slice(to, to + beside).replace(text.length - to > beside ? /\s\S*$/ : '', '')
      return `${at + 1}. ${[was, now].map(word => onOneLine(before + word + behind)).join(' → ')}`
    })
    .join('\n')

/** What the reasons are called while they are written. */
export const reasoning: Text = { de: 'Gründe der Korrekturen', en: 'Reasons for corrections' }
