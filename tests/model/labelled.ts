import { sentencesFor } from './texts.ts'

const name = /[„“]([^„“”:]{1,40}): ?(…)?[“”]( mit je einer Zeile| with a line)?/gu
const rows = { de: 'Je Eintrag die Zeilen', en: 'For each item the lines' }

/**
 * An answer with the labels that a prompt names, filled with test sentences; undefined where it names none. What stands
 * without a label is the text.
 */
export const labelledFor = (prompt: string, text: string): string | undefined => {
  const line = prompt
    .split('\n')
    .find(one =>
      /^(?:Oben |At the top |In dieser Form, jeder|In this form, each|Je Eintrag die|For each item)/.test(one),
    )
  if (!line) return undefined
  const sentences = sentencesFor(prompt).map(sentence => sentence.slice(0, 60).replace(/\s\S*$/, ''))
  let at = 0
  const next = () => sentences[at++ % sentences.length] ?? 'Test.'
  const block = () =>
    [...line.matchAll(name)]
      .map(([, label, single, listed]) =>
        listed || !single
          ? [`${label}:`, `- ${next()}`, `- ${next()}`, `- ${next()}`].join('\n')
          : `${label}: ${next()}`,
      )
      .join('\n')
  if (Object.values(rows).some(begin => line.startsWith(begin))) return [block(), block(), block()].join('\n\n')
  return /^(?:Oben|At the top)/.test(line) ? `${block()}\n\n${text}` : block()
}
