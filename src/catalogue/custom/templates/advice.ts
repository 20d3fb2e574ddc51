/** Advice that stands beside the form of more than one template. */
export const enough = {
  title: { de: 'Stichpunkte genügen.', en: 'Notes will do.' },
  text: {
    de: 'Ganze Sätze braucht es nicht, aber alles, was im Text stehen soll.',
    en: 'Full sentences are not needed, just everything that should be in the text.',
  },
}
export const nothingInvented = {
  title: { de: 'Erfunden wird nichts.', en: 'Nothing is invented.' },
  text: {
    de: 'Namen, Zahlen und Termine, die Sie nicht nennen, kommen auch nicht vor.',
    en: 'Names, figures and dates that you do not mention will not appear.',
  },
}
