import { either } from '../either.ts'
import { inside, type WordSpan } from '../spans.ts'
import type { Address, Check, Finding } from './finding.ts'
import { quotedIn } from './hidden.ts'

type Spoken = Exclude<Address, 'neutral'>

const informal = /^(?:du|dich|dir|dein(?:e[mnrs]?)?|deinetwegen)$/
const plural = /^(?:euch|euer|eure[mnrs]?)$/
const formal = /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?|Ihretwegen)$/
const pluralVerb = new RegExp(
  `^${either(`
  habt | seid | wart | hattet | könnt | wollt | müsst | dürft | sollt | solltet | werdet | würdet | möchtet | mögt
  wisst | braucht | bekommt | findet | sucht | macht | geht | kommt | seht | lest | bucht | kauft | spart | erhaltet`)}$`,
)

/** What may stand before the first word of something that is said: a capital letter behind it says nothing. */
const opening = /(?:^|[.!?…:\n–—([|•*#>„“"»«‚‘'/]|\d\.)\s*$/

const words = {
  du: { de: '„du“', en: '“du”' },
  sie: { de: '„Sie“', en: '“Sie”' },
  ihr: { de: '„ihr“', en: '“ihr”' },
} as const

/** Whom a word speaks to. “Sie” that opens a sentence may be they or she, “ihr” may be hers: then nobody. */
const spokenBy = (text: string, word: WordSpan, before: string, after: string): Spoken | undefined => {
  if (informal.test(word.lower)) return 'du'
  if (plural.test(word.lower)) return 'ihr'
  if (word.lower === 'ihr' && (pluralVerb.test(after) || pluralVerb.test(before))) return 'ihr'
  if (formal.test(word.as) && !opening.test(text.slice(Math.max(0, word.from - 8), word.from))) return 'sie'
  return undefined
}

/** Without a wish, the address that occurs most holds; “du” and “ihr” go together, as friends and one of them. */
const minority = (found: readonly Spoken[]): ReadonlySet<Spoken> => {
  const politely = found.filter(spoken => spoken === 'sie').length
  const isMixed = politely > 0 && politely < found.length
  if (!isMixed) return new Set()
  return 2 * politely >= found.length ? new Set(['du', 'ihr'] as const) : new Set(['sie'] as const)
}

/** Whether a German text speaks to its readers in one way, and in the one that was wanted. */
export const address: Check = ({ text, language, words: all, wanted }) => {
  if (language !== 'de') return []
  const quoted = quotedIn(text)
  const found = all.flatMap((word, at) => {
    const spoken = spokenBy(text, word, all[at - 1]?.lower ?? '', all[at + 1]?.lower ?? '')
    return spoken && !inside(quoted, word.from) ? { word, spoken } : []
  })
  const wish = wanted.address
  const few = wish ? undefined : minority(found.map(({ spoken }) => spoken))
  return found
    .filter(({ spoken }) => (few ? few.has(spoken) : spoken !== wish))
    .map(({ word: { as, from, to }, spoken }): Finding => {
      const message =
        wish === 'neutral'
          ? {
              de: `„${as}“ spricht Leserinnen und Leser an; gewünscht war ein Text ohne Anrede.`,
              en: `“${as}” addresses the readers; you wanted a text that does not.`,
            }
          : wish
            ? {
                de: `„${as}“ gehört zur Anrede mit ${words[spoken].de}; gewünscht war ${words[wish].de}.`,
                en: `“${as}” belongs to ${words[spoken].en}; you wanted ${words[wish].en}.`,
              }
            : spoken === 'sie'
              ? { de: `„${as}“, wo der Text sonst nicht siezt.`, en: `“${as}” in a text that is informal elsewhere.` }
              : { de: `„${as}“, wo der Text sonst siezt.`, en: `“${as}” in a text that is formal elsewhere.` }
      return { kind: 'address', from, to, message }
    })
}
