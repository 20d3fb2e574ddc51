import { type Answer, isList, isRecord, type Item } from './answers.ts'
import { isClaim } from './claims.ts'
import { fileIn } from './accepts.ts'
import { gapShape } from './gaps.ts'
import type { Values } from './fields.ts'
import { onOneLine } from './one-line.ts'
import { capitalized } from './text.ts'

/** What a text is called, and how it goes on from there. */
export type Titled = { readonly title: string; readonly first: string }

/** A line, and of a heading its level. */
type Line = { readonly text: string; readonly heading: number | undefined }

/** So much of a text is looked at, and so long is a title at most. */
const looked = 4_000
const longest = 120
/** A title that is shorter says too little to tell texts apart: more pieces of a list follow. */
const shortest = 20
const shortestSentence = 30

const gap = new RegExp(gapShape, 'gu')
const subject = /^(?:betreff|subject|titel|title|überschrift|headline)\s*:\s*/i
/** What many texts of a kind begin with. */
const opener = new RegExp(
  '^(?:(?:presse|medien)(?:mitteilung|information)|press release|(?:zur sofortigen veröffentlichung|for immediate release)' +
    '|zusammenfassung|summary|einleitung|introduction|newsletter|stellenanzeige|job advertisement)[:.]?$',
  'i',
)
/** Where and when a piece of news is from. */
const dateline = /^\(?\p{Lu}[^.,:\n]{1,40}, (?:den )?\d{1,2}\.? \p{L}+\.?(?: \d{4})?\)?\s*[.:,–—-]\s+(?=\S)/u
const greeting =
  /^(?:sehr geehrte[rs]?|liebe[rs]?|guten (?:tag|morgen|abend)|hallo|hi|hello|dear|good (?:morning|afternoon|evening))(?![\p{L}\p{N}])[^.?]{0,60}$/iu

/** A line as one says it: without the signs of Markdown, and with an ellipsis in the place of what is left open. */
const plain = (line: string) =>
  onOneLine(line)
    .replaceAll(/!?\[([^\]\n]*)\]\([^)\n]*\)?/g, '$1')
    .replaceAll(gap, '…')
    .replaceAll(/<\/?[a-z][^>\n]*>/gi, '')
    .replace(/^\s*(?:>\s*)*(?:(?:#{1,6}|[*+-]|\d+[.)])\s+)?(?:\[[ x]\]\s+)?/i, '')
    .replaceAll(/\*\*|__|~~|`/g, '')
    .replaceAll(/(^|[^\p{L}\p{N}])[*_]([^*_\n]+)[*_](?![\p{L}\p{N}])/gu, '$1$2')
    .replaceAll(/\\([\\`*_{}[\]()#+.!|~>-])/g, '$1')
    .replaceAll(/^\||\|$/g, '')
    .replaceAll(/\s*\|\s*/g, ' · ')
    .replace(subject, '')
    .replace(dateline, '')
    .trim()

const linesOf = (markdown: string, labels: ReadonlySet<string>): Line[] =>
  markdown
    .slice(0, looked)
    .split('\n')
    .map(line => ({ text: unlabelled(plain(line), labels), heading: /^\s*(#{1,6})\s/.exec(line)?.[1]?.length }))
    .filter(({ text, heading }) => /[\p{L}\p{N}]/u.test(text) && !(heading && labels.has(text)))

/** Records of a list have each part behind its name. */
const unlabelled = (text: string, labels: ReadonlySet<string>) => {
  const colon = text.indexOf(': ')
  return colon > 0 && labels.has(text.slice(0, colon)) ? text.slice(colon + 2) : text
}

const saysLittle = ({ text }: Line) => opener.test(text) || greeting.test(text)

const cut = (text: string) => {
  if (text.length <= longest) return text
  const end = text.lastIndexOf(' ', longest)
  return `${text.slice(0, end > longest / 2 ? end : longest).replace(/[\s,;:–-]+$/, '')} …`
}

/** The first sentence, where it is long enough to tell texts apart. */
const sentence = (text: string) => {
  const end = /(?<!\d)[.!?…][“”"»]?(?=\s+\p{Lu})/u.exec(text.slice(shortestSentence))
  return end ? text.slice(0, shortestSentence + end.index + end[0].length) : text
}

const none: ReadonlySet<string> = new Set()

/**
 * What a text is called: by its heading, which may stand behind a line or two, else by its first words that say
 * something; and how it goes on. Names of parts are no headings of its own. Both are empty where nothing is written.
 */
export const titleOfText = (markdown: string, labels = none): Titled => {
  const lines = linesOf(markdown, labels)
  const heading = lines.slice(0, 3).find(line => line.heading === 1 && !saysLittle(line))
  const telling = heading ?? lines.find(line => !saysLittle(line)) ?? lines[0]
  if (!telling) return { title: '', first: '' }
  const at = lines.indexOf(telling)
  const own = telling.heading ? telling.text : sentence(telling.text)
  const isBehind = at > 0 && !telling.heading && greeting.test(lines[at - 1]?.text ?? '')
  const title = cut(isBehind ? capitalized(own) : own).replace(/[,:]$/, '')
  const rest = [telling.text.slice(own.length), ...lines.slice(at + 1).map(({ text }) => text)]
  return { title, first: rest.join(' ').trim().slice(0, 400) }
}

const naming = /^(?:titles?|subjects?|headlines?|slogan|name)$/

/** The texts of a record, those that name it first; a number or an address of a file names nothing. */
const textsOf = (values: Values): string[] =>
  Object.entries(values)
    .toSorted(([one], [other]) => Number(naming.test(other)) - Number(naming.test(one)))
    .flatMap(([, value]) => value)
    .filter(value => typeof value === 'string')

const ofItem = (item: Item) => (isRecord(item) ? (textsOf(item)[0] ?? '') : isClaim(item) ? item.claim : item)

const between = ' · '
/** How many pieces of a list it takes to tell it from others. */
const enough = (pieces: readonly string[]) => {
  const at = pieces.findIndex((_, at) => pieces.slice(0, at + 1).join(between).length >= shortest)
  return at < 0 ? pieces.length : at + 1
}

/** What an answer is called, whatever its shape: named parts by their title or subject, a list by its first item. */
export const titleOf = (answer: Answer): Titled => {
  if (typeof answer === 'string') return titleOfText(fileIn(answer) === undefined ? answer : '')
  const pieces = (isList(answer) ? answer.map(ofItem) : textsOf(answer))
    .filter(text => fileIn(text) === undefined)
    .map(text => titleOfText(text).title)
    .filter(Boolean)
    .slice(0, 12)
  const named = isList(answer) ? enough(pieces) : 1
  return { title: cut(pieces.slice(0, named).join(between)), first: pieces.slice(named).join(between) }
}
