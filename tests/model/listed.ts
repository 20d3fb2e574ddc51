import { within } from './plausible.ts'
import { sentencesFor } from './texts.ts'

const numbers = [
  ...['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn'],
  ...['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
]
const things =
  'Antworten|Fassungen|Titel|Einleitungen|Überleitungen|Werbeüberschriften|Fragen|Weisen|Vorschläge|' +
  'answers|versions|titles|introductions|transitions|promotional headlines|relevant questions|ways|suggestions'
const wanted = new RegExp(`(${numbers.join('|')}|\\d{1,2}) (?:[\\p{L}]+ )?(?:${things})`, 'iu')

/** How many a prompt asks for; three where it does not say. */
const amountIn = (prompt: string) => {
  const said = wanted.exec(prompt)?.[1]?.toLowerCase() ?? '3'
  return Number(said) || (numbers.indexOf(said) % 9) + 2
}

const asLines = /^(?:Je eine Zeile, nummeriert|One a line, numbered)/m
const asTexts = /^(?:Jeder Text beginnt mit einer Zeile|Each text begins with a line)/m

/** A list as a prompt asks for it, of test sentences; undefined where it asks for none. */
export const listedFor = (prompt: string): string | undefined => {
  const isLines = asLines.test(prompt)
  if (!isLines && !asTexts.test(prompt)) return undefined
  const sentences = sentencesFor(prompt)
  const items = Array.from({ length: amountIn(prompt) }, (_, at) => sentences[at % sentences.length] ?? 'Test.')
  return isLines
    ? items.map((item, at) => `${at + 1}. ${within(item)}`).join('\n')
    : items.map((item, at) => `### ${at + 1}\n\n${item}`).join('\n\n')
}
