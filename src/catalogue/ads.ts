import type { Text } from '#shared/text.ts'

/** What prompts say of every ad, wherever its facts come from. */
export const craft: Text = {
  de: `
    Überschriften höchstens 30 Zeichen, Beschreibungen höchstens 90, mit Leerzeichen; Längere sind unbrauchbar. Jede ist allein zu verstehen, natürlich formuliert und sagt etwas anderes, mit Ort und Preis, wo es sie gibt; jede zweite Beschreibung endet mit einer Aufforderung. Die Anrede passt zum Ton. Nichts
    Abgelaufenes; ohne Ausrufezeichen, Telefonnummern und Lücken in Klammern.`,
  en: `
    Headlines of at most 30 characters, descriptions of at most 90, with spaces; longer ones are useless. Each can be
    understood alone, sounds natural and says something different, with place and price where there are any; every other description ends with a call to act. Nothing
    that has run out; no exclamation marks, phone numbers or gaps in brackets.`,
}
