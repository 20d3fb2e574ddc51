import type { Locale } from '#shared/text.ts'

/** What the test model writes when nobody says what: plainly a test text, yet shaped like an answer. */
const texts: Readonly<Record<Locale, string>> = {
  de: `Dies ist ein Probetext. Ihn hat das Testmodell geschrieben, keine KI; er steht hier, damit man sieht, wie ein
Text entsteht.

## Worum es geht

Am Dienstagmorgen war der Markt schon um sieben Uhr voll. Zwischen Äpfeln, Brot und Töpfen mit Kräutern suchten die
Leute nach dem, was sie nicht im Laden finden: einem Rat, einer Kostprobe, einem Gespräch. Wer früh kam, hatte die
Wahl; wer spät kam, bekam den besseren Preis.

- **Frisch**: Was auf den Tischen liegt, wurde am Vortag geerntet.
- **Nah**: Der weiteste Hof liegt 40 Kilometer entfernt.
- **Offen**: Fragen sind erwünscht, Antworten gibt es gratis dazu.

Gegen Mittag wurde es ruhiger. Die Händlerin am Eck packte die leeren Kisten zusammen, zählte die Einnahmen und
schrieb auf einen Zettel, was sie nächste Woche mitbringen will. „Mehr Pflaumen“, stand da, und darunter: „Und einen
Schirm.“

So endet der Probetext. Ein verbundenes Modell hätte an dieser Stelle die gestellte Aufgabe gelöst.`,
  en: `This is a sample text. It was written by the test model, not by an AI; it is here so that one can see how a
text comes into being.

## What it is about

By seven on Tuesday morning the market was already full. Between apples, bread and pots of herbs people were looking
for what they cannot find in a shop: some advice, a taste, a chat. Those who came early could choose; those who came
late got the better price.

- **Fresh**: what lies on the tables was picked the day before.
- **Near**: the farthest farm is 25 miles away.
- **Open**: questions are welcome, and answers come free of charge.

Around noon it grew quiet. The trader on the corner stacked her empty crates, counted what she had earned and wrote on
a slip of paper what to bring next week. "More plums", it said, and below: "And an umbrella."

Here the sample text ends. A connected model would have solved the task at this point.`,
}

const signs: Readonly<Record<Locale, RegExp>> = {
  de: /\b(der|die|das|und|ist|nicht|mit|ein|eine|Sie|auf)\b/g,
  en: /\b(the|and|of|is|not|with|an?|you|to|in)\b/g,
}

/** The language a prompt is written in. */
export const languageIn = (prompt: string): Locale =>
  (prompt.match(signs.de)?.length ?? 0) > (prompt.match(signs.en)?.length ?? 0) ? 'de' : 'en'

/** A single line break is one of this file only. */
export const textFor = (prompt: string) => texts[languageIn(prompt)].replaceAll(/(?<!\n)\n(?![\n-])/g, ' ')

/** The sentences of the test text, without its headings and signs: what the parts of an answer are filled with. */
export const sentencesFor = (prompt: string) =>
  textFor(prompt)
    .replaceAll(/^(#+|-) .*$/gm, '')
    .split(/(?<=[.!?])\s+/)
    .map(sentence => sentence.trim())
    .filter(Boolean)
