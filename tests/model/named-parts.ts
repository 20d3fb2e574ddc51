import { within } from './plausible.ts'
import { sentencesFor } from './texts.ts'

/** How a prompt begins to say which parts it wants, and whether there are several of each. */
const layouts = [
  { begins: /^(?:Oben je |Oben eine |At the top a line “(?!Title))/, hasText: true, blocks: 1 },
  { begins: /^(?:In dieser Form, jeder|In this form, each)/, hasText: false, blocks: 1 },
  { begins: /^(?:Je Eintrag die Zeilen|For each item the lines)/, hasText: false, blocks: 3 },
]
const label = /(je Vorschlag eine Zeile )?[„“]([^„“”:]{1,40}): ?(…)?[“”]( for each suggestion)?/gu

/** Characters of a value. */
const longest = 58
const short = { names: /^(?:Überschriften|Headlines)$/, longest: 30 }

/**
 * An answer with the names that a prompt names, filled with test sentences; undefined where it names none. What stands
 * without a name is the text.
 */
export const namedPartsFor = (prompt: string, text: string): string | undefined => {
  const lines = prompt.split('\n')
  const layout = layouts.find(({ begins }) => lines.some(line => begins.test(line)))
  const line = layout && lines.find(one => layout.begins.test(one))
  if (!layout || !line) return undefined
  const sentences = sentencesFor(prompt)
  let at = 0
  const next = (name: string) =>
    within(sentences[at++ % sentences.length] ?? 'Test.', short.names.test(name) ? short.longest : longest)
  const said = ([, de, name = '', single, en]: readonly (string | undefined)[]) => {
    if (!single) return [`${name}:`, ...[1, 2, 3].map(() => `- ${next(name)}`)]
    return (de || en ? [1, 2, 3] : [1]).map(() => `${name}: ${next(name)}`)
  }
  const block = () => [...line.matchAll(label)].flatMap(said).join('\n')
  const blocks = Array.from({ length: layout.blocks }, block)
  return [...blocks, ...(layout.hasText ? [text] : [])].join('\n\n')
}
