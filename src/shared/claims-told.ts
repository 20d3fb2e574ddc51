import type { Claim, ClaimSource, Verdict } from './claims.ts'
import { asWords, linked } from './credit.ts'
import type { Locale, Text } from './text.ts'

export const verdictNames: Readonly<Record<Verdict, Text>> = {
  supported: { de: 'belegt', en: 'supported' },
  refuted: { de: 'widerlegt', en: 'refuted' },
  disputed: { de: 'umstritten', en: 'disputed' },
  not_found: { de: 'nicht gefunden', en: 'not found' },
  not_checkable: { de: 'nicht prüfbar', en: 'not checkable' },
}

/** What follows from what pages say: a verdict stands on quotations alone. */
export const verdictFrom = (sources: readonly ClaimSource[]): Verdict => {
  const says = (side: ClaimSource['says']) => sources.some(source => source.says === side)
  if (says('for')) return says('against') ? 'disputed' : 'supported'
  return says('against') ? 'refuted' : 'not_found'
}

const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')
const hostOf = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') ?? address

/** How many pages say something of their own: copies of the same sentence, and pages of one house, count once. */
export const independent = (sources: readonly ClaimSource[]): number => {
  const said = new Map<string, string>()
  for (const { address, quotation } of sources) {
    const words = letters(quotation)
    const isCopy = [...said].some(([host, other]) => host === hostOf(address) || other === words)
    if (!isCopy) said.set(hostOf(address), words)
  }
  return said.size
}

const plural = (count: number, locale: Locale) =>
  locale === 'de'
    ? count === 1
      ? 'Nur eine unabhängige Seite'
      : `${count} voneinander unabhängige Seiten`
    : count === 1
      ? 'Only one independent page'
      : `${count} independent pages`

/** How sure one can be, in a sentence: by who says what, never by how it is said. */
export const confidenceOf = ({ verdict, sources, from }: Claim, locale: Locale): string => {
  const german = locale === 'de'
  const count = independent(sources)
  const one = count === 1
  if (from === 'memory')
    return german
      ? 'Nur aus dem Wissen des Modells: Es wurde keine Quelle gelesen.'
      : 'Only from the model’s knowledge: no source was read.'
  switch (verdict) {
    case 'supported':
      return german
        ? `${plural(count, locale)} ${one ? 'sagt' : 'sagen'} es, und keine gelesene widerspricht.`
        : `${plural(count, locale)} ${one ? 'says' : 'say'} so, and none that was read contradicts.`
    case 'refuted':
      return german
        ? `${plural(count, locale)} ${one ? 'sagt' : 'sagen'} etwas anderes, und keine gelesene bestätigt es.`
        : `${plural(count, locale)} ${one ? 'says' : 'say'} otherwise, and none that was read confirms it.`
    case 'disputed':
      return german ? 'Die gelesenen Seiten widersprechen einander.' : 'The pages that were read contradict each other.'
    case 'not_found':
      return german
        ? 'Keine gelesene Seite sagt es mit einem Satz, der sich anführen lässt, und keine widerspricht.'
        : 'No page that was read says so in a sentence that can be quoted, and none contradicts.'
    case 'not_checkable':
      return german
        ? 'Das ist eine Meinung, eine Vorhersage oder etwas, das keine Quelle belegen kann.'
        : 'This is an opinion, a prediction or something that no source can prove.'
    default:
      return german
        ? 'Das ist noch nicht geprüft. Prüfen Sie diese Aussage noch einmal.'
        : 'This is not checked yet. Check this claim again.'
  }
}

const said = (says: ClaimSource['says']): Text =>
  says === 'for' ? { de: 'Dafür', en: 'For' } : { de: 'Dagegen', en: 'Against' }

/** What is said of a quotation that was gone when its page was read again. */
export const goneName: Text = { de: 'Steht heute nicht mehr da', en: 'No longer stands there' }

const day = (moment: string) => moment.slice(0, 10)

const quotes = { de: ['„', '“'], en: ['“', '”'] } as const
const read = { de: 'gelesen am', en: 'read on' }

/**
 * Claims as Markdown: each with its verdict and why, and for each page a note with the words that were quoted, its
 * address and its day. So it is with what stood there once and was gone when the page was read again.
 */
export const claimsAsMarkdown = (claims: readonly Claim[], locale: Locale): string => {
  const [open, close] = quotes[locale]
  let number = 0
  const notes: string[] = []
  const blocks = claims.map((one, at) => {
    const noted = ({ address, title, date, readAt, quotation }: ClaimSource, as: string) => {
      const when = [date, `${read[locale]} ${day(readAt)}`].filter(Boolean).join(', ')
      notes.push(`[^${++number}]: ${as}: ${open}${asWords(quotation)}${close} ${linked(title, address)}, ${when}`)
      return `[^${number}]`
    }
    const marks = one.sources.map(source => noted(source, said(source.says)[locale]))
    const gone = (one.gone ?? []).map(source => noted(source, goneName[locale])).join('')
    const verdict = one.verdict ? verdictNames[one.verdict][locale] : '–'
    const why = [one.reason && asWords(one.reason), confidenceOf(one, locale), gone && `${goneName[locale]}${gone}.`]
      .filter(Boolean)
      .join(' ')
    return `${at + 1}. **${asWords(one.claim)}**\n   **${verdict}**${marks.join('')}: ${why}`
  })
  return [blocks.join('\n'), ...notes].join('\n\n')
}

const sourceOnWire = ({ address, title, date, readAt, quotation, says }: ClaimSource) => ({
  ...{ url: address, title, date: date ?? null, readAt, quotation, says },
})

/** Claims as they travel as JSON, each source with its address, title, day and quotation. */
export const claimsOnWire = (claims: readonly Claim[], locale: Locale): readonly object[] =>
  claims.map(one => ({
    claim: one.claim,
    passage: one.passage ?? null,
    verdict: one.verdict ?? 'not_found',
    confidence: confidenceOf(one, locale),
    reason: one.reason ?? null,
    sources: one.sources.map(sourceOnWire),
    gone: (one.gone ?? []).map(sourceOnWire),
  }))
