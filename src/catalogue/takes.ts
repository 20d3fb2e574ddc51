import { inEach, type Text } from '#shared/text.ts'
import { prose } from './prose.ts'

const still: Text = {
  de: 'Was sonst verlangt ist, gilt unverändert: Form, Länge, Ton und Anrede.',
  en: 'Whatever else is asked for holds unchanged: form, length, tone and form of address.',
}

/**
 * What sets each further answer to the same form apart from the first, which is written as if it were the only one.
 * None knows the others: so each is given a way of its own.
 */
const ways: readonly Text[] = [
  {
    de: `Gehen Sie dabei nicht den naheliegenden Weg: Beginnen Sie mit einer genauen Einzelheit aus dem Material und
      entwickeln Sie das Übrige aus ihr.`,
    en: `Do not take the obvious way here: begin with an exact detail from the material, and develop the rest from it.`,
  },
  {
    de: `Gehen Sie dabei von denen aus, die es lesen: Beginnen Sie mit dem, was es für sie ändert, und ordnen Sie das
      Übrige danach, wie wichtig es ihnen ist.`,
    en: `Go from those who read it here: begin with what it changes for them, and order the rest by how much it matters
      to them.`,
  },
  {
    de: `Stellen Sie dabei das voran, was im Material am wenigsten zu erwarten war; gibt es nichts dergleichen, die
      wichtigste Tatsache.`,
    en: `Put first what was least to be expected in the material; if there is nothing of the kind, the most important
      fact.`,
  },
  {
    de: `Schreiben Sie es dabei so schlicht, wie es diese Art von Text erlaubt: kurze Hauptsätze, geläufige Wörter, das
      Wichtigste so früh wie möglich, keine Vergleiche.`,
    en: `Write it as plainly as this kind of text allows: short main clauses, common words, the most important thing as
      early as possible, no comparisons.`,
  },
]

/** The prompt of a call for one of several answers, counted from 0: the first has the call's own. */
export const anotherTake = (prompt: Text, take: number): Text => {
  const way = ways[take - 1]
  if (!way) return prompt
  const [own, holds] = [prose(way), prose(still)]
  return inEach(locale => `${prompt[locale]}\n\n${own[locale]} ${holds[locale]}`)
}
