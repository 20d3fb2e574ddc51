import { inEach, type Text } from '#shared/text.ts'
import { prose } from './prose.ts'

const asks = {
  more: prose({
    de: `
      Einige gibt es schon, sie stehen in {{ stands }} und bleiben. Schreiben Sie ebenso viele neue, wie oben verlangt
      sind, und keine davon noch einmal, auch nicht in anderen Worten.`,
    en: `
      Some exist already; they stand in {{ stands }} and stay. Write as many new ones as are asked for above, and none
      of those again, not in other words either.`,
  }),
  like: prose({
    de: 'Am besten gefällt {{ like }}: Die neuen gehen in diese Richtung.',
    en: 'The favourite is {{ like }}: the new ones go in that direction.',
  }),
  rest: prose({
    de: `
      Was in {{ stands }} steht, bleibt und zählt mit. Schreiben Sie nur, was daneben noch fehlt, und nichts davon noch
      einmal, auch nicht in anderen Worten.`,
    en: `
      What is in {{ stands }} stays and counts. Write only what is still missing beside it, and none of it again, not in
      other words either.`,
  }),
}

/**
 * The prompt of a call where something of its answer stands already: of a list more is wanted, like one of its items
 * if `like` says so, of named parts the rest.
 */
export const besideStanding = (prompt: Text, { isList, like }: { isList: boolean; like: boolean }): Text =>
  inEach(locale =>
    [prompt[locale], (isList ? asks.more : asks.rest)[locale], like && asks.like[locale]].filter(Boolean).join('\n\n'),
  )
