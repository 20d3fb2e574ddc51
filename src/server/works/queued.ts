import type { EventOf } from '#shared/events.ts'

const inLine = (texts: number) =>
  texts === 1
    ? {
        de: 'Das Modell auf diesem Server schreibt gerade einen anderen Text. Danach kommt Ihrer.',
        en: 'The model on this server is writing another text. Yours is next.',
      }
    : {
        de: `Das Modell auf diesem Server schreibt einen Text nach dem anderen. Vor Ihrem: ${texts}`,
        en: `The model on this server writes one text at a time. Before yours: ${texts}`,
      }
const begins = { de: 'Das Modell liest die Aufgabe', en: 'The model is reading the task' }

/** How many texts are before this one, as it is told to its reader. */
export const queued = (texts: number): EventOf<'progress'> => ({
  event: 'progress',
  step: texts ? inLine(texts) : begins,
  at: 1,
  of: 1,
})
