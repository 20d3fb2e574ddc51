import type { Text } from '#shared/text.ts'

/** What prompts say of every ad, wherever its facts come from. */
export const craft: Text = {
  de: `
    Überschriften höchstens 30 Zeichen, Beschreibungen höchstens 90, mit Leerzeichen; Längere sind unbrauchbar. Jede steht allein und sagt etwas anderes. Ohne Ausrufezeichen, Telefonnummern und Lücken in Klammern.`,
  en: `
    Headlines of at most 30 characters, descriptions of at most 90, with spaces; longer ones are useless. Each stands by itself and says something else. No exclamation marks, phone numbers or gaps in brackets.`,
}
