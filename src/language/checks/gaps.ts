import type { Check, Finding } from './finding.ts'

const bracketed = /(?<![\]\\!])\[([^[\]\n]{2,80})\](?![([:])/g
const noGap = /^(?:[\d\s,–-]+|x|…|\.{3}|sic!?|\^.*|https?:.*)$/i

/** Gaps in square brackets, which somebody still has to fill in. */
export const gaps: Check = ({ text }) =>
  Array.from(text.matchAll(bracketed))
    .filter(([, said = '']) => /\p{L}/u.test(said) && !noGap.test(said.trim()))
    .map(({ 0: found, 1: said = '', index: from }): Finding => ({
      kind: 'gap',
      from,
      to: from + found.length,
      message: { de: `Hier fehlt noch: ${said}.`, en: `Still to be filled in: ${said}.` },
    }))
