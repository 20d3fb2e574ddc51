import type { Text } from '#shared/text.ts'

/** What prompts say of every ad, wherever its facts come from. */
export const craft: Text = {
  de: `
    Eine Überschrift hat höchstens 30 Zeichen, meist zwei bis vier Wörter, eine Beschreibung höchstens 90, meist neun
    bis zwölf Wörter, Leerzeichen und Satzzeichen mitgezählt. Längere sind unbrauchbar.

    Jede ist allein zu verstehen: Eine Zahl steht nur da, wo man sieht, was sie zählt. Keine zwei Überschriften sagen
    dasselbe, auch nicht mit anderen Worten; nur das Wort, nach dem vor allem gesucht wird, darf in zwei oder drei
    vorkommen. Sonst nennen sie, soweit das Material es hergibt: was es ist; den Nutzen; Belege wie Zahlen, Bewertungen
    und Garantien; Preis; Ort; die Aufforderung, etwas zu tun.

    Jede Beschreibung ist ein ganzer Gedanke: ein Nutzen, wenn möglich sein Beleg und am Ende, nicht immer gleich, was
    zu tun ist. Angesprochen wird wie im Material, sonst mit „Sie“.

    Versprechen Sie nur, was im Material steht: keine Leistung, kein Ort, keine Zahl, keine Frist, keine Garantie
    darüber hinaus, nichts Abgelaufenes. Lücken in Klammern darf eine Anzeige nicht haben.

    Ohne Ausrufezeichen, ohne Wörter in Großbuchstaben, ohne Emojis, ohne Telefonnummern, ohne unbelegte Superlative.
    Abgekürzt wird nur, was alle so schreiben, etwa Mo–Sa.`,
  en: `
    A headline has at most 30 characters, mostly three to five words, a description at most 90, mostly twelve to fifteen
    words, spaces and punctuation included. Longer ones are useless.

    Each can be understood alone: a figure stands only where one sees what it counts. No two headlines say the same, not
    in other words either; only the word people search for most may occur in two or three. Otherwise they name, as far
    as the material goes: what it is; the benefit; proof such as figures, ratings and guarantees; price; place; the call
    to act.

    Each description is one whole thought: a benefit, its proof if there is one and, at the end, in varying words, what
    to do. Where the language has a formal and a familiar address, use that of the material, else the formal one.

    Promise only what the material says: no service, no place, no figure, no deadline, no guarantee beyond it, nothing
    that has run out. An ad must not contain gaps in brackets.

    No exclamation marks, no words in capitals, no emojis, no phone numbers, no superlatives without proof. Abbreviate
    only what everyone writes that way, such as Mon–Sat.`,
}
