import type { Guide } from '../engine.ts'
import { prose } from '../prose.ts'

export const guide: Guide = {
  title: { de: 'So hängt es zusammen', en: 'How to make it hang together' },
  expects: [
    { de: 'Der Absatz davor', en: 'The paragraph before' },
    { de: 'Der Absatz danach', en: 'The paragraph after' },
    { de: 'Wie sie zusammenhängen', en: 'How they are related' },
    { de: 'Ein Übergangswort', en: 'A transition word' },
  ],
  advice: [
    {
      title: { de: 'Beide Absätze ganz einfügen.', en: 'Paste both paragraphs whole.' },
      text: {
        de: 'Eine leere Zeile dazwischen sagt, wo die Brücke hingehört.',
        en: 'An empty line between them says where the bridge belongs.',
      },
    },
    {
      title: { de: 'Das Wort ist ein Angebot.', en: 'The word is an offer.' },
      text: {
        de: 'Ohne Übergangswort wählt jede Überleitung ihr eigenes.',
        en: 'Without one, each transition chooses its own.',
      },
    },
    {
      title: { de: 'Drei zur Wahl.', en: 'Three to choose from.' },
      text: { de: 'Die kürzeste ist oft die beste.', en: 'The shortest is often the best.' },
    },
  ],
  example: {
    crossing: {
      content: prose({
        de: `
              Der Stadtwald gehört zu den ältesten der Region. Manche Buchen stehen seit 240 Jahren, und nirgends
              sonst im Kreis brütet der Schwarzstorch.

              Jeden Sonntag kommen 3.000 Menschen hierher. Sie parken auf den Wiesen, und im Mai lagen an einem Tag 40
              Säcke Müll am Teich.`,
        en: `
              The town forest is one of the oldest in the region. Some beeches have stood for 240 years, and nowhere
              else in the county does the black stork breed.

              Every Sunday 3,000 people come here. They park on the meadows, and on one day in May there were 40 bags
              of rubbish by the pond.`,
      }),
      crossing: 'but',
    },
  },
  shows: prose({
    de: `
          1. Doch gerade diese Stille lockt immer mehr Menschen an.
          2. Doch was den Wald so besonders macht, wird ihm inzwischen zur Last: Alle wollen ihn sehen.
          3. Doch Ruhe findet der Schwarzstorch nur an sechs Tagen der Woche.`,
    en: `
          1. Yet it is this very silence that draws more and more people.
          2. Yet what makes the forest special has become a burden to it: everyone wants to see it.
          3. Yet the black stork has its peace on only six days of the week.`,
  }),
}
