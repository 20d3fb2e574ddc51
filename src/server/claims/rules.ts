import * as z from 'zod/mini'
import { longestChecked, mostLeft } from '#shared/claims-checking.ts'
import { lengthOf, type Text, written } from '#shared/text.ts'
import { may, needs } from '../http/rules.ts'

export const words = {
  long: {
    de: `Höchstens ${written(longestChecked, 'de')} Zeichen lassen sich auf einmal prüfen. Markieren Sie einen Teil.`,
    en: `At most ${written(longestChecked, 'en')} characters can be checked at once. Select a part.`,
  },
  empty: { de: 'Hier steht noch nichts, das sich prüfen lässt.', en: 'There is nothing here yet that can be checked.' },
  variant: { de: 'Die Nummer einer Variante, ab 1.', en: 'The number of a variant, from 1.' },
  language: { de: 'Ein Sprachcode wie DE.', en: 'The code of a language, such as DE.' },
  left: {
    de: `Höchstens ${mostLeft} Aussagen, jede mit höchstens 300 Zeichen.`,
    en: `At most ${mostLeft} claims, each of at most 300 characters.`,
  },
} satisfies Record<string, Text>

const variant = z.int().check(z.gte(1))

/** What is asked of a check: another text than is kept, such as what is selected or has just been changed. */
export const forChecking = {
  text: may(z.string().check(z.refine(text => lengthOf(text.trim()) <= longestChecked)), words.long),
  variant: may(variant, words.variant),
  lang: may(z.string().check(z.maxLength(20)), words.language),
}

/** What is said of a text that was checked. */
export const forLeaving = {
  left: needs(z.array(z.string().check(z.maxLength(300))).check(z.maxLength(mostLeft)), words.left),
  variant: may(variant, words.variant),
}
