import { lengthOf, locales } from '#shared/text.ts'
import type { Card, Guide } from './engine.ts'
import { type Finding, finding, untold } from './findings.ts'
import { isIcon } from './icons.ts'

/** What fits into one line of the catalogue. */
const longestDescription = 42
const chips = { fewest: 4, most: 6 }
const pieces = 3

const tooLong = ({ description }: Card): Finding[] =>
  locales
    .filter(locale => lengthOf(description[locale] ?? '') > longestDescription)
    .flatMap(locale =>
      finding(
        `engine.description.${locale}`,
        `Höchstens ${longestDescription} Zeichen, sonst passt der Satz nicht in eine Zeile.`,
        `At most ${longestDescription} characters, or the sentence does not fit in one line.`,
      ),
    )

const none = (list: readonly unknown[], at: string): Finding[] =>
  list.length ? [] : finding(at, 'Wählen Sie mindestens eines aus.', 'Choose at least one.')

const unknownIcon = ({ icon }: Card): Finding[] =>
  isIcon(icon)
    ? []
    : finding('engine.icon', `Das Symbol „${icon}“ gibt es nicht.`, `There is no symbol called “${icon}”.`)

const wrongNumbers = ({ expects, advice }: Guide): Finding[] => [
  ...(expects.length >= chips.fewest && expects.length <= chips.most
    ? []
    : finding(
        'engine.guide.expects',
        `Nennen Sie ${chips.fewest} bis ${chips.most} Dinge, die in der Eingabe vorkommen sollten.`,
        `Name ${chips.fewest} to ${chips.most} things that should appear in the input.`,
      )),
  ...(advice.length === pieces
    ? []
    : finding('engine.guide.advice', 'Geben Sie drei Ratschläge.', 'Give three pieces of advice.')),
]

/** What is wrong with the card of an engine and the guide beside its form. */
export const problemsOfCard = (card: Card): Finding[] => [
  ...untold(card, 'engine'),
  ...tooLong(card),
  ...unknownIcon(card),
  ...none(card.category, 'engine.category'),
  ...none(card.action, 'engine.action'),
  ...none(card.access, 'engine.access'),
  ...wrongNumbers(card.guide),
]
