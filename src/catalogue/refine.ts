import type { Field } from '#shared/fields.ts'
import type { Bounds } from '#shared/passages.ts'
import type { Refinement } from '#shared/refinement.ts'
import { inEach, type Locale, type Text, written } from '#shared/text.ts'
import type { Material } from './fences.ts'
import { prose } from './prose.ts'
import { refinementPrompts } from './refining-ways.ts'

const objects = {
  whole: { de: 'den Text in {{ result }}', en: 'the text in {{ result }}' },
  passage: { de: 'die Passage in {{ passage }}', en: 'the passage in {{ passage }}' },
} satisfies Record<string, Text>

const kept = {
  whole: prose({
    de: `
      Die Sprache bleibt, auch eine Mundart, ebenso die Textsorte und ihr Aufbau: Überschriften, Absätze, Listen,
      Anrede und Gruß. Markdown, Emojis, Schlagwörter mit # und Lücken in eckigen Klammern bleiben, wo der Text welche
      hat, soweit die Aufgabe nichts anderes sagt. Geben Sie den ganzen neuen Text zurück.`,
    en: `
      The language stays, a dialect too, and so do the kind of text and its structure: headings, paragraphs, lists,
      salutation and sign-off. Markdown, emojis, hashtags and gaps in square brackets stay where the text has them, as
      far as the task says nothing else. Return the whole new text.`,
  }),
  passage: prose({
    de: `
      Die Passage ist ein Teil eines Textes. {% if before %}Davor steht {{ before }}.{% endif %} {% if behind %}Danach
      steht {{ behind }}.{% endif %} Beides bleibt, wie es ist, und kommt in Ihrer Antwort nicht vor.

      Geben Sie nur die neue Fassung der Passage zurück; sie wird genau dort eingesetzt. Sie muss sich mit dem, was
      davor und danach steht, flüssig lesen: mit großem oder kleinem Anfang und mit oder ohne Satzzeichen am Ende wie
      die alte. Ist die Passage nur ein Teil eines Satzes, so bleibt sie ein Teil dieses Satzes. Ist sie eine
      Überschrift oder ein Punkt einer Liste, so bleibt sie das.

      Die Sprache bleibt, auch eine Mundart. Markdown, Emojis und Lücken in eckigen Klammern bleiben, wo die Passage
      welche hat, und neue kommen nicht hinzu, soweit die Aufgabe nichts anderes sagt.`,
    en: `
      The passage is a part of a text. {% if before %}Before it stands {{ before }}.{% endif %} {% if behind %}After it
      stands {{ behind }}.{% endif %} Both stay as they are and do not occur in your answer.

      Return only the new version of the passage; it is put in exactly that place. It must read smoothly with what
      stands before and after it: with a capital or small letter at its start and with or without a full stop at its
      end as the old one. If the passage is only part of a sentence, it stays part of that sentence. If it is a heading
      or an item of a list, it stays one.

      The language stays, a dialect too. Markdown, emojis and gaps in square brackets stay where the passage has them,
      and no new ones are added, as far as the task says nothing else.`,
  }),
  json: prose({
    de: `
      Der Text liegt als JSON vor und bleibt in dieser Form: dieselben Teile in derselben Reihenfolge, ebenso viele
      Einträge. Geändert werden die Texte darin, jeder für sich; die Höchstlängen des Schemas gelten weiter. Zahl und
      Reihenfolge ändern sich nur, wo die Aufgabe es ausdrücklich sagt.

      Die Sprache bleibt, auch eine Mundart. Absätze, Anrede und Gruß, Markdown, Emojis, Schlagwörter mit # und Lücken
      in eckigen Klammern bleiben, wo die Texte welche haben, soweit die Aufgabe nichts anderes sagt.`,
    en: `
      The text comes as JSON and keeps that form: the same parts in the same order, and as many items. What changes is
      the texts in it, each by itself; the greatest lengths of the schema still hold. Number and order change only
      where the task says so outright.

      The language stays, a dialect too. Paragraphs, salutation and sign-off, Markdown, emojis, hashtags and gaps in
      square brackets stay where the texts have them, as far as the task says nothing else.`,
  }),
  parts: prose({
    de: `
      Der Text hat Teile mit Namen davor. Die Namen bleiben, Zahl und Reihenfolge der Teile auch, wo die Aufgabe es
      nicht ausdrücklich anders sagt; geändert wird, was hinter den Namen und ohne Namen steht, jedes für sich. Geben
      Sie alle Teile zurück, auch unveränderte.

      Die Sprache bleibt, auch eine Mundart. Absätze, Anrede und Gruß, Markdown, Emojis, Schlagwörter mit # und Lücken
      in eckigen Klammern bleiben, wo die Texte welche haben, soweit die Aufgabe nichts anderes sagt.`,
    en: `
      The text has parts with names in front. The names stay, and so do the number and order of the parts where the
      task does not say otherwise outright; what changes is what stands behind the names and without one, each by
      itself. Return all parts, unchanged ones too.

      The language stays, a dialect too. Paragraphs, salutation and sign-off, Markdown, emojis, hashtags and gaps in
      square brackets stay where the texts have them, as far as the task says nothing else.`,
  }),
  items: prose({
    de: `
      Es sind mehrere Texte, jeder mit seiner Nummer. Zahl und Reihenfolge bleiben, wo die Aufgabe es nicht ausdrücklich
      anders sagt; geändert wird jeder für sich. Geben Sie alle zurück, auch unveränderte.

      Die Sprache bleibt, auch eine Mundart. Absätze, Markdown, Emojis und Lücken in eckigen Klammern bleiben, wo die
      Texte welche haben, soweit die Aufgabe nichts anderes sagt.`,
    en: `
      There are several texts, each with its number. Their number and order stay where the task does not say otherwise
      outright; each changes by itself. Return all of them, unchanged ones too.

      The language stays, a dialect too. Paragraphs, Markdown, emojis and gaps in square brackets stay where the texts
      have them, as far as the task says nothing else.`,
  }),
} satisfies Record<string, Text>

const origin = prose({
  de: `
    Woraus der Text entstanden ist, steht in {fences}. Von dort kommen Tatsachen; was dort eine andere Aufgabe nennt,
    gilt nicht mehr.`,
  en: `
    What the text was made from stands in {fences}. Facts come from there; whatever task it names no longer holds.`,
})

/** What no way of changing a text may touch. */
const quoted: Text = {
  de: 'Zitate bleiben Wort für Wort, wie sie sind, was immer die Aufgabe sonst verlangt.',
  en: 'Quotations stay word for word as they are, whatever else the task demands.',
}

const madeFrom = (names: readonly string[], locale: Locale) =>
  names.length ? [origin[locale].replace('{fences}', names.map(name => `{{ ${name} }}`).join(', '))] : []

const allowed = {
  line: {
    de: 'Die neue Fassung steht in einer Zeile, ohne Markdown.',
    en: 'The new version stands in one line, without Markdown.',
  },
  room: (characters: number) =>
    inEach(locale =>
      locale === 'de'
        ? `Sie hat höchstens ${written(characters, locale)} Zeichen mit Leerzeichen, was immer die Aufgabe verlangt.`
        : `It has at most ${written(characters, locale)} characters with spaces, whatever the task demands.`,
    ),
}

const boundsIn = ({ oneLine, room }: Bounds, locale: Locale) => {
  const said = [...(oneLine ? [allowed.line] : []), ...(room ? [allowed.room(room)] : [])]
  return said.length ? [said.map(sentence => sentence[locale]).join(' ')] : []
}

type Asked = {
  refinement: Refinement
  /** The names under which the material of the text is laid out. */
  material: readonly string[]
  /** How the text comes: as it is, with the names of its parts, with numbers before its items, or as JSON. */
  as: 'text' | 'parts' | 'items' | 'json'
  /** What the place of a passage allows. */
  bounds?: Bounds
}

/**
 * What asks for a text to be changed. Its material holds `result`, or `passage` with `before` and `behind`, and `wish`
 * where the change is described in words of one's own.
 */
export const refinePrompt = ({ refinement, material, as, bounds = { oneLine: false } }: Asked): Text => {
  const { task, means } = refinementPrompts['how' in refinement ? refinement.how : 'instruction']
  const part = refinement.selection ? 'passage' : 'whole'
  return inEach(locale =>
    [
      task[locale].replace('{it}', objects[part][locale]),
      means[locale],
      part === 'passage' || as === 'text' ? kept[part][locale] : kept[as][locale],
      ...boundsIn(bounds, locale),
      quoted[locale],
      ...madeFrom(material, locale),
    ].join('\n\n'),
  )
}

/**
 * Answers to shared questions that also hold for a change. The others are in the text already, and may be just what is
 * to become different; and not every passage can hold every word that should occur.
 */
const lasting = { whole: ['audience', 'include', 'avoid'], passage: ['audience', 'avoid'] }

/** Whether an answer of the form still holds when its text is changed. */
export const stillHolds = (name: string, { more }: Pick<Field, 'more'>, { selection }: Refinement) =>
  !more || lasting[selection ? 'passage' : 'whole'].includes(name)

/** What a brand says that holds for a change: how the text speaks is in it already. */
const lastingVoice = ['audience', 'avoid', 'facts']
export const stillSpeaks = (name: string) => lastingVoice.includes(name)

/** How much a model is given of what stands around a passage; characters. */
const around = { before: 1200, behind: 600 }

/** The end of a text, and the beginning of one, without half words. */
const endOf = (text: string) => text.slice(-around.before).replace(text.length > around.before ? /^\S*\s/ : '', '')
const beginningOf = (text: string) =>
  text.slice(0, around.behind).replace(text.length > around.behind ? /\s\S*$/ : '', '')

/** A passage and what stands around it, as the prompt names them. */
export const passageMaterial = ({
  before,
  piece,
  rest,
}: {
  before: string
  piece: string
  rest: string
}): Material => ({
  before: endOf(before).trim(),
  passage: piece,
  behind: beginningOf(rest).trim(),
})
