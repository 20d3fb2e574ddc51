import type { Text } from '#shared/text.ts'
import type { Check, Finding, FindingKind } from './finding.ts'
import { withoutCode } from './hidden.ts'

/** One thing to set otherwise: what is found, and what stands in its place. */
type Rule = {
  readonly kind: FindingKind
  /** What is wrong, in a text in which code and addresses are blanked out. */
  readonly find: RegExp
  readonly put: (found: RegExpExecArray) => string
  readonly message: Text
  /** From this many on they are one remark, mended together. */
}

const open = String.raw`(?<=^|[\s([{–—\-/„“‚])`
const close = String.raw`(?=$|[\s.,;:!?…)\]}–—\-/“”’])`
const inner = (mark: string) => `([^\\s${mark}\\n](?:[^${mark}\\n]{0,600}?[^\\s${mark}\\n])?)`
const pair = (from: string, to: string, not = from + to) =>
  new RegExp(`${open}${from}${inner(not)}(?<!\\d)${to}${close}`, 'gmu')

const straight: Text = {
  de: 'Gerade Anführungszeichen; im Druck stehen „…“.',
  en: 'Straight quotation marks; in print they are “…”.',
}
const foreign: Text = {
  de: 'Anführungszeichen einer anderen Sprache; im Deutschen stehen „…“.',
  en: 'Quotation marks of another language; in English they are “…”.',
}
const apostrophe: Text = { de: 'Gerader Apostroph; im Satz steht ’.', en: 'A straight apostrophe; in print it is ’.' }
const dash: Text = {
  de: 'Bindestrich, wo ein Gedankenstrich (–) hingehört.',
  en: 'A hyphen where a dash (–) belongs.',
}
const range: Text = {
  de: 'Bindestrich zwischen Zahlen; „bis“ schreibt man mit –.',
  en: 'A hyphen between numbers; a range takes –.',
}
const dots: Text = {
  de: 'Drei Punkte statt eines Auslassungszeichens (…).',
  en: 'Three dots instead of an ellipsis (…).',
}
const before: Text = { de: 'Ein Leerzeichen vor dem Satzzeichen.', en: 'A space before the punctuation mark.' }
const several: Text = { de: 'Mehrere Leerzeichen hintereinander.', en: 'Several spaces in a row.' }
const after: Text = { de: 'Nach dem Komma fehlt ein Leerzeichen.', en: 'A space is missing after the comma.' }

const units = 'Uhr|Prozent|Euro|Cent|Stunden|Minuten|Sekunden|Tagen?|Wochen|Monaten?|Jahren?|Personen|percent|per cent'
const more = 'hours|minutes|seconds|days|weeks|months|years|people|euros|dollars|a\\.m\\.|p\\.m\\.|am|pm'
const measured = `(?=\\s?(?:%|€|\\$|°|(?:km|kg|cm|mm|m|g|l|ml|h|min|${units}|${more})(?![\\p{L}\\d])))`

const first = ({ 1: said = '' }: RegExpExecArray) => said

/** What both languages set alike. */
const shared: readonly Rule[] = [
  { kind: 'quotes', find: /(?<=\p{L})'(?=\p{L})/gu, put: () => '’', message: apostrophe },
  { kind: 'dashes', find: /(?<=[^\s|:\-–—] )-{1,2}(?= [^\s|\-–—\d])/g, put: () => '–', message: dash },
  { kind: 'dashes', find: /(?<=\p{L})--(?=\p{L})/gu, put: () => '–', message: dash },
  {
    kind: 'dashes',
    find: new RegExp(`(?<![\\p{L}\\d.,\\-/])\\d{1,4}-\\d{1,4}(?![\\-/\\d]|[.,]\\d)${measured}`, 'gu'),
    put: ({ 0: found }) => found.replace('-', '–'),
    message: range,
  },
  { kind: 'dashes', find: /(?<=\b(?:1[5-9]|20)\d\d)-(?=(?:1[5-9]|20)\d\d\b(?!-))/g, put: () => '–', message: range },
  { kind: 'quotes', find: /(?<!\.)\.\.\.(?!\.)/g, put: () => '…', message: dots },
  {
    kind: 'spaces',
    find: /(?<=[\p{L}\p{N})“”"])[ \t]+(?=[,;!?:](?=\s|$)|\.(?=\s|$))/gmu,
    put: () => '',
    message: before,
  },
  { kind: 'spaces', find: /(?<=[^\s|]) {2,}(?=[^\s|])/g, put: () => ' ', message: several },
  { kind: 'spaces', find: /(?<=\p{Ll}{2}),(?=\p{L}{2})/gu, put: () => ', ', message: after },
]

/** The quotation marks of each language that we know how to set. */
const own: Readonly<Record<string, readonly Rule[]>> = {
  de: [
    { kind: 'quotes', find: pair('"', '"'), put: found => `„${first(found)}“`, message: straight },
    { kind: 'quotes', find: pair('„', '["”]', '„“”"'), put: found => `„${first(found)}“`, message: straight },
    { kind: 'quotes', find: pair('“', '”', '„“”'), put: found => `„${first(found)}“`, message: foreign },
    { kind: 'quotes', find: pair("'", "'", "'"), put: found => `‚${first(found)}‘`, message: straight },
  ],
  en: [
    { kind: 'quotes', find: pair('"', '"'), put: found => `“${first(found)}”`, message: straight },
    { kind: 'quotes', find: pair('„', '[“”"]', '„“”"'), put: found => `“${first(found)}”`, message: foreign },
  ],
}

const enough = 4

/** Many of one kind are one remark: it marks the first, and mends all. */
const gathered = (text: string, { kind, message }: Rule, found: readonly Mended[]): Finding[] => {
  const [start] = found
  const last = found.at(-1)
  if (found.length < enough || !start || !last)
    return found.map(({ from, to, text: put }) => ({ kind, from, to, message, mend: { from, to, text: put } }))
  let mended = ''
  let at = start.from
  for (const { from, to, text: put } of found) {
    mended += text.slice(at, from) + put
    at = to
  }
  const times = { de: `${message.de} ${found.length}-mal.`, en: `${message.en} ${found.length} times.` }
  return [
    { kind, from: start.from, to: start.to, message: times, mend: { from: start.from, to: last.to, text: mended } },
  ]
}

type Mended = { readonly from: number; readonly to: number; readonly text: string }

/** Quotation marks, dashes and spaces as the language of the text sets them. Every remark can be mended. */
export const typography: Check = ({ text, language }) => {
  const rules = own[language ?? '']
  if (!rules) return []
  const visible = withoutCode(text)
  return [...rules, ...shared].flatMap(rule => {
    const found = Array.from(visible.matchAll(rule.find), match => ({
      from: match.index,
      to: match.index + match[0].length,
      text: rule.put(match),
    }))
    const real = found.map(one => ({ ...one, text: restored(text, visible, one) }))
    return gathered(text, rule, real)
  })
}

/** What was blanked out inside a pair of quotation marks comes back. */
const restored = (text: string, visible: string, { from, to, text: put }: Mended) => {
  const between = visible.slice(from + 1, to - 1)
  const real = text.slice(from + 1, to - 1)
  return between === real ? put : put.replace(between, () => real)
}
