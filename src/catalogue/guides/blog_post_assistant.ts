import type { Guide } from '../engine.ts'
import { plainNotes } from '../options.ts'
import { prose } from '../prose.ts'

const about = prose({
  de: `
    Beitrag über das erste Jahr mit zwei Bienenvölkern im Schrebergarten. Für Leute, die mit dem Gedanken spielen.
    Anfangskosten 1.180 Euro, im Sommer etwa vier Stunden in der Woche, im ersten Jahr 14 Kilo Honig. Ein Schwarm ist im
    Mai abgegangen und hing im Kirschbaum der Nachbarin. Pate vom Imkerverein, ohne den es nicht gegangen wäre. Im
    Beitrag: Kosten, Zeit, was schiefging, was ich heute anders machen würde.`,
  en: `
    Post about the first year with two colonies of bees on an allotment. For people who are toying with the idea. Costs
    to begin with 1,180 pounds, about four hours a week in summer, 14 kilos of honey in the first year. A swarm left in
    May and hung in the neighbour’s cherry tree. A mentor from the beekeepers’ club, without whom it would not have
    worked. In the post: costs, time, what went wrong, what I would do differently today.`,
})

const steps = { content: about, salutation: 'informal' } as const

export const guide: Guide = {
  title: { de: 'So wird daraus ein Artikel, der nach Ihnen klingt', en: 'How to get an article that sounds like you' },
  expects: [
    { de: 'Thema', en: 'Topic' },
    { de: 'Für wen', en: 'For whom' },
    { de: 'Ihre Erfahrung', en: 'Your experience' },
    { de: 'Zahlen', en: 'Figures' },
    { de: 'Was hineinsoll', en: 'What to include' },
  ],
  advice: [
    {
      title: { de: 'Das Eigene macht den Artikel.', en: 'Your own makes the article.' },
      text: {
        de: 'Ein Erlebnis, eine Zahl, ein Fehler: Was nur Sie wissen, steht in keinem anderen Beitrag.',
        en: 'An experience, a figure, a mistake: what only you know is in no other post.',
      },
    },
    {
      title: { de: 'Schritt für Schritt bleibt alles in Ihrer Hand.', en: 'Step by step, you decide everything.' },
      text: {
        de: 'Was Sie wählen oder selbst schreiben, steht Wort für Wort im Artikel.',
        en: 'What you choose or write yourself is in the article word for word.',
      },
    },
    plainNotes,
  ],
  example: {
    blog_post: { content: about },
    blog_post_title: steps,
    blog_post_intro: steps,
    blog_post_outline: steps,
  },
  shows: prose({
    de: `
      # Mein erstes Jahr mit Bienen: was es kostet und was es gibt

      Im Mai hing mein halbes Bienenvolk im Kirschbaum der Nachbarin. Ich stand darunter, mit einem Karton in der Hand und
      ohne einen Plan. Zehn Monate und 14 Kilo Honig später weiß ich: Es war der Tag, an dem ich am meisten gelernt habe.

      ## Was der Anfang kostet

      Zwei Völker, Beuten, Schleier, Smoker und ein Kurs: Am Ende standen 1.180 Euro auf dem Zettel. Billiger geht es
      gebraucht, aber nicht am Anfang, wenn man noch nicht sieht, was fehlt.`,
    en: `
      # My first year with bees: what it takes and what it gives

      In May, half my colony hung in the neighbour’s cherry tree. I stood beneath it with a cardboard box in my hand and
      no plan. Ten months and 14 kilos of honey later I know: it was the day I learned the most.

      ## What the beginning costs

      Two colonies, hives, veil, smoker and a course: in the end there were 1,180 pounds on the list. Second-hand is
      cheaper, but not at the beginning, when you cannot yet see what is missing.`,
  }),
}
