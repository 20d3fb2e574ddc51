import { type Check, type Finding } from './finding.ts'

const right: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(
    `die der das den dem sie ihr ihnen sehr ganz viel so ja nein na nun ach ha ho bla hin weiter mehr wer was wo zu
     immer nie schnell langsam`.split(/\s+/),
  ),
  en: new Set(
    `that had is was her you who do in on so very really no yes bye ha ho blah knock now there much far long many well
     again win more fifty`.split(/\s+/),
  ),
}
const none: ReadonlySet<string> = new Set()
const gap = /^[ \t\u00a0]+$/

/** A word that stands twice, one after the other. What is often right that way, as „die die“, is passed over. */
export const doubled: Check = ({ text, language, words }) => {
  const allowed = right[language ?? ''] ?? none
  const pairs = words.flatMap((word, at) => {
    const before = words[at - 1]
    const isTwice =
      before?.lower === word.lower &&
      (word.as === before.as || word.as === word.lower) &&
      /^\p{L}{2,}$/u.test(word.as) &&
      !allowed.has(word.lower) &&
      gap.test(text.slice(before.to, word.from))
    return isTwice ? { before, word } : []
  })
  const names = new Map<string, number>()
  for (const { word } of pairs) names.set(word.as, (names.get(word.as) ?? 0) + 1)
  return pairs
    .filter(({ word }) => word.as === word.lower || names.get(word.as) === 1)
    .map(({ before, word }): Finding => ({
      kind: 'doubled',
      from: before.from,
      to: word.to,
      message: { de: `„${word.as}“ steht doppelt da.`, en: `“${word.as}” stands there twice.` },
      mend: { from: before.to, to: word.to, text: '' },
    }))
}
