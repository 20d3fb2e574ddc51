import type { Text } from '#shared/text.ts'

/** What prompts say of every ad, wherever its facts come from. */
export const craft: Text = {
  de: `
    Eine Überschrift hat höchstens 30 Zeichen, eine Beschreibung höchstens 90, Leerzeichen und Satzzeichen mitgezählt.
    Längere sind unbrauchbar. Zielen Sie auf 18 bis 28 Zeichen, das sind zwei bis vier Wörter, und auf 70 bis 88, das
    sind zehn bis dreizehn.

    Keine zwei Überschriften sagen dasselbe. Verteilen Sie sie, soweit das Material es nennt, auf: die Wörter, nach
    denen gesucht wird; was es ist; den Nutzen; Belege wie Zahlen, Bewertungen und Garantien; Preis; Ort; die
    Aufforderung, etwas zu tun.

    Jede Beschreibung ist ein ganzer Gedanke: ein Nutzen, wenn möglich sein Beleg und am Ende, nicht immer gleich, was
    zu tun ist.

    Versprechen Sie nur, was im Material steht: keine Leistung, kein Ort, keine Zahl, keine Frist, keine Garantie
    darüber hinaus. Was fehlt, bleibt weg; Lücken in Klammern darf eine Anzeige nicht haben.

    Ohne Ausrufezeichen, ohne Wörter in Großbuchstaben, ohne Emojis, ohne Telefonnummern, ohne unbelegte Superlative.
    Abgekürzt wird nur, was alle so schreiben, etwa Mo–Sa.`,
  en: `
    A headline has at most 30 characters, a description at most 90, spaces and punctuation included. Longer ones are
    useless. Aim at 18 to 28 characters, which is three to five words, and at 70 to 88, which is twelve to fifteen.

    No two headlines say the same. Spread them, as far as the material goes, over: the words people search for; what
    it is; the benefit; proof such as figures, ratings and guarantees; price; place; the call to act.

    Each description is one whole thought: a benefit, its proof if there is one and, at the end, in varying words,
    what to do.

    Promise only what the material says: no service, no place, no figure, no deadline, no guarantee beyond it. What is
    missing is left out; an ad must not contain gaps in brackets.

    No exclamation marks, no words in capitals, no emojis, no phone numbers, no superlatives without proof. Abbreviate
    only what everyone writes that way, such as Mon–Sat.`,
}
