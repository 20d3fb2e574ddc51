import type { Locale } from '#shared/text.ts'
import { digitByDigit, numberSaid } from './numbers.ts'
import type { Rule } from './rule.ts'

const names = {
  de: { at: 'ät', dot: 'Punkt', slash: 'Schrägstrich', dash: 'Bindestrich', under: 'Unterstrich', plus: 'plus' },
  en: { at: 'at', dot: 'dot', slash: 'slash', dash: 'dash', under: 'underscore', plus: 'plus' },
} as const

/** Of an address that is longer than anybody wants to hear, only where it leads is said. */
const longestPath = 30

/** An address as one dictates it. */
const dictated = (address: string, locale: Locale) => {
  const { dot, slash, dash, under, at } = names[locale]
  const said: Readonly<Record<string, string>> = { '.': dot, '/': slash, '-': dash, _: under, '@': at }
  return address
    .replaceAll(/[./\-_@]/g, sign => ` ${said[sign]} `)
    .replaceAll(/\s+/g, ' ')
    .trim()
}

const webSaid = (address: string, locale: Locale) => {
  const [host = '', ...path] = address.replace(/^(?:https?:\/\/)?(?:www\.)?/, '').split('/')
  const rest = path
    .join('/')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
  return dictated(rest && rest.length <= longestPath ? `${host}/${rest}` : host, locale)
}

/** What is read the same way in every language: marks of the writer, addresses, signs that are only seen. */
export const addressesAnd = (locale: Locale): readonly Rule[] => [
  [/\[([^\][|\n]{1,200})\|([^\][|\n]{1,300})\]/g, ([, , said]) => said],
  [/[\w.+-]{1,64}@[\w-]+(?:\.[\w-]+)+/g, ([all = '']) => dictated(all, locale)],
  [/\b(?:https?:\/\/|www\.)[^\s<>"“”„)\]]*[^\s<>"“”„)\].,;:!?]/g, ([all = '']) => webSaid(all, locale)],
  [
    /\b[a-z0-9-]{2,63}(?:\.[a-z0-9-]{2,63}){0,8}\.(?:de|com|org|net|eu|io|at|ch|example)\b/g,
    ([all = '']) => webSaid(all, locale),
  ],
  [
    /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\p{Variation_Selector}|\u200d|\u20e3)+/gu,
    ([all = '']) => (/^[©®™]+$/.test(all) ? undefined : ' '),
  ],
  [
    /(?<![\d.])(?!\d{1,2}\.\d{1,2}\.\d{4}\b)\d+(?:\.\d+){2,}/g,
    ([all = '']) =>
      all
        .split('.')
        .map(part => numberSaid(part, undefined, locale))
        .join(` ${names[locale].dot} `),
  ],
  [
    /(?<![\d.,])(?:\+|00?)\d[\d /()-]{5,}\d/g,
    ([all = '']) => {
      const groups = all
        .replaceAll(/[()/-]/g, ' ')
        .split(/\s+/)
        .filter(Boolean)
      return groups
        .map(
          one =>
            `${one.startsWith('+') ? `${names[locale].plus} ` : ''}${digitByDigit(one.replaceAll(/\D/g, ''), locale)}`,
        )
        .join(', ')
    },
  ],
]
