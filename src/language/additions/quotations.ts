import { littleWordsOf } from '../languages.ts'
import type { Side } from '../meaning/side.ts'
import type { Span } from '../spans.ts'
import { stemOf } from '../words.ts'
import { folded } from './folded.ts'
import type { Given } from './given.ts'

/** A quotation that somebody is said to have said; a marked one is offered for approval. */
export type Quotation = Span & { readonly marked: boolean; readonly sentence: Span }

const quoted = /„([^„“”\n]{8,600})[“”]|“([^“”\n]{8,600})”|"([^"\n]{8,600})"|«([^«»\n]{8,600})»|»([^«»\n]{8,600})«/gu

const verbs: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:sagt|sagte|so (?=\p{Lu}|der|die|unser)|erklärt|erklärte|betont|betonte|meint|meinte|freut sich|berichtet|ergänzt|erzählt|verspricht|findet|fasst|lobt|schwärmt|verrät|weiß|äußert|kommentiert|bekräftigt|schreibt|laut|versichert|unterstreicht)(?!\p{L})/u,
  en: /(?<!\p{L})(?:says?|said|explain(?:s|ed)|add(?:s|ed)|according to|comment(?:s|ed)|stress(?:es|ed)|note[sd]|told|tells|recall(?:s|ed)|promise[sd]|write[s]?|enthuse[sd]|remark(?:s|ed)|put(?:s)? it|state[sd]|reveal(?:s|ed)|laughs?|joke[sd]?)(?!\p{L})/u,
}

/** What says beside a quotation that somebody has to approve it. */
const approval =
  /\[[^\]\n]*(?:zitat|freigeb|freigabe|abstimm|quot|approv|confirm)[^\]\n]*\]|\((?:[^)\n]*(?:freigabe|freizugeben|to be approved|for approval)[^)\n]*)\)/iu

/** So many quotations are looked at. */
const most = 100

const reach = 90
const fewestWords = 3

const stemsOf = (text: string, language: string | undefined): string[] => {
  const little = littleWordsOf(language)
  return (folded(text).match(/\p{L}+/gu) ?? []).filter(word => !little.has(word)).map(word => stemOf(word, language))
}

/** Most of what a quotation says stands close together in what was given: it may be smoothed. */
const isGiven = (said: string, { text }: Given, language: string | undefined): boolean => {
  const wanted = new Set(stemsOf(said, language))
  const all = (folded(text).match(/\p{L}+/gu) ?? []).map(word => stemOf(word, language))
  if (!wanted.size)
    return folded(text).includes(
      folded(said)
        .replaceAll(/[^\p{L} ]/gu, '')
        .trim(),
    )
  const room = Math.max(12, 3 * (folded(said).match(/\p{L}+/gu)?.length ?? 0))
  const part = wanted.size < 5 ? 0.75 : 0.6
  const held = new Map<string, number>()
  for (let at = 0; at < all.length; at++) {
    const come = all[at] ?? ''
    if (wanted.has(come)) held.set(come, (held.get(come) ?? 0) + 1)
    const gone = all[at - room] ?? ''
    const left = held.get(gone)
    if (left === 1) held.delete(gone)
    else if (left) held.set(gone, left - 1)
    if (held.size >= part * wanted.size) return true
  }
  return false
}

const isSentence = (said: string) => /^\p{Lu}/u.test(said) && (said.match(/\p{L}+/gu) ?? []).length > fewestWords

/** Whether somebody was just quoted, so that the next sentence in quotation marks is theirs, too. */
const wasSaid = (before: string, verb: RegExp) => {
  const last = before.trimEnd().replace(/^[\s\S]*(?=[„“"«»][^„“”"«»]{8,600}[“”"»«][^„“”"«»]*$)/u, '')
  return last.length < 600 && /[“”"»«]/.test(last) && verb.test(last)
}

/** Quotations of people that do not stand in what was given. */
export const quotationsIn = (side: Side, given: Given): Quotation[] => {
  const { text, language, sentences } = side
  const verb = verbs[language ?? '']
  if (!verb) return []
  return Array.from(text.matchAll(quoted).take(most)).flatMap(found => {
    const from = found.index
    const to = from + found[0].length
    const said = found.slice(1).find(Boolean) ?? ''
    if ((said.match(/\p{L}+/gu) ?? []).length < fewestWords) return []
    const line = {
      from: text.lastIndexOf('\n\n', from) + 1,
      to: text.indexOf('\n\n', to) < 0 ? text.length : text.indexOf('\n\n', to),
    }
    const before = text.slice(Math.max(line.from, from - reach), from).replace(/^[\s\S]*[.!?](?=\s)/u, '')
    const behind = text.slice(to, Math.min(line.to, to + reach)).replace(/[.!?](?=\s)[\s\S]*$/u, '')
    const stands =
      isSentence(said) &&
      /(?:^|[.!?:“”"»«]\s+|\n\s*)$/.test(text.slice(Math.max(line.from, from - 6), from)) &&
      /^(?:[\s.]|$)/.test(text.slice(to, to + 1))
    const goesOn = stands && wasSaid(text.slice(line.from, from), verb)
    const says =
      goesOn || (/[:,]\s*$/.test(before) && verb.test(before)) || (/^[,\s–-]/.test(behind) && verb.test(behind))
    if (!says || isGiven(said, given, language)) return []
    const inSentences = sentences.filter(sentence => sentence.from < to && sentence.to > from)
    const sentence = {
      from: Math.min(from, inSentences[0]?.from ?? from),
      to: Math.max(to, inSentences.at(-1)?.to ?? to),
    }
    const marked = approval.test(text.slice(Math.max(0, from - reach), Math.min(text.length, sentence.to + reach)))
    return [{ from, to, marked, sentence }]
  })
}
